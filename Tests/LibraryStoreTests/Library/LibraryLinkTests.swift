import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage

/// Other ids of what is kept, in the file.
struct LibraryLinkTests {
    private static let imdb = ItemID(source: .imdb, key: "tt0244316")
    private let bench: LibraryBench

    init() throws {
        bench = try LibraryBench()
    }

    /// Yi Yi as a source without a key has it.
    private static let listed = LibrarySummary(
        subject: .movie(MovieID(source: .cinemeta, key: "tt0244316")), title: "Yi Yi",
        aliases: Aliases(known: [imdb, LibrarySummary.yiYi.subject.id]))

    /// Without the number of the other source.
    private static let half = LibrarySummary(
        subject: listed.subject, title: "Yi Yi", aliases: Aliases(known: [imdb]))

    /// With what its detail says.
    private static var detailed: LibrarySummary {
        var summary = LibrarySummary.yiYi
        summary.aliases.known = [imdb]
        return summary
    }

    private func links() throws -> [String] {
        try bench.connection().rows("SELECT namespace, key FROM link ORDER BY 1, 2") {
            "\($0.text(0) ?? "")/\($0.text(1) ?? "")"
        }
    }

    @Test func `What a source says of other ids is stored with a favourite, and joins after a restart`() async throws {
        try await bench.library().addFavourite(Self.listed)
        #expect(try links() == ["imdb/tt0244316", "tmdb/25538"])
        let library = bench.library()
        let stored = try #require(try await library.items().first)
        #expect(stored.summary == Self.listed)
        #expect(library.others(than: .yiYi) == [Self.listed.subject])
    }

    @Test func `A note is joined the other way round`() async throws {
        let library = bench.library()
        _ = try await library.saveNote("Three generations", about: .yiYi, startedFrom: nil)
        #expect(library.notes(about: Self.listed) == [KeptNote(source: .tmdb, text: "Three generations")])
        #expect(library.noteSummary(for: Self.listed).subject == LibrarySummary.yiYi.subject)
    }

    @Test func `A detail's news are stored with what is kept, and with what is the same`() async throws {
        let library = bench.library()
        try await library.addFavourite(Self.half)
        #expect(library.others(than: .yiYi) == [])
        #expect(library.hasNews(in: Self.detailed))
        try await library.learn(Self.detailed)
        #expect(!library.hasNews(in: Self.detailed))
        #expect(library.others(than: .yiYi) == [Self.listed.subject])
        #expect(try links() == ["imdb/tt0244316", "tmdb/25538"])
    }

    @Test
    func `How long a thing takes is stored with it once a detail says so, and stays where a list does not say it`()
        async throws
    {
        let library = bench.library()
        try await library.addFavourite(.yiYi)
        var detailed = LibrarySummary.yiYi
        detailed.length = 173
        #expect(library.hasNews(in: detailed))
        try await library.learn(detailed)
        #expect(!library.hasNews(in: detailed))
        try await library.setStanding(Standing(state: .wanted), of: .yiYi)
        let records = try bench.store().records()
        #expect(records.map(\.item.summary.length) == [173])
        for form in [ExportFormat.json, .csv] {
            let file = try ImportedFile(Array(LibraryText.text(of: records, format: form).utf8))
            #expect(file.records.map(\.record.item.summary.length) == [173])
        }
    }

    @Test func `Nothing is stored for what is not kept`() async throws {
        let library = bench.library()
        try await library.addFavourite(.ran)
        #expect(!library.hasNews(in: Self.detailed))
        try await library.learn(Self.detailed)
        #expect(try links() == [])
    }

    @Test func `What a source corrects takes the place of what it said`() async throws {
        let library = bench.library()
        try await library.addFavourite(Self.detailed)
        var corrected = Self.detailed
        corrected.aliases.known = [ItemID(source: .imdb, key: "tt7")]
        try await library.learn(corrected)
        #expect(try links() == ["imdb/tt7"])
        #expect(library.others(than: Self.half) == [])
    }

