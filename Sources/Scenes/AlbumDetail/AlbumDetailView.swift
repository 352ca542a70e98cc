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
    /// Where all of it is, since the last layout.
    private var places = ArtistPageArrangement.none
    /// What is known of the artist and what its reader has said: above the heading of the rest, since the last layout.
    private var head: [TextLine] = []

    /// In lower panes there is no heading; and from so many lines on one is free below it.
    private static let leastWithHeading = 8
    private static let leastWithGap = 16
    /// In a strip: its columns, the albums that are named, and the lines for that.
    private static let leastStrip = 90
    private static let mostInStrip = 20
    private static let mostAlbumLines = 2
    /// The lines of what the reader has said of the artist, as long as the rest is folded.
    private static let mostSaid = 4
    /// In cells: a title that is seen whole below a cover.
    private static let mostBelowCover = 24

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
        pane.unfold(isLoading: album.isLoading) { [weak self] width in
            (self?.titleBelowCovers(in: width) ?? [])
                + AlbumDetailLayout(album, width: width, isForReader: isForReader).lines
        }
    }

    /// That of the album under the cursor, where its cover has no room for all of it, or is out of sight.
    private func titleBelowCovers(in width: Int) -> [TextLine] {
        guard let row = pane.atCursor({ $0 }), pane.hiddenRows.contains(row), let title = presenter.row(at: row)?.title,
            HarmlessText.width(of: title) > Self.mostBelowCover || !covers.rowsInSight.contains(row)
        else { return [] }
        return title.wrapped(to: width).map { TextLine($0, .title) }
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
        let canHaveCovers = pane.hasSeveral && presenter.tileShape != nil
        let hasCovers = canHaveCovers && ArtistPageArrangement.hasRoomForCovers(size)
        picture.layout(size: size) { box in
            let hasBiography = picture.beside.map(ArtistPageArrangement.hasRoomForText) == true
            presenter.viewDidLayOut(pictureBox: box, hasBiography: hasBiography, hasCovers: hasCovers)
        }
        head = makeHead()
        places = ArtistPageArrangement(
            picture: (picture.rest, picture.beside),
            header: (headerHeight(picture.rest.size), picture.beside == nil ? 0 : headingRow + 1),
            aboutHeight: artist == nil ? nil : layOutAbout, hasCovers: canHaveCovers)
        covers.layoutRow(size: places.covers?.size)
        // What is among the covers is no row again. What comes before them is reached by the covers: as a row it would stand above what
        // one of these unfolds into.
        pane.hiddenRows = 0..<covers.rowsInSight.upperBound
        // Where there is no room for them, the albums stay as they were.
        if places.albums.height > 0 { pane.layout(size: places.albums.size) }
    }

    private func layOutAbout(size: Size, beside: ShortLines?) -> Int {
        aboutPane.layout(size: size, beside: beside)
        return aboutPane.textHeight
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        if covers.isShown { return covers.draw(on: surface, hasFocus: hasFocus) }
        if isStrip(surface), !hasFocus { return drawStrip(on: surface) }
        if let about = places.about { aboutPane.draw(on: surface.part(about), hasFocus: hasFocus) }
        // After the text, whose margin the picture covers.
        picture.draw(on: surface)
        if let beside = picture.beside { drawFacts(on: surface.part(beside)) }
        if headerHeight(picture.rest.size) > 0 { drawHeader(on: surface.part(picture.rest)) }
        let isAmongAlbums = hasFocus && artist == nil
        if let heading = places.heading, !pane.isEmpty {
            surface.part(heading).draw(presenter.headings(albums: pane.total).albums, x: 2, y: 0, .label)
        }
        if let room = places.covers { covers.draw(on: surface.part(room), hasFocus: isAmongAlbums) }
        guard places.albums.height > 0 else { return }
        let open = surface.isForReader ? nil : openRow
        pane.draw(
            on: surface.part(places.albums), hasFocus: isAmongAlbums, row: { row(at: $0, open: open) }, drawRow: draw)
    }

    /// Whether it is a few lines that are looked at, in which the albums would leave no room for the artist.
    private func isStrip(_ surface: Surface) -> Bool {
        surface.height <= PaneArrangement.stripHeight && surface.width >= Self.leastStrip && !surface.isForReader
            && artist == nil && !pane.isEmpty
    }

    /// What is known of the artist, the first albums, and how the biography begins.
    private func drawStrip(on surface: Surface) {
        let width = surface.width - 2
        let titles = (0..<min(pane.rowCount, Self.mostInStrip)).compactMap { presenter.row(at: $0)?.title }
        let albums: [TextLine.Span] = [
            .init(presenter.headings(albums: pane.total).albums, .label), .init("   ", .plain),
            .init(titles.joined(separator: " · "), .plain),
        ]
        let facts = presenter.facts.map { [TextLine($0, .muted)] } ?? []
        var lines = facts + albums.factsWrapped(to: width).prefix(Self.mostAlbumLines)
        let room = surface.height - lines.count
        if let biography = presenter.biography, room > 0 {
            let beginning = biography.prefix(2 * width * room).split(whereSeparator: \.isNewline).joined(separator: " ")
            lines += beginning.wrapped(to: width, lines: room).map { TextLine($0) }
        }
        let inside = surface.part(Rect(x: 1, y: 0, width: width, height: surface.height))
        for (y, line) in lines.enumerated() { inside.draw(line, y: y) }
    }

    /// The album whose details say how often it was played.
    private var openRow: Int? {
        guard case .content(let content) = unfolded, content.saysCount, !pane.isFolded else { return nil }
        return pane.atCursor { $0 }
    }

    private func row(at index: Int, open: Int?) -> AlbumRow? {
        guard index == open, var row = presenter.row(at: index) else { return presenter.row(at: index) }
        row.count = nil
        return row
    }

    /// What is known of the artist and what its reader has said: beside a picture in as many lines as that takes, else in one line each,
    /// whole for a screen reader.
    private func makeHead() -> [TextLine] {
        if let beside = picture.beside {
            let facts = presenter.facts.map { [TextLine.Span($0, .muted)].factsWrapped(to: beside.width - 2) } ?? []
            return Array((facts + linesSaid(width: beside.width - 2, most: Self.mostSaid)).prefix(beside.height - 2))
        }
        let (width, isForReader) = (max(1, picture.rest.width - 3), display?.isForReader ?? false)
        var lines: [TextLine] = []
        if let facts = presenter.facts {
            lines.append(
                isForReader
                    ? TextLine(facts, .muted) : [TextLine.Span(facts, .muted)].factsWrapped(to: width)[0])
        }
        if picture.rest.height < Self.leastWithGap { return lines }
        return lines + linesSaid(width: width, most: isForReader ? Self.mostSaid : 1)
    }

    /// What the reader has said of the artist; nothing where what is unfolded says it.
    private func linesSaid(width: Int, most: Int) -> [TextLine] {
        if artist?.content != nil { return [] }
        let (said, isSpoken) = (presenter.said, display?.isForReader ?? false)
        var text = TextLayout(width: width)
        text.addSaid(isSpoken ? said.fields : said.seen, isSpoken: isSpoken)
        for note in said.notes {
            let label = "\(note.label)  "
            // All of a long one would be laid out in vain.
            let beginning = String(note.text.prefix(2 * width))
                .wrapped(to: width - HarmlessText.width(of: label), lines: 1)[0]
            text.add(TextLine([.init(label, .label), .init(beginning, .muted)]))
        }
        return Array(text.lines.prefix(most))
    }

    /// The line of the heading of the rest, beside the picture.
    private var headingRow: Int { head.isEmpty ? 0 : head.count + 1 }

    private func drawFacts(on surface: Surface) {
        for (y, line) in head.enumerated() { surface.draw(line, x: 1, y: y) }
        let end = surface.draw(aboutHeading, x: 1, y: headingRow, .label)
        surface.mark(row: headingRow, 1..<end, as: .line(0))
        if artist == nil { drawBiography(from: headingRow + 1, on: surface) }
    }

    /// As much of its beginning as there is room for beside the picture; and what leads to the rest.
    private func drawBiography(from y: Int, on surface: Surface) {
        let (width, rows) = (min(surface.width - 2, TextLayout.readableWidth), surface.height - y)
        guard ArtistPageArrangement.hasRoomForText(Rect(x: 0, y: 0, width: surface.width, height: rows)), rows > 0,
            let biography = presenter.biography
        else { return }
        // All of a long one would be laid out in vain, for each frame.
        let beginning = biography.prefix(2 * width * rows).split(whereSeparator: \.isNewline).joined(separator: " ")
        let lines = beginning.wrapped(to: width, lines: rows + 1)
        for (index, line) in lines.prefix(rows).enumerated() where index < rows - 1 || lines.count <= rows {
            surface.draw(line, x: 1, y: y + index)
        }
        guard lines.count > rows else { return }
        let more = presenter.headings(albums: nil).more
        let last = lines[rows - 1].wrapped(to: width - HarmlessText.width(of: more) - 2, lines: 2)[0]
        let start = surface.draw("\(last)… ", x: 1, y: y + rows - 1)
        let end = surface.draw(more, x: start, y: y + rows - 1, .label)
        surface.mark(row: y + rows - 1, start..<end, as: .line(0))
    }

    private var aboutHeading: String {
        "\(artist == nil ? LinkedLayout.foldedSign : LinkedLayout.unfoldedSign) \(presenter.headings(albums: nil).about)"
    }

    func handle(_ press: KeyPress) -> Bool {
        if menuPane.handle(press, on: display, didAnswer: { presenter.didLeaveMenu(with: $0.entry) }) { return true }
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
        if let use = menuPane.handle(pointing, didAnswer: { presenter.didLeaveMenu(with: $0.entry) }) { return use }
        if covers.isShown || places.covers?.contains(pointing.position) == true {
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
        case .scroll where places.about.map { ($0.y..<$0.y + $0.height).contains(pointing.position.y) } == true:
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

    /// The height of what stands above the heading and of the heading above the list. A message in place of the albums is more
    /// important, and may take that room.
    private func headerHeight(_ size: Size) -> Int {
        if picture.beside != nil { return 0 }
        let hasHeading = size.height >= Self.leastWithHeading
        if !hasHeading && (head.isEmpty || artist != nil) { return 0 }
        let height = size.height >= Self.leastWithGap && !head.isEmpty ? head.count + 2 : 2
        return pane.messageHeight(width: size.width) > size.height - height ? 0 : height
    }

    /// What stands above the albums where no picture does: what is known of the artist, and the heading of the rest below that.
    private func drawHeader(on surface: Surface) {
        let room = surface.part(Rect(x: 2, y: 0, width: surface.width - 3, height: surface.height))
        for (y, line) in head.enumerated() { room.draw(line, y: y) }
        guard surface.height >= Self.leastWithHeading else { return }
        let end = surface.draw(aboutHeading, x: 2, y: head.count, .label)
        surface.mark(row: head.count, 2..<end, as: .line(0))
    }

    /// Title, count and year; a narrow pane shows fewer of them. The year's column stays where an album has none, but not where no
    /// album has one. In a wide pane they stand no farther from the title than a text is wide.
    private func draw(_ row: AlbumRow, on line: Surface, _ style: RowStyle) {
        if line.isForReader {
            return line.drawForReader(row.title, row.marks, facts: [row.year, row.saidCount ?? row.count], style)
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
