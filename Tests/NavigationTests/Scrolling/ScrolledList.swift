import Entities
import Loading
import TerminalKit

/// A list that somebody scrolls through, key by key, with a frame after each.
@MainActor
final class ScrolledList {
    private let catalog: SlowCatalog
    private let loader: PagedListLoader<Movie>
    private var viewport = ListViewport()

    private static let height = 38

    /// How many frames had a row in sight whose film was not here.
    private(set) var framesWithMissingRow = 0
    /// How many frames said below the last row that more is coming.
    private(set) var framesWithLoadingRow = 0

    init(_ catalog: SlowCatalog) {
        self.catalog = catalog
        loader = PagedListLoader(read: catalog.movies, readCached: catalog.cachedMovies) {}
    }

    var list: PagedList<Movie> { loader.list }
    var cursor: Int { viewport.cursor }

    /// Shows the list, and waits until what that asks for has come.
    func open() async {
        show()
        await rest()
    }

    /// Keys pressed at an even pace, 30 a second where nothing else is said.
    func press(_ motion: ListMotion, times: Int, every milliseconds: Int = 33) async {
        for _ in 0..<times {
            viewport.resize(count: list.count, height: Self.height)
            viewport.move(motion)
            show()
            draw()
            await catalog.advance(by: milliseconds)
        }
    }

    /// Waits until all that was asked for has come.
    func rest() async {
        repeat {
            await catalog.advance(by: 10)
            show()
        } while loader.isBusy || catalog.isAsked
        draw()
    }

    private func show() {
        viewport.resize(count: list.count, height: Self.height)
        loader.didShow(lastVisible: viewport.visible.upperBound - 1, visibleRows: Self.height)
    }

    private func draw() {
        if viewport.visible.contains(where: { list.item(at: $0) == nil }) { framesWithMissingRow += 1 }
        if loader.activity == .loading, viewport.visible.upperBound == list.count { framesWithLoadingRow += 1 }
    }
}
