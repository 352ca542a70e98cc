import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

/// The help: all keys from the key table, the meaning of the signs, and the attributions of the data.
@MainActor
final class HelpScreen {
    private let bindings: [KeyMap.Binding]
    private let wording: Wording
    private var text = ScrollPane()

    init(bindings: [KeyMap.Binding], wording: Wording) {
        self.bindings = bindings
        self.wording = wording
    }
}

extension HelpScreen: Screen {
    var title: String { wording.helpTitle }

    var status: String? { text.percentage.map { "\($0) %" } }

    var isBusy: Bool { false }

    var commands: [Command] { (text.percentage == nil ? [] : [.down]) + [.back] }

    func willAppear() -> Bool { true }

    func didAppear() {}

    func layout(size: Size) {
        var layout = TextLayout(width: size.width - 4)
        let rows = bindings.map { binding in
            (
                left: binding.keys.map(\.label).joined(separator: "  "),
                right: Optional(wording.description(binding.command))
            )
        }
        layout.addTable(rows, left: .key, right: .plain)
        layout.addGap()
        layout.add(wording.signsTitle, .label)
        layout.addTable(
            Sign.allCases.map { ($0.symbol, Optional(wording.sign($0))) }, left: .accent, right: .plain)
        for attribution in wording.sources.attributions {
            layout.addGap()
            layout.add(attribution, .muted)
        }
        text.show(layout.lines, height: size.height - 2)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        let frame = PaneFrame(surface: surface, divider: nil)
        frame.draw()
        frame.drawTitle(title, status: status, over: frame.left, hasFocus: hasFocus)
        text.draw(on: surface.part(frame.left.inset(columns: 1, rows: 0)))
    }

    func handle(_ command: Command) -> Bool {
        guard let motion = ListMotion(command) else { return false }
        text.move(motion)
        return true
    }
}
