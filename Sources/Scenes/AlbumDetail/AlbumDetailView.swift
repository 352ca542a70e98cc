import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

@MainActor
protocol AlbumDetailView: AnyObject {
    func show(_ state: ListState)
    func select(row: Int)
    /// Shows the details below the album under the cursor.
    func unfold(_ album: UnfoldedAlbum)
    /// Shows above the albums what else is known of the artist; nil for nothing of it.
    func show(_ artist: AboutArtist.State?)
    /// Shows a picture beside them; nil where the terminal shows none.
    func showPicture(_ picture: PictureState?)
    /// Asks over the albums; nil for nothing.
    ///
    /// - Parameter isComing: whether a menu comes as soon as it is known what is in it.
    func ask(_ menu: Menu?, isComing: Bool)
    /// A picture of the grid has come.
    func showPosters()
}

@MainActor
final class AlbumDetailDefaultView {
    private let presenter: any AlbumDetailPresenter
    private weak var display: (any Display)?
    private let pane: AccordionPane
    /// The albums as a grid of their covers, in place of all else, or as a row of them above the albums.
    private let covers: PosterPane
    private let aboutPane: TextPane
    private let picture = PicturePane(standsAbove: true)
    private let menuPane = MenuPane()
    /// Whether a menu is waited for.
    private var isMenuComing = false
    private var unfolded = UnfoldedAlbum.folded
    /// What else is known of the artist, which has the keyboard then; nil while that is folded.
    private var artist: AboutArtist.State?
    /// Where that is, and where the albums are, in cells of the pane.
    private var aboutRoom = Rect(x: 0, y: 0, width: 0, height: 0)
    private var albumRoom = Rect(x: 0, y: 0, width: 0, height: 0)
    /// Where covers stand in a row, likewise.
    private var coverRoom = Rect(x: 0, y: 0, width: 0, height: 0)

    /// Fewer lines of albums are not worth showing.
    private static let leastAlbums = 4
    /// In cells: it begins where titles do.
    private static let aboutIndent = 1
    /// In cells: from here on what is beside the picture has room for a text that can be read well.
    private static let leastBeside = 50
    /// From so many columns on there is a row of covers.
    private static let leastWithCovers = 90
    /// The lines of a row of covers: those of a frame, of a picture as in other pages, and two of text.
    private static let coverRows = 12
    /// In lower panes there is no heading.
    private static let leastWithHeading = 8

    init(presenter: any AlbumDetailPresenter, display: any Display) {
        (self.presenter, self.display) = (presenter, display)
        pane = AccordionPane(browser: presenter.browser, display: display)
        covers = PosterPane(browser: presenter.browser, posters: presenter, display: display)
        aboutPane = TextPane(display: display)
    }
}

extension AlbumDetailDefaultView: AlbumDetailView {
    func show(_ state: ListState) {
        pane.show(state)
        covers.show(state)
    }

    func select(row: Int) {
        pane.didSettle(onRow: row)
        covers.didSettle(onRow: row)
    }

    func ask(_ menu: Menu?, isComing: Bool) {
        menuPane.show(menu)
        isMenuComing = isComing
        aboutPane.setNeedsDisplay()
    }

    func showPosters() {
        covers.didChange()
    }

    func unfold(_ album: UnfoldedAlbum) {
        unfolded = album
        let isForReader = display?.isForReader == true
        pane.unfold(isLoading: album.isLoading) { width in
            AlbumDetailLayout(album, width: width, isForReader: isForReader).lines
        }
    }

    func showPicture(_ picture: PictureState?) {
        self.picture.show(picture)
        aboutPane.setNeedsDisplay()
    }

    func show(_ artist: AboutArtist.State?) {
        self.artist = artist
        aboutPane.show(artist?.message, text: artist?.content?.layOut)
    }
}

extension AlbumDetailDefaultView: LeafScreen {
    var title: String { presenter.title }

    var known: KnownItem? { presenter.known }

    /// The album under the cursor; the artist where that has the keyboard, or there is no album.
    var copyable: CopyableThing? {
        artist == nil ? pane.atCursor(presenter.copyable) ?? presenter.copyableArtist : presenter.copyableArtist
    }

