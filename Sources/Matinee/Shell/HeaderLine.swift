import Entities
import TerminalKit
import Widgets

/// The upper line: the program, its sections, the data source, and warnings about it.
struct HeaderLine {
    /// Its content, except the spinner.
    struct Content: Equatable {
        /// The visible section, and where its rows are from.
        var current: SectionID
        var origin: SectionOrigin
        /// Warnings, the most important first.
        var warnings: [String]
        /// The key that the origin's hint names; nil for none.
        var key: String?
        /// In cells.
        var width: Int
        /// The width of what says that something is being loaded, in cells.
        var spinnerWidth = 1
    }

    /// With the place of its section among all.
    private typealias Label = (text: String, isCurrent: Bool, place: Int)

    let content: Content
    /// The names of the sections, in their order.
    private let labels: [Label]
    /// The data source and warnings; nil if there is no room. In pieces, since what is ASCII alone is drawn at far less cost, in each
    /// frame.
    private let remark: (pieces: [String], width: Int)?

    /// In cells, between two sections, and before the first.
    private static let gap = 2
    private static let start = 9
    /// At the right, between what is said and the spinner.
    private static let margin = 1
    /// The dot of a source, and a blank behind it.
    private static let dotWidth = 2

    /// - Parameter sections: in their order on the screen.
    init(_ content: Content, sections: [Shell.Section]) {
        self.content = content
        let origin = content.origin
        let names: [Label] = sections.enumerated().map { place, section in
            (text: "\(place + 1) \(section.name)", isCurrent: section.id == content.current, place: place)
        }
        // Where not all names fit, that of the open section stays.
        let keys: [Label] = names.enumerated().map { place, label in
            label.isCurrent ? label : (text: "\(place + 1)", isCurrent: false, place: place)
        }
        let warnings = content.warnings + (origin.isWarning ? [origin.hint].compactMap(\.self) : [])
        let usual = [
            origin.remark, origin.command != nil || origin.state == .asked ? origin.hint : nil,
            origin.command == nil ? origin.source : nil,
        ].compactMap(\.self)
        guard !warnings.isEmpty || origin.state == .fails || origin.command != nil else {
            labels = Self.end(of: names) < content.width ? names : keys
            remark = Self.fit(usual, behind: [labels], in: content).map { Self.pieces(of: $0.remark) }
            return
        }
        // Warnings, that a source fails, and what a key is for are visible in any width: the names of the other sections are dropped for them, and
        // even their keys.
        let told = warnings.isEmpty ? [usual] + origin.briefHints.map { [$0] } : warnings.map(origin.remarks)
        let behind = [names, keys, keys.filter(\.isCurrent)]
        let fitting = told.lazy.compactMap { Self.fit($0, behind: behind, in: content) }.first
        labels = fitting?.labels ?? keys
        remark = (fitting?.remark).map(Self.pieces)
    }

    /// - Parameter spinner: empty if nothing is being loaded.
    func draw(on line: Surface, spinner: String) {
        line.draw("Matinee", x: 1, y: 0, .title)
        var x = Self.start
        for label in labels {
            let start = x + Self.gap
            // The one in sight is filled, with a blank on each side.
            if label.isCurrent { line.draw(" ", x: start - 1, y: 0, .barCurrent) }
            x = line.draw(label.text, x: start, y: 0, label.isCurrent ? .barCurrent : .bar)
            if label.isCurrent { line.draw(" ", x: x, y: 0, .barCurrent) }
            line.mark(row: 0, start..<max(start, x), as: .section(label.place))
        }
        if let remark {
            var column = line.width - Self.margin - content.spinnerWidth - remark.width
            drawState(on: line, before: column, end: x, isLoading: !spinner.isEmpty)
            let start = column
            for piece in remark.pieces { column = line.draw(piece, x: column, y: 0, .bar) }
            draw(content.key, in: remark.pieces.joined(), from: start, on: line)
        }
        line.drawRight(spinner, end: line.width, y: 0, .progress)
    }

    /// As a dot before the remark, where there is room; said in words for a reader, who would be read its name.
    private func drawState(on line: Surface, before start: Int, end: Int, isLoading: Bool) {
        let least = Self.gap(behind: labels, dot: Self.dotWidth) + Self.dotWidth
        guard !line.isForReader, let state = content.origin.state, start - end >= least else { return }
        let shown = isLoading ? SectionOrigin.State.asked : state
        line.draw(shown.sign.symbol, x: start - Self.dotWidth, y: 0, shown.style)
    }

    /// The key in a remark, as keys are seen.
    private func draw(_ key: String?, in remark: String, from start: Int, on line: Surface) {
        guard let key else { return }
        if remark.hasPrefix("\(key) ") {
            line.draw(key, x: start, y: 0, .key)
        } else if let place = remark.firstRange(of: " \(key) ") {
            line.draw(key, x: start + HarmlessText.width(of: String(remark[..<place.lowerBound])) + 1, y: 0, .key)
        }
    }

    private static func pieces(of remark: String) -> (pieces: [String], width: Int) {
        let parts = remark.split(separator: "·", omittingEmptySubsequences: false).map(String.init)
        return (Array(parts.map { [$0] }.joined(separator: ["·"])), HarmlessText.width(of: remark))
    }

    /// The first that fits, behind the first labels that leave room for one: with the dot of the source if there is any, else without
    /// it.
    private static func fit(
        _ remarks: [String], behind choices: [[Label]], in content: Content
    ) -> (labels: [Label], remark: String)? {
        let room = content.width - margin - content.spinnerWidth
        for dot in content.origin.state == nil ? [0] : [dotWidth, 0] {
            for labels in choices {
                let room = room - end(of: labels) - gap(behind: labels, dot: dot) - dot
                let fitting = remarks.first { HarmlessText.width(of: $0) <= room }
                if let fitting { return (labels, fitting) }
            }
        }
        return nil
    }

    /// In cells, before what is said; a dot needs less, but behind the open section, whose blank is filled.
    ///
    /// - Parameter dot: its width, in cells; 0 for none.
    private static func gap(behind labels: [Label], dot: Int) -> Int {
        dot > 0 && labels.last?.isCurrent == false ? 1 : gap
    }

    /// The column after the last of them.
    private static func end(of labels: [Label]) -> Int {
        labels.reduce(start) { $0 + gap + HarmlessText.width(of: $1.text) }
    }
}
