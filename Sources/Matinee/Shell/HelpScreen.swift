import Commands
import Entities
import Navigation
import Presentation
import TerminalKit
import Widgets

/// The help: all keys from the key table, those that say something on the screen below it first, the meaning of the signs,
/// and the attributions of the data. It can be searched.
@MainActor
final class HelpScreen {
    private let content: HelpContent
    private let wording: Wording
    private let run: @MainActor (Command) -> Void
    /// Whether it may stand in columns.
    private let takesColumns: Bool
    private let line = FilterLine(display: nil)
    private var search: ListFilter?
    private var text = ScrollPane()
    /// Kept while its width is: it is laid out anew with each letter of a search.
    private var columns: HelpContent.Columns?
    /// What `lines` were laid out from.
    private var laidOut: (width: Int, search: String)?
    private var lines: [TextLine] = []

    /// - Parameters:
    ///   - takesColumns: whether it may stand in columns: who is read it hears row by row.
    ///   - run: leaves the help, and says a command to the screen below it.
    init(
        _ content: HelpContent, wording: Wording, takesColumns: Bool = true,
        run: @escaping @MainActor (Command) -> Void = { _ in }
    ) {
        self.content = content
        self.takesColumns = takesColumns
        self.wording = wording
        self.run = run
    }

    private func show(_ search: ListFilter?) {
        if search?.text ?? "" != self.search?.text ?? "" { text.scrollToTop() }
        self.search = search
        line.show(search)
    }
}

extension HelpScreen: LeafScreen {
    var title: String { wording.help.title }

    var status: String? { text.status }

    var isBusy: Bool { false }

    var commands: [Command] {
        let scroll: [Command] = text.percentage == nil ? [] : [.down]
        if isTyping { return scroll + [.keepFilter, .endFilter] }
        return scroll + [.filter] + (search == nil ? [] : [.endFilter]) + [.about]
    }

    func willAppear() -> Bool { true }

    func didAppear() {}

    func layout(size: Size) {
        line.layout(width: size.width)
        let (width, words) = (size.width - 2, search?.text ?? "")
        if laidOut?.width != width || laidOut?.search != words {
            laidOut = (width, words)
            let columns =
                columns.flatMap { $0.whole == width ? $0 : nil }
                ?? content.columns(in: width, takesColumns: takesColumns)
            self.columns = columns
            lines = content.lines(searching: SearchWords(words), in: columns)
            if lines.isEmpty {
                var layout = TextLayout(width: width)
                layout.add(wording.help.nothingFound(words), .muted)
                lines = layout.lines
            }
        }
        text.show(lines, height: size.height - line.height)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        text.draw(on: surface.part(Rect(x: 1, y: 0, width: surface.width - 2, height: text.height)), hasFocus: hasFocus)
        text.drawScrollbar(on: surface)
        let foot = Rect(x: 0, y: text.height, width: surface.width, height: line.height)
        line.draw(on: surface.part(foot))
    }

    var isTyping: Bool { line.isBeingTyped }

    var takesText: Bool { line.isBeingTyped }

    func handle(_ press: KeyPress) -> Bool {
        if isTyping {
            return line.handle(press) { typed in
                show(ListFilter(text: typed, isBeingTyped: true))
            } didEnd: { keeps in
                let isKept = keeps && search?.isEmpty == false
                show(isKept ? search.map { ListFilter(text: $0.text) } : nil)
            }
        }
        // The way back leads out of the search at first.
        guard search != nil, press.command(in: .screens) == .back else { return false }
        show(nil)
        return true
    }

    /// A line says its command, as if its key had been pressed on the screen below.
    func handle(_ pointing: Pointing) -> PointerUse {
        if case .press(.stop(let stop)) = pointing.action, content.commands.indices.contains(stop) {
            run(content.commands[stop])
            return .acted
        }
        return text.handle(pointing)
    }

    func handle(_ command: Command) -> Bool {
        if command == .filter {
            show(ListFilter(text: search?.text ?? "", isBeingTyped: true))
            return true
        }
        guard let motion = command.motion else { return false }
        text.move(motion)
        return true
    }
}