    var status: String? { artist == nil ? pane.status : aboutPane.status }

    var isTyping: Bool { menuPane.isOpen }

    /// What is typed leads to an entry of the menu.
    var takesText: Bool { false }

    var overlay: (any OverlayContent)? { menuPane.overlay }

    var isBusy: Bool { pane.isBusy || artist?.isLoading == true || isMenuComing }

    var isAwaitingRows: Bool { pane.isAwaitingRows }

    var hasFailed: Bool { pane.hasFailed || unfolded.failure != nil || artist?.hasFailed == true }

    var commands: [Command] {
        if let artist {
            return aboutPane.commands + (opensTracks ? [.open] : []) + (artist.hasPage ? [.openPage] : [])
                + [.refresh, .back, .copy]
        }
        if covers.isShown, !pane.isEmpty {
            return [.toRight, .down, .open] + RowCommands.commands + [.posters, .refresh, .copy]
        }
        return rowCommands + (unfolded.hasPage ? [.openPage] : []) + [.fold]
            + (pane.isEmpty ? [] : covers.commands) + [.refresh, .copy]
    }

    private var rowCommands: [Command] {
        if pane.isEmpty { return [] }
        return (unfolded == .folded ? [.down] : [.down, .open]) + RowCommands.commands
    }

    func willAppear() -> Bool {
        presenter.viewWillAppear()
    }

    func didAppear() {
        pane.didAppear()
    }

    var memento: ScreenMemento {
        var memento = pane.memento
        memento.isGrid = covers.isWanted
        return memento
    }

    func restore(_ memento: ScreenMemento) {
        pane.restore(memento)
        covers.isWanted = memento.isGrid
    }

    func layout(size: Size) {
        covers.layout(size: size)
        if covers.isShown { return }
        let hasCovers = pane.hasSeveral && size.width >= Self.leastWithCovers && size.height > 3 * Self.coverRows
        picture.layout(size: size) { box in
            let hasBiography = picture.beside.map(hasRoomForText) == true
            presenter.viewDidLayOut(pictureBox: box, hasBiography: hasBiography, hasCovers: hasCovers)
        }
        let (rest, header) = (picture.rest, headerHeight(picture.rest.size))
        albumRoom = Rect(x: rest.x, y: rest.y + header, width: rest.width, height: rest.height - header)
        aboutRoom = Rect(x: 0, y: 0, width: 0, height: 0)
        if artist != nil { layOutAbout() }
        layOutCovers()
        // Where there is no room for them, the albums stay as they were.
        if albumRoom.height > 0 { pane.layout(size: albumRoom.size) }
    }

    /// Beside the picture where there is room for a text, below that where there is none; and the albums below both.
    private func layOutAbout() {
        let end = albumRoom.y + albumRoom.height
        var (start, y, width) = (albumRoom.x + Self.aboutIndent, albumRoom.y, albumRoom.width - Self.aboutIndent)
        if let beside = picture.beside, hasRoomForText(beside) {
            (start, y, width) = (beside.x, headingRow(below: facts(in: beside.width)) + 2, beside.width)
        }
        let isAlone = end - y < 3 * Self.leastAlbums
        let most = isAlone ? end - y : end - y - max(Self.leastAlbums, (end - y) / 3) - 1
        aboutPane.layout(size: Size(width: width, height: most))
        let height = isAlone ? end - y : min(most, aboutPane.textHeight) + 1
        aboutRoom = Rect(x: start, y: y, width: width, height: height)
        let top = max(albumRoom.y, y + height)
        albumRoom = Rect(x: albumRoom.x, y: top, width: albumRoom.width, height: end - top)
    }

    private func hasRoomForText(_ beside: Rect) -> Bool { beside.width >= Self.leastBeside }

