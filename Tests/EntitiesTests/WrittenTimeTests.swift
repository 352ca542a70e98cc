import Entities
import Testing

struct WrittenTimeTests {
    private let day = CalendarDate(iso8601: "2026-11-20")
    private let former = DiaryEvent(id: .init(text: "a"), day: CalendarDate(iso8601: "2020"), changed: 0)

    @Test func aFirstTimeIsNotAgainAndMakesAThingDone() {
        let written = WrittenTime(on: day, rating: OwnRating(percent: 90), after: [], standing: nil)
        #expect(!written.event.isAgain && written.event.day == day)
        #expect(written.standing.state == .done && written.standing.since[.done] == day)
        #expect(written.standing.rating?.percent == 90)
    }

    @Test func aLaterOneIsAndWithoutARatingThatOfTheThingStays() {
        let before = Standing(state: .wanted, rating: OwnRating(percent: 70))
        let written = WrittenTime(on: nil, after: [former], standing: before)
        #expect(written.event.isAgain && written.event.rating == nil && written.event.id != former.id)
        #expect(written.standing.state == .done && written.standing.rating?.percent == 70)
    }

    @Test func itsReaderMaySayThatItIsAgain() {
        #expect(WrittenTime(on: day, isAgain: true, after: [], standing: nil).event.isAgain)
    }

    @Test func whatIsThoughtOfTheLastTimeIsThoughtOfTheThing() {
        var latest = DiaryEvent(id: .init(text: "b"), day: day, changed: 0)
        latest.rating = OwnRating(percent: 30)
        let standing = Standing(state: .done, rating: OwnRating(percent: 70))
        #expect(standing.afterChange(of: latest, among: [latest, former]).rating?.percent == 30)
        #expect(standing.afterChange(of: former, among: [latest, former]).rating?.percent == 70)
    }
}
