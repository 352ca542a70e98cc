package import Browsing
package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A scrolling text, for use in details: parts of it that lead somewhere can be marked, and sections fold. A message is
/// always visible below it, or in its place if there is no text.
@MainActor
package final class TextPane {
    package typealias LayOut = @MainActor (LinkedLayout) -> LinkedLayout

    private weak var display: (any Display)?
    private var message: Message?
    /// Whether most of the text is still to come.
    private var isComing = false
    private var layOut: LayOut?
    private var layout = LinkedLayout(width: 1)
    private var stops = TextStops()
    private var text = ScrollPane()
    private var notice: [TextLine] = []
    private var size = Size(width: 0, height: 0)
    private var form = PageForm()
    /// The lines of the pane that a picture stands beside; nil for none.
    private var beside: ShortLines?
    /// Whether the lines below the picture are as long as the pane is wide.
    private var isWideBelow = false
    /// Whether `text` and `notice` are laid out for the pane's width.
    private var isLaidOut = false

    /// The least height of a message, in lines: its remedy fits even in the narrowest terminals.
    private static let leastNotice = 3

    /// - Parameter display: hears that a new frame is needed.
    package init(display: (any Display)?) {
        self.display = display
    }

    /// How much of the text has been in sight; nil when all of it fits, or a scrollbar says so.
    package var status: String? { text.status }

    /// How many lines it would take to show all of it, after its layout.
    package var textHeight: Int {
        if layOut == nil { return message?.height(width: size.width - 2) ?? 0 }
        return text.lines.count + (notice.isEmpty ? 0 : notice.count + 1)
    }

    /// The commands that scroll, and those for what can be marked.
    package var commands: [Command] {
        (text.percentage == nil ? [] : [.down])
            + (layout.stops.isEmpty ? [] : (isMarkInSight ? [.open] : []) + [.nextPlace])
            + (stops.hasSections(in: layout) ? [.fold] : [])
    }

    /// - Parameters:
    ///   - isComing: whether most of the text is still to come: bars stand in its place.
    ///   - layOut: adds the text to an empty layout of the pane's width; nil for no text.
    package func show(_ message: Message?, isComing: Bool = false, text layOut: LayOut?) {
        self.message = message
        self.isComing = isComing
        self.layOut = layOut
        setNeedsLayout()
    }

    private func setNeedsLayout() {
        isLaidOut = false
        display?.setNeedsDisplay()
    }

    /// What stands around the text has changed.
    package func setNeedsDisplay() {
        display?.setNeedsDisplay()
    }

    /// Another thing is shown.
    package func startAnew() {
        text.scrollToTop()
        stops.forgetMark()
    }

    /// - Parameters:
    ///   - size: of the pane, with what stands right of the text.
    ///   - beside: the lines of the pane that a picture stands beside; nil for none.
    package func layout(size: Size, form: PageForm = PageForm(), beside: ShortLines? = nil) {
        guard !isLaidOut || size != self.size || form != self.form || beside != self.beside else { return }
        (self.size, self.form, self.beside) = (size, form, beside)
        isLaidOut = true
        let width = min(beside?.width ?? size.width - 2, TextLayout.readableWidth)
        // At most half of the pane, since the text is more important; in very low panes all but one line.
        let most = max(size.height / 2, min(size.height - 1, Self.leastNotice))
        notice = message?.lines(width: width, height: max(0, most)) ?? []
        layOutText()
    }

    private func layOutText() {
        let former = layout.stops
        layout = laidOut()
        stops.didLayOut(layout, formerly: former)
        text.show(indented(layout.lines), height: size.height - notice.count)
    }

    /// Below a picture lines are as long as the pane is wide if all of the text is in sight then. Where it scrolls all lines are short: the
    /// picture stays where it is, and each of them comes to stand beside it.
    private func laidOut() -> LinkedLayout {
        func text(_ width: Int, _ short: ShortLines? = nil) -> LinkedLayout {
            let empty = LinkedLayout(width: width, short: short, folded: stops.folded, form: form)
            return layOut?(empty) ?? empty
        }
        isWideBelow = false
        let (width, room) = (size.width - 2, size.height - notice.count)
        guard let beside else { return text(width) }
        let narrow = text(beside.width)
        let below = narrow.lines.count - beside.count
        // Nothing is laid out twice that is too long in any case.
        guard below > 0, width > 0, beside.count + below * beside.width / width <= room else { return narrow }
        let wide = text(width, beside)
        isWideBelow = wide.lines.count <= room
        return isWideBelow ? wide : narrow
    }

    /// Where the picture stands left of the text, behind that.
    private func indented(_ lines: [TextLine]) -> [TextLine] {
        guard let beside, beside.indent > 0 else { return lines }
        let margin = TextLine.Span(String(repeating: " ", count: beside.indent), .plain)
        return lines.enumerated().map { y, line in
            line == .empty || indent(ofLine: y) == 0 ? line : TextLine([margin] + line.spans)
        }
    }

    /// - Parameter line: of the text.
    private func indent(ofLine line: Int) -> Int {
        guard let beside else { return 0 }
        return isWideBelow && line >= beside.count ? 0 : beside.indent
    }

    /// The pictures among the lines of which all is in sight.
    ///
    /// - Parameter rows: how high each is.
    package func posters(rows: Int) -> [(poster: LinkedLayout.Poster, y: Int)] {
        layout.posters.filter { text.visible.contains($0.line) && text.visible.contains($0.line + rows - 1) }
            .map { ($0, $0.line - text.top) }
    }

    /// What is marked is seen while keys are for it: elsewhere something else is selected.
    package func draw(on surface: Surface, hasFocus: Bool = false) {
        let inside = surface.part(Rect(x: 1, y: 0, width: surface.width - 2, height: surface.height))
        let isComing = isComing && !surface.isForReader
        if layOut == nil, !isComing, let message {
            let room = Rect(
                x: beside?.indent ?? 0, y: 0, width: beside?.width ?? inside.width, height: inside.height)
            return inside.part(room).draw(message, hasFocus: hasFocus)
        }
        text.draw(
            on: inside.part(Rect(x: 0, y: 0, width: inside.width, height: text.height)),
            selected: hasFocus ? stops.marked : nil, hasFocus: hasFocus)
        text.drawScrollbar(on: surface)
        let top = layOut == nil ? 0 : min(text.lines.count + 1, text.height)
        for (y, line) in notice.enumerated() { inside.draw(line, x: indent(ofLine: top + y), y: top + y) }
        guard isComing else { return }
        if layOut == nil, hasFocus { inside.placeCursor(x: 0, y: 0) }
        drawComing(below: top + notice.count, on: inside)
    }

    /// What lines will look like, as far as there is room.
    private func drawComing(below y: Int, on inside: Surface) {
        let width = min(beside?.width ?? inside.width, Self.mostComing)
        for (index, share) in Self.comingLines.enumerated() {
            inside.draw(String(repeating: "░", count: width * share / 100), x: 0, y: y + index, .border)
        }
    }

    /// How long lines are that are coming, in percent, and at most in cells.
    private static let comingLines = [95, 80, 55]
    private static let mostComing = 60

    /// - Parameter go: is told of a place that the user goes to.
    /// - Returns: whether the command was for the text.
    package func handle(_ command: Command, go: (Place) -> Void = { _ in }) -> Bool {
        switch command {
        case .nextPlace, .previousPlace:
            guard stops.step(command == .nextPlace ? 1 : -1, in: layout, visible: text.visible) else { return false }
            revealMark()
        case .fold:
            guard let name = stops.section(in: layout, visible: text.visible) else { return false }
            fold(name)
        case .open:
            guard isMarkInSight else { return false }
            switch stops.marked.map({ layout.stops[$0] }) {
            case .place(let place): go(place)
            case .heading(let name): fold(name)
            case nil: return false
            }
        default:
            guard let motion = command.motion else { return false }
            text.move(motion)
        }
        display?.setNeedsDisplay()
        return true
    }

    /// A press follows what leads somewhere, folds a section by its heading, and scrolls on the scrollbar.
    ///
    /// - Parameter go: is told of a place that the user goes to.
    package func handle(_ pointing: Pointing, go: (Place) -> Void = { _ in }) -> PointerUse {
        if case .press(.stop(let stop)) = pointing.action, layout.stops.indices.contains(stop) {
            stops.mark(stop)
            return handle(.open, go: go) ? .acted : .none
        }
        let use = text.handle(pointing)
        if use != .none { display?.setNeedsDisplay() }
        return use
    }

    /// Folds a section, or unfolds it: its heading is marked, and is in sight with as much below it as there is room for.
    package func fold(_ name: String) {
        stops.fold(name, in: layout)
        layOutText()
        guard let marked = stops.marked, let first = TextStops.lines(of: marked, in: layout)?.lowerBound else { return }
        let last = layout.lines(ofSection: name).map { $0.upperBound - 1 } ?? first
        text.reveal(first...min(last, first + max(0, text.height - 1)))
        display?.setNeedsDisplay()
    }

    /// What is marked and was scrolled away nobody sees, so nothing is done with it.
    private var isMarkInSight: Bool {
        stops.marked.flatMap { TextStops.lines(of: $0, in: layout) }?.overlaps(text.visible) == true
    }

    private func revealMark() {
        guard let marked = stops.marked, let lines = TextStops.lines(of: marked, in: layout) else { return }
        text.reveal(lines)
    }
}

extension TextPane {
    package var memento: ScreenMemento {
        var memento = ScreenMemento(top: text.lastingTop)
        guard let marked = stops.wanted ?? stops.marked.map({ (layout.stops[$0].storedText, $0) }) else {
            return memento
        }
        (memento.item, memento.row) = (marked.0, marked.1)
        return memento
    }

    package func restore(_ memento: ScreenMemento) {
        text.restore(top: memento.top)
        stops.wanted = memento.item.map { ($0, memento.row) }
    }
}