    /// Above the albums in a pane that is wide, and high enough for as much of these.
    private func layOutCovers() {
        coverRoom = Rect(x: 0, y: 0, width: 0, height: 0)
        if picture.beside != nil, pane.hasSeveral, albumRoom.width >= Self.leastWithCovers,
            albumRoom.height >= 2 * Self.coverRows
        {
            // The line above is free, as that of a frame mostly is.
            coverRoom = Rect(
                x: albumRoom.x, y: albumRoom.y - 1, width: albumRoom.width, height: Self.coverRows)
            albumRoom.y += Self.coverRows
            albumRoom.height -= Self.coverRows
        }
        covers.layoutRow(size: coverRoom.height > 0 ? coverRoom.size : nil)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        if covers.isShown { return covers.draw(on: surface, hasFocus: hasFocus) }
        picture.draw(on: surface)
        if let beside = picture.beside { drawFacts(on: surface.part(beside)) }
        if headerHeight(picture.rest.size) > 0 { drawHeader(on: surface.part(picture.rest)) }
        if artist != nil { aboutPane.draw(on: surface.part(aboutRoom), hasFocus: hasFocus) }
        if coverRoom.height > 0 { covers.draw(on: surface.part(coverRoom), hasFocus: false) }
        guard albumRoom.height > 0 else { return }
        pane.draw(
            on: surface.part(albumRoom), hasFocus: hasFocus && artist == nil, row: presenter.row, drawRow: draw)
    }

    /// What is known of the artist, in lines beside a picture that stands above the albums.
    private func facts(in width: Int) -> [String] {
        presenter.facts.map { [TextLine.Span($0, .muted)].factsWrapped(to: width - 2).map(\.text) } ?? []
    }

    private func headingRow(below facts: [String]) -> Int { facts.isEmpty ? 0 : facts.count + 1 }

    private func drawFacts(on surface: Surface) {
        let facts = facts(in: surface.width)
        for (y, line) in facts.enumerated() { surface.draw(line, x: 1, y: y, .muted) }
        let y = headingRow(below: facts)
        let end = surface.draw(aboutHeading, x: 1, y: y, .label)
        surface.mark(row: y, 1..<end, as: .line(0))
        if artist == nil { drawBiography(below: y + 1, on: surface) }
    }

    /// As much of its beginning as there is room for beside the picture.
    private func drawBiography(below y: Int, on surface: Surface) {
        let (width, rows) = (min(surface.width - 2, TextLayout.readableWidth), surface.height - y - 1)
        guard surface.width >= Self.leastBeside, rows > 0, let biography = presenter.biography else { return }
        // All of a long one would be laid out in vain, for each frame.
        let beginning = biography.prefix(2 * width * rows).split(whereSeparator: \.isNewline).joined(separator: " ")
        for (index, line) in beginning.wrapped(to: width, lines: rows).enumerated() {
            surface.draw(line, x: 1, y: y + 1 + index)
        }
    }

    private var aboutHeading: String {
        "\(artist == nil ? LinkedLayout.foldedSign : LinkedLayout.unfoldedSign) \(presenter.aboutHeading)"
    }

    func handle(_ press: KeyPress) -> Bool {
        if let event = menuPane.handle(press) {
            if case .answered(let answer) = event { presenter.didLeaveMenu(with: answer.entry) }
            aboutPane.setNeedsDisplay()
            return true
        }
        guard covers.handle(press) else { return false }
        covers.withCursor(pane.select)
        return true
    }

    func handle(_ command: Command) -> Bool {
        if artist != nil { return handleAbout(command) }
        if handleAmongCovers(command) { return true }
        switch command {
        case .open: return pane.withCursor { _ in pane.isFolded.toggle() }
        case .fold: presenter.didToggleAbout()
        case .openPage: presenter.didAskForPage()
        case .refresh: presenter.didAskForRefresh()
        default:
            guard pane.handle(command, for: presenter) else { return false }
            takeCoversAlong()
        }
        return true
    }

    private func takeCoversAlong() { _ = pane.withCursor(covers.select) }

