import Browsing
import Entities
import Services
import TestSupport
import Testing

@MainActor
struct KeptDetailTests {
    private struct Interactor: KeepingInteractor {
        let library: any Diary
        let aliases: FakeAliasFinder

        func findAliases(of kept: [LibrarySummary]) async { await aliases.findAliases(of: kept) }
    }

    private let library = FakeLibrary()
    private let aliases = FakeAliasFinder()
    private let detail: KeptDetail

    private nonisolated static let imdb = ItemID(source: .imdb, key: "tt3")

    /// The same film of a source without a key.
    private nonisolated static let listed = LibrarySummary(
        subject: .movie(MovieID(source: .cinemeta, key: "tt3")), title: "Film 3", aliases: Aliases(known: [imdb]))

    /// As its detail has it.
    private nonisolated static let shown: LibrarySummary = {
        var summary = LibrarySummary(Movie.sample(3))
        summary.aliases.known = [imdb]
        return summary
    }()

    init() {
        detail = KeptDetail(interactor: Interactor(library: library, aliases: aliases))
    }

    private func keep(_ summary: LibrarySummary, note: String? = nil) {
        library.replaceItems(
            with: library.kept + [
                LibraryItem(
                    summary: summary, isFavourite: true, added: 0,
                    note: note.map { Note(text: $0, changed: 0, revision: 1) })
            ])
    }

    @Test func howOftenItWasListenedToIsThereOnceItIsRead() async {
        let album = LibrarySummary(
            subject: .album(AlbumID(artist: "Björk", title: "Homogenic")), title: "Homogenic", subtitle: "Björk")
        let plays = PlayCount(count: 213, last: .sampleToday)
        library.setPlays(plays, of: album.subject)
        var changes = 0
        detail.didChange = { changes += 1 }
        detail.show(album)
        #expect(detail.said.plays == nil)
        await #expect(eventually { @MainActor in detail.said.plays == plays })
        #expect(changes == 1)

        detail.show(Self.shown)
        #expect(detail.said.plays == nil)
    }

    @Test func howOftenItWasListenedToIsReadAgainAfterAnImport() async {
        let album = LibrarySummary(
            subject: .album(AlbumID(artist: "Björk", title: "Homogenic")), title: "Homogenic", subtitle: "Björk")
        detail.show(album)
        await letWorkRun()
        #expect(detail.said.plays == nil)
        for plays in [PlayCount(count: 213, last: .sampleToday), PlayCount(count: 214, last: .sampleToday), nil] {
            library.setPlays(plays, of: album.subject)
            library.replaceItems(with: library.kept)
            await #expect(eventually { @MainActor in detail.said.plays == plays })
        }
    }

    @Test func theNotesOfAllItsNamesAreThereItsOwnFirst() {
        keep(Self.listed, note: "Listed")
        keep(Self.shown, note: "Shown")
        detail.show(Self.shown)
        #expect(
            detail.said.notes == [KeptNote(source: .tmdb, text: "Shown"), KeptNote(source: .cinemeta, text: "Listed")])
        detail.show(nil)
        #expect(detail.said.notes.isEmpty)
    }

    @Test func aNoteThatIsWrittenMeanwhileIsTold() async {
        var changes = 0
        detail.didChange = { changes += 1 }
        detail.show(Self.shown)
        await #expect(eventually { library.listenerCount == 1 })
        keep(LibrarySummary(Movie.sample(4)), note: "Of another film")
        keep(Self.listed, note: "Listed")
        await #expect(eventually { @MainActor in detail.said.notes.map(\.text) == ["Listed"] })
        #expect(changes == 1)
    }

    @Test func whatItSaysOfIdsIsLearntWhereTheSameIsKept() async {
        keep(Self.listed)
        #expect(library.others(than: LibrarySummary(Movie.sample(3))).isEmpty)
        detail.show(Self.shown)
        await #expect(eventually { library.others(than: LibrarySummary(Movie.sample(3))) == [Self.listed.subject] })
        #expect(library.orderCount == 1)
    }

    @Test func nothingIsOrderedWhereNothingIsNew() async {
        keep(Self.shown)
        detail.show(Self.shown)
        await letWorkRun()
        #expect(library.orderCount == 0)
    }

    @Test func whatIsKeptLaterLearnsItToo() async {
        detail.show(Self.shown)
        await #expect(eventually { library.listenerCount == 1 })
        keep(LibrarySummary(Movie.sample(3)))
        await #expect(eventually { library.kept.first?.summary.aliases.known == [Self.imdb] })
    }

    @Test func otherSourcesAreAskedAboutWhatIsKept() async {
        keep(Self.listed)
        detail.show(Self.listed)
        await #expect(eventually { aliases.asked == [[Self.listed.subject]] })
    }

    @Test func nobodyIsAskedAboutWhatIsNotKept() async {
        detail.show(Self.listed)
        await letWorkRun()
        #expect(aliases.asked.isEmpty)
    }

    @Test func aLibraryThatCannotBeWrittenIsLeftAlone() async {
        keep(Self.listed)
        library.close(because: .readOnly(path: "/library"))
        detail.show(Self.shown)
        await letWorkRun()
        #expect(library.orderCount == 0)
    }

    @Test func aLibraryThatFailsStopsNothing() async {
        keep(Self.listed, note: "Listed")
        library.fail(.readOnly(path: "/library"))
        detail.show(Self.shown)
        await #expect(eventually { library.orderCount == 1 })
        #expect(detail.said.notes.map(\.text) == ["Listed"])
    }
}