    @Test func `Both notes stay, whichever came first`() async throws {
        let library = bench.library()
        _ = try await library.saveNote("Without a key", about: Self.listed, startedFrom: nil)
        _ = try await library.saveNote("With a key", about: Self.detailed, startedFrom: nil)
        let (free, keyed) = (
            KeptNote(source: .cinemeta, text: "Without a key"), KeptNote(source: .tmdb, text: "With a key")
        )
        #expect(library.notes(about: Self.detailed) == [keyed, free])
        #expect(library.notes(about: Self.listed) == [free, keyed])
        #expect(library.noteSummary(for: Self.detailed).subject == Self.detailed.subject)
        #expect(try await library.items().count == 2)
    }

    @Test func `A favourite is taken away under all its names at once, and made under one`() async throws {
        let library = bench.library()
        try await library.addFavourite(Self.listed)
        _ = try await library.saveNote("Stays", about: Self.listed, startedFrom: nil)
        try await library.toggleFavourite(.yiYi)
        #expect(!library.isFavourite(Self.listed.subject) && library.hasNote(Self.listed.subject))
        try await library.toggleFavourite(.yiYi)
        #expect(library.isFavourite(LibrarySummary.yiYi.subject) && !library.isFavourite(Self.listed.subject))
        try await library.addFavourite(Self.listed)
        try await library.toggleFavourite(Self.listed)
        #expect(try await bench.library().items().filter(\.isFavourite).isEmpty)
    }

    @Test func `Favourites that were taken away come back together, with what is written since`() async throws {
        let library = bench.library()
        try await library.addFavourite(Self.listed)
        try await library.addFavourite(Self.detailed)
        let before = try await library.items()
        let removed = try await library.toggleFavourite(Self.detailed)
        #expect(try await library.items().isEmpty)
        _ = try await library.saveNote("Since", about: Self.listed, startedFrom: nil)
        try await library.restore(removed)
        #expect(try await library.items().map(\.isFavourite) == [true, true])
        #expect(library.hasNote(Self.listed.subject))
        try await library.removeNoteAsItIs(Self.listed.subject)
        #expect(try await Set(library.items()) == Set(before))
    }

    @Test func `A link that was taken back is not made again, after a restart too`() async throws {
        try await bench.library().addFavourite(Self.detailed)
        try bench.store().separate(Self.detailed.subject, from: Self.imdb)
        do {
            let library = bench.library()
            _ = try await library.items()
            #expect(library.others(than: Self.half) == [])
            #expect(!library.hasNews(in: Self.detailed))
            try await library.learn(Self.detailed)
            try await library.addFavourite(Self.detailed)
        }
        #expect(try links() == ["!imdb/tt0244316"])
        let library = bench.library()
        _ = try await library.items()
        #expect(library.others(than: Self.listed) == [])
    }

    @Test func `What somebody says that it is stays, can be taken back, and nothing else is touched by either`()
        async throws
    {
        let mine = Aliases(known: [Self.imdb])
        let decided = Aliases(known: [Self.imdb, LibrarySummary.yiYi.subject.id], denied: [Aliases.noneOfFound])
        do {
            let library = bench.library()
            try await library.addFavourite(Self.half)
            try await library.relink(Self.half.subject, from: mine, to: decided)
            #expect(library.item(Self.half.subject)?.summary.aliases == decided)
            #expect(library.others(than: .yiYi) == [Self.half.subject])
        }
        #expect(try links() == ["!own-answers/none", "imdb/tt0244316", "tmdb/25538"])
        let library = bench.library()
        var learnt = Self.half
        learnt.aliases = Aliases(known: [ItemID(source: SourceID(rawValue: "trakt"), key: "5")])
        try await library.learn(learnt)
        try await library.relink(Self.half.subject, from: decided, to: mine)
        #expect(try links() == ["imdb/tt0244316", "trakt/5"])
        #expect(library.others(than: .yiYi) == [])
    }

