import Entities
import Foundation
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

struct PlaysStoreTests {
    private let bench: LibraryBench

    init() throws {
        bench = try LibraryBench()
    }

    private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(iso8601: text)) }
    private func year(_ year: Int) throws -> DiaryPeriod { try #require(DiaryPeriod.year(year)) }

    private var store: PlaysStore { get throws { try PlaysStore.open(bench.location) } }

    @Test func `What is imported is counted by track, album and artist`() throws {
        let store = try store
        let outcome = try store.takeIn([
            Plays([
                ("Björk", "Homogenic", "Jóga", 1_000), ("Bjork", "homogenic", "Joga", 90_000),
                ("Björk", nil, "Jóga", 180_000), ("Björk", "Debut", "Human Behaviour", 400),
                ("Abba", "Gold", "Fernando", 700),
            ])
        ])
        #expect(outcome == PlaysStore.Outcome(taken: 5, added: 5, hasChanged: true))
        #expect(try store.count() == 5)
        #expect(try store.count(of: .björk) == PlayCount(count: 4, last: try day("1970-01-03")))
        #expect(try store.count(of: .homogenic) == PlayCount(count: 2, last: try day("1970-01-02")))
        #expect(try store.count(of: .yiYi) == nil)
        let review = try store.review(of: .all, most: 2)
        #expect(review.count == 5)
        #expect(review.before == nil)
        #expect(review.artists == [.init(name: "Björk", count: 4), .init(name: "Abba", count: 1)])
        #expect(review.tracks.first == .init(name: "Jóga", artist: "Björk", count: 3))
        #expect(review.albums.count == 2)
    }

    @Test func `A period has its own, and those of the year before`() throws {
        let store = try store
        let start = 1_577_836_800 as UInt32  // 2020-01-01
        _ = try store.takeIn([
            Plays([
                ("A", nil, "T", start - 1), ("A", nil, "T", start + 100), ("B", nil, "T", start + 366 * 86_400 - 1),
                ("B", nil, "T", start + 366 * 86_400),
            ])
        ])
        let review = try store.review(of: year(2020), most: 10)
        #expect(review.count == 2)
        #expect(review.before == 1)
        #expect(review.artists.map(\.name) == ["A", "B"])
        #expect(try store.review(of: year(2018), most: 10) == .none)
    }

    @Test func `One listen in the files of two services counts once`() throws {
        let store = try store
        _ = try store.takeIn([Plays([("A", "Album", "T", 1_000), ("A", "Album", "T", 1_300)])])
        let outcome = try store.takeIn([
            Plays([("A", "Album (Remastered)", "T", 1_003), ("A", "Album", "T", 1_330), ("a", nil, "t", 1_600)])
        ])
        #expect(outcome == PlaysStore.Outcome(taken: 3, added: 2, hasChanged: true))
        #expect(try store.count() == 4)
    }

    @Test func `Plays are read only as long as they are wanted`() throws {
        let store = try store
        _ = try store.takeIn([Plays([("A", nil, "T", 1_000), ("A", nil, "T", 90_000), ("B", nil, "T", 180_000)])])
        var seconds: [Int] = []
        try store.eachListen(while: { seconds.count < 2 }) { _, second in seconds.append(second) }
        #expect(seconds.count == 2)
        try store.eachListen(while: { true }) { _, second in seconds.append(second) }
        #expect(seconds.count == 5)
    }

    @Test func `The last import is taken back, and nothing before it`() throws {
        let store = try store
        let first = Plays([("A", "X", "T", 1_000), ("B", nil, "U", 5)])
        _ = try store.takeIn([first])
        let before = try store.everything()
        // The first of these takes the place of one that is there.
        _ = try store.takeIn([Plays([("A", "Y", "T", 990), ("A", "X", "T", 1_000), ("C", nil, "V", 7)]), first])
        #expect(try store.count() == 3)
        #expect(try store.count(of: .artist("C")) != nil)
        #expect(try store.takeBackImport() == 1)
        #expect(try store.everything() == before)
        #expect(try store.connection.number("SELECT count(*) FROM song") == 2)
        #expect(try store.connection.number("SELECT count(*) FROM track") == 2)
        #expect(try store.takeBackImport() == nil)
        #expect(try store.everything() == before)
    }

    @Test func `An import that brings nothing leaves the last one to be taken back`() throws {
        let store = try store
        let plays = Plays([("A", "X", "T", 1_000)])
        _ = try store.takeIn([plays])
        #expect(try store.takeIn([plays]) == PlaysStore.Outcome(taken: 1, added: 0, hasChanged: false))
        #expect(try store.takeBackImport() == 1)
        #expect(try store.count() == 0)
        _ = try store.takeIn([plays])
        try store.forgetImport()
        #expect(try store.takeBackImport() == nil)
    }

    @Test func `Trying out stores nothing`() throws {
        let store = try store
        let plays = Plays([("A", "X", "T", 1_000), ("A", "X", "T", 2_000)])
        #expect(try store.tryOut([plays, plays]) == PlaysStore.Outcome(taken: 4, added: 2, hasChanged: true))
        #expect(try store.everything().isEmpty)
        #expect(try store.takeBackImport() == nil)
        #expect(try PlaysStore.inMemory().tryOut([plays]).added == 2)
    }

    @Test func `Reading makes no file`() throws {
        #expect(try PlaysStore.openForReading(bench.location) == nil)
        #expect(!FileManager.default.fileExists(atPath: bench.location.folder))
        _ = try store
        #expect(try PlaysStore.openForReading(bench.location)?.count() == 0)
    }

    @Test func `Another file is left alone, and so is one of a later version`() throws {
        try store.connection.execute("PRAGMA user_version = 7")
        let path = bench.location.playsPath
        let newer = LibraryFailure.newerVersion(path: path, found: 7, known: 1)
        #expect(throws: newer) { try store }
        #expect(throws: newer) { try PlaysStore.openForReading(bench.location) }
        try SQLiteConnection(path: path, mode: .readWrite).execute("PRAGMA application_id = 5")
        #expect(throws: LibraryFailure.notALibrary(path: path)) { try store }
        #expect(throws: LibraryFailure.notALibrary(path: path)) { try PlaysStore.openForReading(bench.location) }
        try Data("no database, but a text of more than 512 bytes".utf8).write(to: URL(filePath: path))
        let content = try Data(contentsOf: URL(filePath: path))
        #expect(throws: LibraryFailure.damaged(path: path)) { try store }
        #expect(try Data(contentsOf: URL(filePath: path)) == content)
    }

    @Test func `Plays that are there in any order and number are the same plays`() throws {
        var generator = SeededGenerator(seed: 29)
        for round in 0..<60 {
            let files = (0..<4).map { _ in Plays.random(Int.random(in: 0...25, using: &generator), by: &generator) }
            let whole = try PlaysStore.inMemory()
            for file in files { _ = try whole.takeIn([file]) }
            let expected = try whole.everything()
            let other = try PlaysStore.inMemory()
            var rest = (files + files).shuffled(using: &generator)
            while let file = rest.popLast() {
                switch Int.random(in: 0..<4, using: &generator) {
                case 0:
                    // Cut off, and taken back or not.
                    let before = try other.everything()
                    let (start, end) = file.cut(by: &generator)
                    let outcome = try other.takeIn([start])
                    if Bool.random(using: &generator), outcome.hasChanged {
                        _ = try other.takeBackImport()
                        #expect(try other.everything() == before, "round \(round)")
                    }
                    rest.insert(contentsOf: [file, end], at: 0)
                case 1 where !rest.isEmpty: _ = try other.takeIn([file, rest.removeLast()])
                default: _ = try other.takeIn([file])
                }
                if rest.count > 40 { rest = Array(rest.suffix(4)) + files }
            }
            for file in files { _ = try other.takeIn([file]) }
            #expect(try other.everything() == expected, "round \(round)")
            #expect(try other.review(of: .all, most: 100) == whole.review(of: .all, most: 100), "round \(round)")
        }
    }
}

