import Entities
import Testing

struct PlaysTests {
    @Test(arguments: [
        ([0], [true]), ([0, 29], [true, false]), ([0, 30], [true, true]), ([0, 0, 0], [true, false, false]),
        // What is too early counts for nothing, not even for what comes behind it.
        ([0, 20, 40, 60], [true, false, true, false]), ([], []),
    ])
    func whatBeginsTooSoonIsASecondWordOfTheSame(seconds: [Int64], counted: [Bool]) {
        #expect(Plays.counted(seconds) == counted)
    }

    @Test func countingWhatCountsChangesNothing() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let seconds = (0..<Int.random(in: 0...50, using: &generator))
                .map { _ in Int64.random(in: 0...600, using: &generator) }.sorted()
            let counted = zip(seconds, Plays.counted(seconds)).filter(\.1).map(\.0)
            // In a file of what counts, beside all else or alone.
            #expect(Plays.counted(counted).allSatisfy { $0 }, "\(seconds)")
            let both = (seconds + counted).sorted()
            #expect(zip(both, Plays.counted(both)).filter(\.1).map(\.0) == counted, "\(seconds)")
        }
    }

    @Test func aTrackStandsThereOnce() {
        var plays = Plays()
        let track = PlayedTrack(artist: "A", album: nil, title: "T")
        plays.add(track, at: 1)
        plays.add(PlayedTrack(artist: "A", album: "B", title: "T"), at: 2)
        plays.add(track, at: 3)
        #expect(plays.tracks.count == 2)
        #expect(plays.plays.map(\.track) == [0, 1, 0])
        #expect(plays.plays.map(\.second) == [1, 2, 3])
    }

    @Test(arguments: [
        ("Beyoncé", "BEYONCE"), ("AC/DC", "ACDC"), ("Guns N’ Roses", "Guns N' Roses"), ("Sigur Rós", "sigur ros"),
        ("P!nk", "Pnk"), ("99 Luftballons", "99 luftballons"),
    ])
    func spellingsOfANameShareItsKey(one: String, other: String) {
        #expect(one.nameKey == other.nameKey)
    }

    @Test func namesOfSignsStayApart() {
        #expect("!!!".nameKey != "???".nameKey)
        #expect("花樣年華".nameKey != "花様年華".nameKey)
        #expect("21".nameKey != "22".nameKey)
    }

    @Test(arguments: [
        (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (951_782_399, "2000-02-28"),
        (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"), (1_790_985_600, "2026-10-03"),
        (4_294_967_295, "2106-02-07"),
    ])
    func aSecondHasItsDayInUTC(second: Int, day: String) {
        #expect(CalendarDate(second: UInt32(second))?.iso8601 == day)
    }

    @Test func aPeriodHasTheSecondsOfItsDays() throws {
        for text in ["2026", "2024-02", "2000-02-29", "1999-12-31..2001-01", "1970"] {
            let period = try #require(DiaryPeriod(text: text))
            let seconds = try #require(period.seconds)
            for second in [seconds.lowerBound, seconds.upperBound - 1] {
                #expect(period.contains(CalendarDate(second: UInt32(second))))
            }
            #expect(!period.contains(CalendarDate(second: UInt32(seconds.upperBound))))
            if seconds.lowerBound > 0 {
                #expect(!period.contains(CalendarDate(second: UInt32(seconds.lowerBound - 1))))
            }
        }
        #expect(DiaryPeriod.all.seconds == nil)
    }

    @Test func spellingsAreCountedTogetherUnderTheUsualOne() {
        var tally = PlaysTally()
        tally.add(PlayedTrack(artist: "BEYONCE", album: "Lemonade", title: "Sorry"), count: 2)
        tally.add(PlayedTrack(artist: "Beyoncé", album: "lemonade", title: "sorry"), count: 3)
        tally.add(PlayedTrack(artist: "Beyoncé", album: nil, title: "Halo"), count: 4)
        tally.add(PlayedTrack(artist: "Abba", album: "Gold", title: "Waterloo"), count: 4)
        let review = tally.review(count: 13, before: nil, most: 2)
        #expect(review.artists == [.init(name: "Beyoncé", count: 9), .init(name: "Abba", count: 4)])
        #expect(
            review.albums == [
                .init(name: "lemonade", artist: "Beyoncé", count: 5), .init(name: "Gold", artist: "Abba", count: 4),
            ])
        #expect(
            review.tracks == [
                .init(name: "sorry", artist: "Beyoncé", count: 5), .init(name: "Halo", artist: "Beyoncé", count: 4),
            ])
    }
}
