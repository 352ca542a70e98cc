import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import Library

/// Views among what is kept.
@MainActor
struct LibraryViewsTests {
    private static let view = SavedView(
        of: .movie, Refinement(filters: [.genre: .only("thriller"), .years: .range(FilterRange(2000...2009))]))
    private let spy = LocalListViewSpy()
    private let router = LibraryRouterSpy()
    private let presenter: LibraryDefaultPresenter

    init() {
        self.init(.live)
    }

    private init(_ availability: SourceAvailability) {
        let library = FakeLibrary([
            LibraryItem(summary: LibrarySummary(Self.view, name: "Seoul"), isFavourite: true, added: 10_000)
        ])
        let notices = NoticeBoardSpy()
        presenter = LibraryDefaultPresenter(
            interactor: LibraryDefaultInteractor(
                library: library, drafts: FakeDrafts(), availability: availability, aliases: FakeAliasFinder()),
            router: router, wording: .sample("en_US"), notices: notices, undo: notices.makeUndoStack(),
            posters: .sample())
        presenter.view = spy
        presenter.viewDidAppear()
    }

    @Test func aRowSaysWhatItsListIsAsked() {
        let row = presenter.row(at: 0)
        #expect(row?.kind == "View")
        #expect(row?.title == "Seoul")
        #expect(row?.facts == "Films · Thriller · 2000s")
    }

    @Test func itsListIsOpened() {
        presenter.didSelectRow(at: 0)
        #expect(router.calls.last == .list(Self.view))
        #expect(router.keptText.contains(.plain("Enter shows its list.")))
        #expect(
            router.keptText.prefix(5) == [
                .title("Seoul"), .plain("Films"), .plain("Genre: Thriller"), .plain("Years: 2000s"), .gap,
            ])
    }

    @Test func withoutASourceItSaysSo() {
        let tests = Self(SourceAvailability(open: [.builtIn: [.artist]], closed: [:]))
        tests.presenter.didSelectRow(at: 0)
        #expect(tests.router.calls.last == .show("kept Seoul"))
        #expect(tests.router.keptText.contains(.muted("No source has this kind of list now")))
    }
}
