import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

/// The artist's albums in a dialogue of lines: the one that is chosen is said in place of the list, and so is what else is
/// known of the artist.
@MainActor
final class AlbumDetailPlainView {
    private let presenter: any AlbumDetailPresenter
    private let pane: PlainAccordion
    private let aboutPane: PlainTextPane
    private var unfolded = UnfoldedAlbum.folded
    /// What else is known of the artist; nil while that is folded.
    private var artist: AboutArtist.State?
    /// What is asked of an album.
    private var menu: Menu?
    /// Whether that is waited for.
    private var isMenuComing = false

    init(presenter: any AlbumDetailPresenter, display: any Display) {
        self.presenter = presenter
        aboutPane = PlainTextPane(display: display)
        pane = PlainAccordion(browser: presenter.browser, display: display) { [presenter] index in
            presenter.row(at: index).map { PlainRow($0.title, .texts($0.year, $0.saidCount ?? $0.count), $0.marks) }
        }
    }
}

extension AlbumDetailPlainView: AlbumDetailView {
    func show(_ state: ListState) {
        pane.list.show(state)
    }

    func select(row: Int) {
        pane.select(row)
    }

    func showPosters() {}

    func ask(_ menu: Menu?, isComing: Bool) { (self.menu, isMenuComing) = (menu, isComing) }

    func showPicture(_ picture: PictureState?) {}

    func unfold(_ album: UnfoldedAlbum) {
        unfolded = album
        pane.unfold(isLoading: album.isLoading, AlbumDetailLayout(album, in: .plain).plainText)
    }

    func show(_ artist: AboutArtist.State?) {
        self.artist = artist
        aboutPane.show(artist?.message, text: artist?.content?.layOut)
    }
}

extension AlbumDetailPlainView: PlainScreen {
    var title: String { presenter.title }

    var page: PlainPage {
        if let menu { return PlainPage(menu) }
        var page = PlainPage(title)
        if artist != nil {
            aboutPane.fill(&page)
        } else {
            pane.fill(&page)
            let text = (presenter.facts.map { [$0] } ?? []) + said
            if !pane.isOpen, !text.isEmpty { page.text = text }
        }
        return page
    }

    /// What the reader has said of the artist.
    private var said: [String] {
        let said = presenter.said
        return said.fields.flatMap(\.plainLines) + said.notes.map { "\($0.label): \($0.text)" }
    }

    var known: KnownItem? { presenter.known }

    var isBusy: Bool { pane.isBusy || artist?.isLoading == true || isMenuComing }

    var isAwaitingRows: Bool { pane.list.isAwaitingRows }

    var hasFailed: Bool { pane.list.hasFailed || unfolded.failure != nil || artist?.hasFailed == true }

    var commands: [Command] {
        if let artist { return (artist.hasPage ? [.openPage] : []) + [.refresh] }
        return (pane.list.isEmpty ? [] : [.next, .previous] + RowCommands.commands)
            + (unfolded.hasPage ? [.openPage] : []) + [.fold, .refresh]
    }

    func willAppear() -> Bool {
        presenter.viewWillAppear()
    }

    func didAppear() {
        pane.list.didAppear()
    }

    var memento: ScreenMemento { pane.list.memento }

    func restore(_ memento: ScreenMemento) {
        pane.list.restore(memento)
    }

    func choose(_ number: Int) -> Bool {
        if let menu {
            guard let entry = menu.entry(numbered: number) else { return false }
            presenter.didLeaveMenu(with: entry)
            return true
        }
        return artist == nil ? pane.choose(number) : aboutPane.choose(number, go: presenter.didSelect)
    }

    func point(at number: Int) -> Bool {
        artist == nil && pane.list.point(at: number)
    }

    func leaveAsked() -> Bool {
        if menu != nil {
            presenter.didLeaveMenu(with: nil)
            return true
        }
        guard artist != nil else { return pane.close() }
        presenter.didToggleAbout()
        return true
    }

    func handle(_ command: Command) -> Bool {
        switch command {
        case .refresh: presenter.didAskForRefresh()
        case .openPage: presenter.didAskForPage()
        case .fold: presenter.didToggleAbout()
        case _ where artist != nil: return false
        case .next where pane.isOpen: return pane.choose(pane.list.cursor + 2)
        case .previous where pane.isOpen: return pane.choose(pane.list.cursor)
        default: return pane.list.handle(command, for: presenter)
        }
        return true
    }
}
