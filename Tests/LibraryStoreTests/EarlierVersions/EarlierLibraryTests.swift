import Entities
import Foundation
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// Libraries and drafts that earlier versions have left.
struct EarlierLibraryTests {
    private let bench: LibraryBench

    init() throws {
        bench = try LibraryBench()
    }

    @Test func `What 0.1 kept is there, with all that its notes have been`() throws {
        let store = try open("0.1")
        #expect(store.refusal == nil)
        #expect(store.items.count == 15)
        #expect(try store.connection.number("PRAGMA user_version") == Int64(LibrarySchema.version))
        #expect(store.failureOfCheck == nil)

        let yiYi = LibrarySubject.movie(MovieID(25_538))
        #expect(try store.revisions(of: yiYi).map(\.text).prefix(2) == ["First", "Second"])
        #expect(try store.revisions(of: yiYi).map(\.revision) == [1, 2, 3])
        let strange = try #require(store.items.first { $0.summary.title == "千のナイフ" })
        #expect(strange.summary.unreadableDate == "spring 1978")
        #expect(strange.id == .album(AlbumID(artist: "坂本龍一", title: "千のナイフ", source: .init(rawValue: "deezer"))))
        #expect(store.items.contains { $0.id.id == ItemID(source: .init(rawValue: "cinemeta"), key: "99") })
    }

    @Test func `What the third form kept is there, with its other ids and what it does not understand`() throws {
        let store = try open("0.1.0")
        #expect(store.refusal == nil)
        #expect(store.items.count == 20)
        #expect(store.items.allSatisfy { $0.standing == nil })
        #expect(store.failureOfCheck == nil)
        let ran = try #require(store.items.first { $0.summary.title == "Ran" })
        #expect(ran.summary.aliases.known == [ItemID(source: SourceID(rawValue: "imdb"), key: "tt0089881")])
        #expect(ran.summary.aliases.denied == [ItemID(source: .tmdb, key: "11645")])
        #expect(try store.revisions(of: ran.id).map(\.text) == ["Wind", "Storm"])
        let magazine = LibrarySubject(
            kind: .init(rawValue: "magazine"), id: ItemID(source: SourceID(rawValue: "kiosk"), key: "a/b%2Fc"))
        #expect(store.snapshot[magazine]?.item.summary.unreadableDate == "each spring")
        let fox = LibrarySubject.book(BookID(source: SourceID(rawValue: "openlibrary"), key: "OL45804W"))
        let summary = try #require(store.snapshot[fox]?.item.summary)
        try store.setStanding(Standing(state: .wanted), of: summary)
        #expect(try bench.store().snapshot[fox]?.item.standing?.state == .wanted)
    }

    @Test func `What 0_0 kept is there, its notes too`() throws {
        let store = try open("0.0")
        #expect(store.items.map(\.summary.title) == ["Back in Black", "AC/DC", "A Trip to the Moon", "Yi Yi"])
        #expect(store.items.map(\.isFavourite) == [true, false, true, true])
        let artist = LibrarySubject.artist(ArtistID(name: "AC/DC"))
        #expect(try store.revisions(of: artist) == [Note(text: "loud", changed: 1_709_546_401, revision: 1)])
        #expect(store.failureOfCheck == nil)
    }

