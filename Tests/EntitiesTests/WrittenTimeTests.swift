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
        let written = WrittenTime(on: day, after: [former], standing: before)
        #expect(written.event.isAgain && written.event.rating == nil && written.event.id != former.id)
        #expect(written.standing.state == .done && written.standing.rating?.percent == 70)
    }

    @Test(arguments: [nil, "2019", "2019-12-31"])
    func anEarlierTimeThatIsWrittenDownLaterIsNotAgainAndTheRatingOfTheLastOneStays(text: String?) {
        let (earlier, before) = (text.flatMap { CalendarDate(iso8601: $0) }, Standing(rating: OwnRating(percent: 100)))
        let written = WrittenTime(on: earlier, rating: OwnRating(percent: 40), after: [former], standing: before)
        #expect(!written.event.isAgain && written.event.rating?.percent == 40)
        #expect(written.standing.rating?.percent == 100)
    }

    @Test func anEarlierTimeIsAgainWhereOneBeforeItIsWrittenDownOrItsReaderSaysSo() {
        let latest = DiaryEvent(id: .init(text: "b"), day: day, changed: 0)
        let between = CalendarDate(iso8601: "2023")
        #expect(WrittenTime(on: between, after: [latest, former], standing: nil).event.isAgain)
        #expect(!WrittenTime(on: between, after: [latest], standing: nil).event.isAgain)
        #expect(WrittenTime(on: between, isAgain: true, after: [latest], standing: nil).event.isAgain)
    }

    @Test func theSecondOfOneDayIsAgainAndItsRatingCounts() {
        let same = DiaryEvent(id: .init(text: "b"), day: day, changed: 1)
        let before = Standing(state: .done, rating: OwnRating(percent: 70))
        let written = WrittenTime(on: day, rating: OwnRating(percent: 40), after: [same], standing: before)
        #expect(written.event.isAgain && written.standing.rating?.percent == 40)
    }

    @Test func theRatingOfAnEarlierTimeIsBetterThanNone() {
        let written = WrittenTime(
            on: CalendarDate(iso8601: "2019"), rating: OwnRating(percent: 40), after: [former],
            standing: Standing(state: .done))
        #expect(written.standing.rating?.percent == 40)
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

    @Test func byItsNewDayATimeBecomesTheLastOneOrIsNotThatAnyMore() {
        var (latest, earlier) = (DiaryEvent(id: .init(text: "b"), day: day, changed: 0), former)
        (latest.rating, earlier.rating) = (OwnRating(percent: 70), OwnRating(percent: 30))
        let (times, standing) = ([latest, earlier], Standing(state: .done, rating: OwnRating(percent: 70)))
        var moved = latest
        moved.day = CalendarDate(iso8601: "2019")
        #expect(standing.afterChange(of: moved, among: times).rating?.percent == 30)
        moved = earlier
        moved.day = CalendarDate(iso8601: "2026-11-21")
        #expect(standing.afterChange(of: moved, among: times).rating?.percent == 30)
        moved.rating = nil
        #expect(standing.afterChange(of: moved, among: times).rating?.percent == 70)
    }
}
