import Browsing
import Entities
import TerminalKit

/// A list that is scrolled key by key, with a frame after each key.
@MainActor
final class ScrolledList {
    private let catalog: SlowCatalog
    private let loader: PagedListLoader<Movie>
    private var viewport = ListViewport()

    private static let height = 38

    /// How many frames had a visible row without its film.
    private(set) var framesWithMissingRow = 0
    /// How many frames had the loading row at the end.
    private(set) var framesWithLoadingRow = 0

    init(_ catalog: SlowCatalog) {
        self.catalog = catalog
        loader = PagedListLoader(PageSource(read: catalog.movies, readCached: catalog.cachedMovies)) {}
    }

    var list: PagedList<Movie> { loader.list }
    var cursor: Int { viewport.cursor }

    /// Shows the list, and waits until loading has ended.
    func open() async {
        show()
        await rest()
    }

    /// Keys at a constant rate, 30 a second by default.
    func press(_ motion: ListMotion, times: Int, every milliseconds: Int = 33) async {
        for _ in 0..<times {
            viewport.resize(count: list.count, height: Self.height)
            viewport.move(motion)
            show()
            draw()
            await catalog.advance(by: milliseconds)
        }
    }

    /// Waits until loading has ended.
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