    func handle(_ pointing: Pointing) -> PointerUse {
        if let event = menuPane.handle(pointing) {
            guard case .answered(let answer) = event else { return .marked }
            presenter.didLeaveMenu(with: answer.entry)
            return .acted
        }
        if covers.isShown || coverRoom.contains(x: pointing.position.x, y: pointing.position.y) {
            let use = covers.handle(pointing)
            if case .press(.row) = pointing.action { covers.withCursor(pane.select) }
            if use == .acted { pane.isFolded = false }
            return use
        }
        switch pointing.action {
        case .press(.line):
            presenter.didToggleAbout()
            return .acted
        case .press(.stop): return aboutPane.handle(pointing, go: presenter.didSelect)
        // The albums have no scrollbar.
        case .press(.scrollbar): return aboutPane.handle(pointing)
        case .scroll where (aboutRoom.y..<aboutRoom.y + aboutRoom.height).contains(pointing.position.y):
            return aboutPane.handle(pointing)
        case .press, .scroll, .drag, .pull:
            let use = pane.handle(pointing) { _ in _ = handle(.open) }
            if case .press = pointing.action { takeCoversAlong() }
            return use
        }
    }

    /// The cursor is on the same album in both, so that who opens a cover sees what is on that album.
    private func handleAmongCovers(_ command: Command) -> Bool {
        if !covers.isShown { takeCoversAlong() }
        let isOpened = covers.isShown && command == .open
        guard covers.handle(command) else { return false }
        covers.withCursor(pane.select)
        if isOpened { pane.isFolded = false }
        return true
    }

    /// Whether the most played tracks unfold, or fold, without a mark: as what a detail has most of.
    private var opensTracks: Bool {
        artist?.content?.mainSection != nil && !aboutPane.commands.contains(.open)
    }

    private func handleAbout(_ command: Command) -> Bool {
        switch command {
        case .back: presenter.didToggleAbout()
        case .refresh: presenter.didAskForRefresh()
        case .openPage: presenter.didAskForPage()
        case .open where opensTracks: if let tracks = artist?.content?.mainSection { aboutPane.fold(tracks) }
        // Where no section is to fold, all of it does.
        case .fold: if !aboutPane.handle(command) { presenter.didToggleAbout() }
        default: return aboutPane.handle(command, go: presenter.didSelect)
        }
        return true
    }

    /// The height of the artist's facts and of the heading above the list. A message in place of the albums is more
    /// important, and may take that room.
    private func headerHeight(_ size: Size) -> Int {
        if picture.beside != nil { return 0 }
        if size.height < Self.leastWithHeading && (presenter.facts == nil || artist != nil) { return 0 }
        return pane.messageHeight(width: size.width) > size.height - 2 ? 0 : 2
    }

    /// As many whole facts as have room. The heading goes to the line below where there is none beside them.
    private func drawHeader(on surface: Surface) {
        let known = presenter.facts ?? ""
        let facts = surface.isForReader ? known : facts(in: surface.width - 1).first ?? ""
        surface.draw(facts, x: 2, y: 0, limit: surface.width - 3, .muted)
        guard surface.height >= Self.leastWithHeading else { return }
        let heading = aboutHeading
        let right = min(surface.width - 1, 2 + TextLayout.readableWidth)
        let room = right + 1 - HarmlessText.width(of: facts) - HarmlessText.width(of: heading)
        if facts.isEmpty {
            let end = surface.draw(heading, x: 2, y: 0, .label)
            surface.mark(row: 0, 2..<end, as: .line(0))
        } else {
            let y = room < 5 ? 1 : 0
            let start = surface.drawRight(heading, end: right, y: y, .label)
            surface.mark(row: y, start..<right, as: .line(0))
        }
    }

    /// Title, count and year; a narrow pane shows fewer of them. The year's column stays where an album has none, but not where no
    /// album has one. In a wide pane they stand no farther from the title than a text is wide.
    private func draw(_ row: AlbumRow, on line: Surface, _ style: RowStyle) {
        if line.isForReader {
            return line.drawForReader(row.title, row.marks, facts: [row.year, row.count], style)
        }
        var end = min(line.width, TextLayout.readableWidth)
        if end > Self.titleWidth, presenter.hasYears {
            if let year = row.year { line.drawRight(year, end: end, y: 0, style.muted) }
            end -= Self.yearWidth
        }
        if let count = row.count, end > Self.titleWidth {
            end = line.drawRight(count, end: end, y: 0, style.muted) - 2
        }
        line.draw(row.title, row.marks, x: 0, y: 0, limit: end, style.plain)
    }

    /// The least width of a title, in cells.
    private static let titleWidth = 38
    /// With the gap before it, in cells.
    private static let yearWidth = 6
}
