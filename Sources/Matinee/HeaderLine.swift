import Entities
import TerminalKit

/// The upper line: the program, its sections, the data source, and warnings about it.
struct HeaderLine {
    /// Its content, except the spinner.
    struct Content: Equatable {
        /// The visible section, and where its rows are from.
        var current: SectionID
        var origin: SectionOrigin
        /// Warnings, the most important first.
        var warnings: [String]
        /// In cells.
        var width: Int
    }

    let content: Content
    /// The names of the sections, in their order.
    private let labels: [(text: String, isCurrent: Bool)]
    /// The data source and warnings; nil if there is no room.
    private let remark: String?

    /// In cells, between two sections, and before the first.
    private static let gap = 2
    private static let start = 9
    /// At the right, with two cells for the spinner.
    private static let margin = 3

    /// - Parameter sections: in their order on the screen.
    init(_ content: Content, sections: [Shell.Section]) {
        self.content = content
        let origin = content.origin
        let names = sections.enumerated().map { "\($0 + 1) \($1.name)" }
        let isCurrent = sections.map { $0.id == content.current }
        let shown: [String]
        if content.warnings.isEmpty {
            let hint = origin.hint.map { "\(origin.source) · \($0)" }
            shown = names
            remark = Self.remark([hint, origin.source].compactMap(\.self), behind: names, in: content.width)
        } else {
            // Warnings are visible in any width: the names of the other sections are dropped for them.
            let warnings = content.warnings.map { "\(origin.source) · \($0)" } + content.warnings
            let short = names.indices.map { isCurrent[$0] ? names[$0] : "\($0 + 1)" }
            let whole = Self.remark(warnings, behind: names, in: content.width)
            shown = whole == nil ? short : names
            remark = whole ?? Self.remark(warnings, behind: short, in: content.width)
        }
        labels = Array(zip(shown, isCurrent))
    }

    /// - Parameter spinner: empty if nothing is being loaded.
    func draw(on line: Surface, spinner: String) {
        line.draw("Matinee", x: 1, y: 0, .title)
        var x = Self.start
        for label in labels {
            x = line.draw(label.text, x: x + Self.gap, y: 0, label.isCurrent ? .barCurrent : .bar)
        }
        if let remark { line.drawRight(remark, end: line.width - Self.margin, y: 0, .bar) }
        line.drawRight(spinner, end: line.width - 1, y: 0, .notice)
    }

    /// The first one that fits.
    private static func remark(_ remarks: [String], behind labels: [String], in width: Int) -> String? {
        let end = labels.reduce(start) { $0 + gap + HarmlessText.width(of: $1) }
        return remarks.first { end + gap + HarmlessText.width(of: $0) <= width - margin }
    }
}
