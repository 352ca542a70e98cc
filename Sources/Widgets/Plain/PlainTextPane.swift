package import Navigation
package import Presentation
import TerminalKit

/// A text in a dialogue of lines. What leads somewhere in it has a number: before the line, or behind the name where there
/// are more of them in one. A folded section is its heading, and unfolds by its number.
@MainActor
package final class PlainTextPane {
    private weak var display: (any Display)?
    private var message: Message?
    private var layOut: TextPane.LayOut?
    private var folded: [String: Bool] = [:]
    private var lines: [String] = []
    private var stops: [LinkedLayout.Stop] = []

    package init(display: (any Display)?) {
        self.display = display
    }

    /// - Parameter layOut: adds the text to an empty layout; nil for no text.
    package func show(_ message: Message?, text layOut: TextPane.LayOut?) {
        (self.message, self.layOut) = (message, layOut)
        layOutText()
        display?.setNeedsDisplay()
    }

    /// Another thing is shown.
    package func startAnew() {
        folded = [:]
        layOutText()
    }

    private func layOutText() {
        let layout = layOut?(LinkedLayout(plainFolded: folded))
        stops = layout?.stops ?? []
        lines = layout?.lines.map(Self.said) ?? []
    }

    private static func said(_ line: TextLine) -> String {
        let stops = Set(line.spans.compactMap(\.stop))
        if stops.count == 1, let stop = line.spans.first(where: { !$0.text.isEmpty })?.stop {
            return "\(stop + 1). \(line.text)"
        }
        var text = ""
        for (index, span) in line.spans.enumerated() {
            text += span.text
            let next = index + 1 < line.spans.count ? line.spans[index + 1].stop : nil
            if let stop = span.stop, stop != next { text += " (\(stop + 1))" }
        }
        return text
    }

    /// - Parameter title: said already, and not again at the beginning of the text.
    package func fill(_ page: inout PlainPage) {
        let text = lines.first == page.title ? lines.dropFirst() : lines[...]
        page.text += text.drop { $0.isEmpty }
        page.hasNumbers = !stops.isEmpty
        if let message { page.messages.append(message) }
    }

    /// - Parameter go: is told of a place that the user goes to.
    /// - Returns: whether something has that number.
    package func choose(_ number: Int, go: (Place) -> Void = { _ in }) -> Bool {
        guard stops.indices.contains(number - 1) else { return false }
        switch stops[number - 1] {
        case .place(let place): go(place)
        case .heading(let name): unfold(name)
        }
        return true
    }

    private func unfold(_ name: String) {
        folded[name] = false
        layOutText()
        display?.setNeedsDisplay()
    }
}