    @Test func `What is not kept is linked with nothing`() async throws {
        await #expect(throws: LibraryFailure.notFound) {
            try await bench.library().relink(Self.half.subject, from: Aliases(), to: Aliases(known: [Self.imdb]))
        }
    }

    @Test func `What a source has is what is stored of it under another name`() async throws {
        let library = bench.library()
        let shown = LibrarySubject.movie(MovieID(source: .cinemeta, key: Self.imdb.key))
        #expect(library.summary(of: shown, alsoIn: [.imdb]) == nil)
        try await library.addFavourite(
            LibrarySummary(subject: LibrarySubject(kind: .movie, id: Self.imdb), title: "Yi Yi"))
        #expect(library.summary(of: shown, alsoIn: []) == nil)
        let recalled = try #require(library.summary(of: shown, alsoIn: [.imdb]))
        #expect(recalled.subject.id == Self.imdb && recalled.title == "Yi Yi")
    }

    @Test func `What is not kept cannot be separated`() throws {
        let store = try bench.store()
        #expect(throws: LibraryFailure.notFound) { try store.separate(Self.detailed.subject, from: Self.imdb) }
    }

    @Test func `A delete takes them away, and undoing it brings them back`() async throws {
        let library = bench.library()
        try await library.addFavourite(Self.listed)
        try bench.store().separate(Self.listed.subject, from: ItemID(source: .tmdb, key: "25538"))
        let record = try await library.delete(Self.listed.subject)
        #expect(try links() == [])
        try await library.restore(record)
        #expect(try links() == ["!tmdb/25538", "imdb/tt0244316"])
    }

    @Test func `Another process sees what was learnt`() async throws {
        let (one, other) = (bench.library(), bench.library())
        try await one.addFavourite(Self.half)
        _ = try await other.items()
        try await one.learn(Self.detailed)
        #expect(await eventually { other.others(than: .yiYi) == [Self.listed.subject] })
    }

    @Test func `Where nothing can be stored nothing is learnt, and what is stored still joins`() async throws {
        do { try bench.store().addFavourite(Self.half) }
        let lock = try bench.connection()
        let library = bench.library(patience: 0)
        _ = try await library.items()
        try lock.execute("BEGIN IMMEDIATE")
        await #expect(throws: LibraryFailure.busy(path: bench.location.path)) { try await library.learn(Self.detailed) }
        #expect(library.others(than: .yiYi) == [])
        #expect(library.others(than: Self.detailed) == [Self.listed.subject])
        try lock.execute("ROLLBACK")
        try await library.learn(Self.detailed)
        #expect(library.others(than: .yiYi) == [Self.listed.subject])
    }

    @Test func `A table of links that is damaged does not cost an item`() throws {
        do { try bench.store().addFavourite(Self.listed) }
        do {
            let connection = try bench.connection()
            try connection.execute(
                "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 9999 WHERE name = 'link'")
        }
        let store = try bench.store()
        #expect(store.refusal == .damaged(path: bench.location.path))
        #expect(store.items.map(\.id) == [Self.listed.subject])
    }

    @Test func `A merge adds what is not there, and contradicts nothing`() async throws {
        let store = try bench.store()
        try store.addFavourite(Self.half)
        var other = Self.listed
        other.aliases = Aliases(
            known: [ItemID(source: .imdb, key: "tt9"), LibrarySummary.yiYi.subject.id],
            denied: [ItemID(source: .builtIn, key: "1")])
        let record = LibraryRecord(
            item: LibraryItem(summary: other, isFavourite: true, added: 5_000_000_000), revisions: [])
        #expect(try store.merge([record]) == [.changed])
        #expect(try links() == ["!builtin/1", "imdb/tt0244316", "tmdb/25538"])
        #expect(try store.merge([record]) == [.unchanged])
    }

    @Test func `Ids that cannot be stored are left out`() async throws {
        var strange = Self.half
        strange.aliases.known = [
            Self.imdb, ItemID(source: .tmdb, key: ""), ItemID(source: SourceID(rawValue: ""), key: "1"),
            ItemID(source: .builtIn, key: "a\0b"),
            ItemID(source: .builtIn, key: String(repeating: "k", count: LibraryLimits.name + 1)),
        ]
        try await bench.library().addFavourite(strange)
        #expect(try links() == ["imdb/tt0244316"])
    }
}
