import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

struct KeptWordsTests {
    private let wording = Wording.sample("en_US")

    private func day(_ month: Int, _ day: Int) -> CalendarDate? { CalendarDate(year: 2026, month: month, day: day) }

    private func event(_ day: CalendarDate?, _ percent: Int? = nil, isAgain: Bool = false) -> DiaryEvent {
        DiaryEvent(
            id: .makeOwn(), day: day, rating: percent.flatMap { OwnRating(percent: $0) }, isAgain: isAgain, changed: 0)
    }

    private func seen(_ standing: Standing?, _ events: [DiaryEvent] = []) -> [String] {
        let words = wording.words(of: KeptThing(standing: standing, events: events), .movie, own: .builtIn)
        #expect(words.seen.dropFirst().allSatisfy { $0.label.isEmpty } && words.seen.first?.label ?? "You" == "You")
        return words.seen.map(\.value.text)
    }

    @Test func whatItIsNowStandsOnOneLineAndEachTimeOnAnother() {
        let standing = Standing(
            state: .begun, since: day(11, 27).map { [.begun: $0] } ?? [:], rating: OwnRating(percent: 100))
        let state = wording.diary.state(.begun, of: .movie)
        #expect(seen(standing) == ["◐ \(state) · since Nov 27, 2026 · ★★★★★"])
        #expect(
            seen(standing, [event(day(11, 26), 80, isAgain: true), event(nil)]) == [
                "◐ \(state) · since Nov 27, 2026 · ★★★★★ · seen 2 times", "Nov 26, 2026 · ★★★★ · again",
                "day unknown",
            ])
    }

    @Test("A time has no rating but its own: that of the thing stands above it, where it is another one")
    func whatATimeSaysIsNotSaidBefore() {
        let standing = Standing(
            state: .done, since: day(11, 26).map { [.done: $0] } ?? [:], rating: OwnRating(percent: 80))
        #expect(seen(standing, [event(day(11, 26), 80)]) == ["● Seen · Nov 26, 2026 · ★★★★"])
        #expect(seen(standing, [event(day(11, 26))]) == ["★★★★", "● Seen · Nov 26, 2026"])
        #expect(seen(standing, [event(day(11, 26), 70)]) == ["★★★★", "● Seen · Nov 26, 2026 · ★★★½"])
        #expect(
            seen(Standing(rating: OwnRating(percent: 80)), [event(day(11, 26))]) == ["★★★★", "● Seen · Nov 26, 2026"])
        #expect(seen(standing) == ["● Seen · since Nov 26, 2026 · ★★★★"])
        #expect(seen(nil, [event(day(11, 26))]) == ["● Seen · Nov 26, 2026"])
    }

    @Test func ofManyTimesTheRestIsCounted() {
        #expect(seen(nil, (1...7).map { event(day(1, $0)) }).last == "+2")
        #expect(seen(nil).isEmpty)
    }

    /// Seen three times, of which one has all that can be written down.
    private var oftenSeen: KeptThing {
        var again = event(day(11, 27), 90, isAgain: true)
        (again.tags, again.note) = (["paris", "at home"], "With Ana;\nthe colours!")
        return KeptThing(
            standing: Standing(state: .done, rating: OwnRating(percent: 90)),
            events: [event(day(11, 28)), again, event(CalendarDate(year: 2011, month: 3), 80)])
    }

    @Test("Of several times a table says what each has; how many they are stands above it")
    func severalTimesAreATable() {
        let seen = wording.words(of: oftenSeen, .movie, own: .builtIn).seen
        #expect(
            seen.map(\.value.text) == [
                "★★★★½ · seen 3 times", "Nov 28, 2026", "Nov 27, 2026 · ★★★★½ · again · #paris #at home",
                "Mar 2011 · ★★★★",
            ])
        #expect(seen.map(\.cells.count) == [0, 4, 4, 4] && seen[1].cells == ["Nov 28, 2026", "", "", ""])
        #expect(seen.map(\.note) == [nil, nil, "With Ana;\nthe colours!", nil])
    }

    @Test func timesAreSaidWithTheSameFactsAndNotes() {
        let words = wording.words(of: oftenSeen, .movie, own: .builtIn).fields
        #expect(
            words.flatMap(\.plainLines) == [
                "Diary: seen 3 times", "Your rating: 4.5 of 5", "In your diary: November 28, 2026",
                "November 27, 2026 · 4.5 of 5 · again · #paris #at home", "With Ana;\nthe colours!",
                "March 2011 · 4 of 5",
            ])
    }

    @Test(arguments: [("de_DE", "★★★★½ · 3 Mal gesehen"), ("es_ES", "★★★★½ · vista 3 veces")])
    func howOftenIsSaidInEachLanguage(locale: String, text: String) {
        let words = Wording.sample(locale).words(of: oftenSeen, .movie, own: .builtIn)
        #expect(words.seen.first?.value.text == text)
    }

    @Test func aRatingIsSeenAsStarsAndSaidInWords() {
        let thing = KeptThing(
            standing: Standing(state: .wanted, rating: OwnRating(percent: 70)), events: [event(day(11, 26), 90)])
        let words = wording.words(of: thing, .movie, own: .builtIn)
        #expect(words.seen.map(\.value.text).allSatisfy { $0.hasSuffix("★★★½") || $0.hasSuffix("★★★★½") })
        #expect(words.fields.map(\.value.text).suffix(2) == ["3.5 of 5", "November 26, 2026 · 4.5 of 5"])
    }

    @Test func whereItIsSaidItsNamesStay() {
        let words = wording.words(
            of: KeptThing(standing: Standing(state: .wanted, rating: OwnRating(percent: 80))), .movie, own: .builtIn)
        #expect(words.fields.map(\.label) == ["Diary", "Your rating"])
    }
}