extension PlaysStore {
    /// All plays, and whether they count, whatever numbers the rows have.
    func everything() throws -> [String] {
        try connection.rows(
            """
            SELECT song.artist, song.title, second, counts, track.artist, album, track.title
            FROM play JOIN song ON song.id = play.song JOIN track ON track.id = play.track
            """
        ) { row in (0..<7).map { row.text($0) ?? "" }.joined(separator: "|") }.sorted()
    }
}

extension Plays {
    init(_ plays: [(artist: String, album: String?, title: String, second: UInt32)]) {
        self.init()
        for play in plays {
            add(PlayedTrack(artist: play.artist, album: play.album, title: play.title), at: play.second)
        }
    }

    /// Of few tracks within little time, so that they meet.
    static func random(_ count: Int, by generator: inout SeededGenerator) -> Plays {
        Plays(
            (0..<count).map { _ in
                (
                    ["A", "a", "Á", "B"].randomElement(using: &generator) ?? "",
                    ["X", "Y", nil].randomElement(using: &generator) ?? nil,
                    ["T", "t!", "U"].randomElement(using: &generator) ?? "",
                    UInt32.random(in: 1...300, using: &generator)
                )
            })
    }

    func cut(by generator: inout SeededGenerator) -> (Plays, Plays) {
        var parts = (Plays(), Plays())
        let place = Int.random(in: 0...plays.count, using: &generator)
        for (index, play) in plays.enumerated() {
            let track = tracks[Int(play.track)]
            if index < place { parts.0.add(track, at: play.second) } else { parts.1.add(track, at: play.second) }
        }
        return parts
    }
}

extension LibrarySummary {
    fileprivate static func artist(_ name: String) -> LibrarySummary {
        LibrarySummary(subject: .artist(ArtistID(name: name)), title: name)
    }
}
