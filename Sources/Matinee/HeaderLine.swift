import TerminalKit

/// The upper line: the program, its sections, the data source, and warnings about it.
struct HeaderLine {
    /// Its content, except the spinner.
    struct Content: Equatable {
        /// The visible section, from 0.
        var current: Int
        /// Warnings, the most important first.
        var warnings: [String]
        /// In cells.
        var width: Int
    }

    let content: Content
    /// The names of the sections, in their order.
    private let labels: [String]
    /// The data source and warnings; nil if there is no room.
    private let remark: String?

    /// In cells, between two sections, and before the first.
    private static let gap = 2
    private static let start = 9
    /// At the right, with two cells for the spinner.
    private static let margin = 3

    /// - Parameter sections: in the order of their numbers.
    init(_ content: Content, sections: [Shell.Section]) {
        self.content = content
        let section = sections[content.current]
        let names = sections.enumerated().map { "\($0 + 1) \($1.name)" }
        if content.warnings.isEmpty {
            let hint = section.hint.map { "\(section.source) · \($0)" }
            labels = names
            remark = Self.remark([hint, section.source].compactMap(\.self), behind: names, in: content.width)
        } else {
            // Warnings are visible in any width: the names of the other sections are dropped for them.
            let warnings = content.warnings.map { "\(section.source) · \($0)" } + content.warnings
            let short = names.indices.map { $0 == content.current ? names[$0] : "\($0 + 1)" }
            let whole = Self.remark(warnings, behind: names, in: content.width)
            labels = whole == nil ? short : names
            remark = whole ?? Self.remark(warnings, behind: short, in: content.width)
        }
    }

    /// - Parameter spinner: empty if nothing is being loaded.
    func draw(on line: Surface, spinner: String) {
        line.draw("Matinee", x: 1, y: 0, .title)
        var x = Self.start
        for (index, label) in labels.enumerated() {
            x = line.draw(label, x: x + Self.gap, y: 0, index == content.current ? .barCurrent : .bar)
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