    @Test func `What the fourth form kept is there, in the diary too`() throws {
        let store = try open("0.1.0-reading-list")
        #expect(store.refusal == nil && store.failureOfCheck == nil)
        #expect(store.items.count == 7)
        func item(_ title: String) throws -> LibraryItem {
            try #require(store.items.first { $0.summary.title == title })
        }
        let fox = try item("Fantastic Mr Fox")
        #expect(fox.standing?.state == .done && fox.standing?.rating?.percent == 80)
        #expect(fox.standing?.isbn == "9780141182803" && fox.standing?.pages == 96)
        #expect(
            fox.standing?.since[.wanted]?.iso8601 == "2025-01-01"
                && fox.standing?.since[.begun]?.iso8601 == "2025-01-20")
        #expect(fox.events.map(\.day?.iso8601) == ["2025-02-03"] && fox.events.first?.rating?.percent == 80)
        let dune = try item("Dune")
        #expect(dune.standing?.state == .begun, "It is read again")
        #expect(dune.events.map(\.day?.iso8601) == ["2024-05-06"])
        let zeno = try item("Zeno")
        #expect(zeno.standing?.storedState == "abandoned" && zeno.standing?.storedDays["reading"] == "a while")
        #expect(try item("Emma").standing == Standing() && item("Emma").isFavourite && item("Emma").events.isEmpty)
        #expect(try item("Middlemarch").standing?.state == .wanted)
        #expect(try store.revisions(of: item("Ran").id).map(\.text) == ["Wind", "Storm"])
        #expect(try bench.store().records() == store.records())
    }

    @Test func `What the fifth form kept is there, with every time that something was seen`() throws {
        let store = try open("0.1.0-diary")
        #expect(store.refusal == nil && store.failureOfCheck == nil)
        #expect(store.items.count == 12)
        let days = store.items.flatMap(\.diary).map { "\($0.summary.title) \($0.event.day?.iso8601 ?? "-")" }
        #expect(
            days.sorted() == [
                "City of God 2026-11-20", "Paris / Texas 100% 2025-06-01",
                "The Godfather -", "Undated -",
            ])
        let paris = try #require(store.items.first { $0.summary.title == "Paris / Texas 100%" }?.events.first)
        #expect(paris.isAgain && paris.tags == ["cinema", "with Jo"] && paris.rating?.percent == 90)
        #expect(store.items.first { $0.summary.title == "七人の侍" }?.standing?.state == .wanted)
    }

    @Test func `What the seventh form kept is there, its lists too`() throws {
        let store = try open("0.1.0-lists")
        #expect(store.refusal == nil && store.failureOfCheck == nil)
        let list = try #require(store.items.first { $0.id.kind == .list })
        #expect(list.things.map(\.summary.title) == ["Yi Yi", "Ran", "Dreams"])
        #expect(list.things.allSatisfy { $0.remark == nil } && list.note?.text == "Seen on the way home.")
        #expect(store.items.allSatisfy { $0.summary.length == nil })
        #expect(store.items.first { $0.summary.title == "Ran" }?.events.first?.isAgain == true)
    }

    @Test(arguments: [("0.1.0-reading-list", 7), ("0.1.0-diary", 12), ("0.1.0-lists", 3)], ["json", "csv"])
    func `What the fourth form and later ones exported is imported as it was kept`(
        version: (name: String, count: Int), form: String
    ) throws {
        let kept = try open(version.name).items
        let text = try EarlierVersions.text("\(version.name)/export.\(form)")
        let file = try ImportedFile(Array(text.utf8))
        #expect(file.problems.isEmpty && file.records.count == version.count)
        for item in file.records.map(\.record.item) {
            let same = try #require(kept.first { $0.id == item.id })
            #expect(item.standing?.rating == same.standing?.rating && item.standing?.state == same.standing?.state)
            #expect(item.standing?.since == same.standing?.since && item.note?.text == same.note?.text)
        }
    }

    @Test(arguments: ["0.0", "0.1", "0.1.0", "0.1.0-reading-list", "0.1.0-diary", "0.1.0-lists"])
    func `What cannot be written is read as it stands`(
        version: String
    )
        throws
    {
        let expected = try open(version).records()
        let other = try LibraryBench()
        try EarlierVersions.copy("\(version)/library.sqlite", into: other.location.folder)
        let before = try Data(contentsOf: URL(filePath: other.location.path))
        let store = try #require(try LibraryStore.openForReading(other.location))
        // Where the reading list is not migrated there is no diary.
        func withoutEvents(_ records: [LibraryRecord]) -> [LibraryRecord] {
            records.map { record in
                var item = record.item
                item.events = []
                return LibraryRecord(item: item, revisions: record.revisions)
            }
        }
        #expect(withoutEvents(store.records()) == withoutEvents(expected))
        #expect(store.failureOfCheck == nil)
        #expect(try Data(contentsOf: URL(filePath: other.location.path)) == before)
    }

    /// A favourite of 0.1 with a MusicBrainz id, in a list that has none; and the other way round.
    @Test func `Favourites are found whether or not the list knows the MusicBrainz id`() throws {
        let store = try open("0.1")
        let stored = "66c662b6-6e2f-4930-8610-912e24c63ed1"
        for mbid in [nil, "", stored] {
            #expect(store.snapshot[.artist(ArtistID(name: "AC/DC", mbid: mbid))]?.item.summary.title == "AC/DC")
        }
        #expect(store.snapshot[.artist(ArtistID(name: "AC/DC", mbid: "another"))] == nil)
        #expect(store.snapshot[.artist(ArtistID(name: "ac/dc", mbid: stored))]?.item.summary.title == "ac/dc")
        let album = LibrarySubject.album(AlbumID(artist: "AC/DC", title: "Back in Black", mbid: stored))
        #expect(store.snapshot[album]?.item.isFavourite == true)

        try store.removeFavourites([.artist(ArtistID(name: "AC/DC"))])
        #expect(store.snapshot[.artist(ArtistID(name: "AC/DC", mbid: stored))] == nil)
        #expect(store.items.count == 14)
    }

    @Test func `Two artists of one name are two favourites`() throws {
        let store = try bench.store()
        let artists = ["1", "2"].map { ArtistID(name: "Low", mbid: $0) }
        for artist in artists { try store.addFavourite(LibrarySummary(subject: .artist(artist), title: "Low")) }
        #expect(store.items.map(\.id) == artists.reversed().map { .artist($0) })
        try store.removeFavourites([.artist(artists[0])])
        #expect(try bench.store().items.map(\.id) == [.artist(artists[1])])
        #expect(store.snapshot[.artist(ArtistID(name: "Low"))] != nil)
    }

    @Test func `A draft of 0.1 is found`() async throws {
        let folder = "\(bench.folder.path)/drafts"
        try EarlierVersions.copy("0.1/drafts", into: bench.folder.path)
        let drafts = FileDrafts(folder: folder)
        let draft = try #require(await drafts.abandoned().first)
        #expect(draft.summary.subject == .movie(MovieID(74, source: .builtIn)))
        #expect(draft.summary.title == "City of God")
        #expect(draft.text == "Half a thought\n– not saved yet")
    }

    private func open(_ version: String) throws -> LibraryStore {
        try EarlierVersions.copy("\(version)/library.sqlite", into: bench.location.folder)
        return try bench.store()
    }
}
