package import Presentation
package import TerminalKit

/// A question as views compose it, at the foot of what it is about: its sentence, and the keys that answer it.
package struct QuestionPane {
    package private(set) var question: Question?
    private var lines: [TextLine] = []
    private var width: Int?

    package init() {}

    /// In rows; none without a question.
    package var height: Int { lines.count }

    package mutating func show(_ question: Question?) {
        guard question != self.question else { return }
        self.question = question
        lines = []
        width = nil
    }

    /// - Parameter width: in cells.
    package mutating func layout(width: Int) {
        guard let question, width != self.width else { return }
        self.width = width
        lines = question.lines(width: width)
    }

    /// At the foot of the surface. Where that is too low, the keys are what stays.
    package func draw(on surface: Surface) {
        for (y, line) in lines.suffix(surface.height).enumerated() {
            surface.draw(line, y: max(0, surface.height - lines.count) + y)
        }
    }

    /// Nothing else is done before there is an answer, except what concerns the program as a whole.
    ///
    /// - Parameter didAnswer: hears the command of one of the question's answers.
    /// - Returns: whether the key was for the question; nil without a question.
    package func handle(_ key: Key, didAnswer: (Command) -> Void) -> Bool? {
        guard let question else { return nil }
        if let command = KeyMap.question.command(for: key) {
            if question.answers.contains(where: { $0.command == command }) { didAnswer(command) }
            return true
        }
        guard case .control = key else { return true }
        switch KeyMap.standard.command(for: key) {
        case .redraw, .suspend, .quit: return false
        default: return true
        }
    }
}

extension Question {
    /// In two lines where a shorter name makes that possible.
    fileprivate func lines(width: Int) -> [TextLine] {
        let keys = answers.compactMap { KeyMap.question.keys(for: $0.command).first?.label }.joined(separator: "/")
        func wrapped(nameCells: Int) -> [String] {
            // The keys stay with the last word: alone on a line they would say nothing.
            "\(before)\(name.shortened(to: nameCells))\(after)\u{A0}\(keys)".wrapped(to: width)
        }
        let most = max(2, wrapped(nameCells: Self.leastName).count)
        var cells = max(Self.leastName, most * width)
        var rows = wrapped(nameCells: cells)
        while rows.count > most, cells > Self.leastName {
            cells -= 1
            rows = wrapped(nameCells: cells)
        }
        var lines = rows.map { TextLine($0, .notice) }
        if let last = rows.last, last.hasSuffix(keys) {
            lines[lines.count - 1] = TextLine([.init(String(last.dropLast(keys.count)), .notice), .init(keys, .key)])
        }
        return lines
    }

    /// In cells: what is left of a name that is shortened.
    private static let leastName = 8
}
