package import Commands
import Navigation
package import Presentation
package import TerminalKit

/// A question at the bottom of a view: its sentence, and the keys that answer it.
package struct QuestionPane {
    package private(set) var question: Question?
    /// Whether it has been drawn. Keys that were typed before that are no answer to it.
    package private(set) var hasBeenSeen = false
    private var lines: [TextLine] = []
    private var width: Int?

    package init() {}

    /// In rows; 0 without a question.
    package var height: Int { lines.count }

    package mutating func show(_ question: Question?) {
        guard question != self.question else { return }
        self.question = question
        lines = []
        width = nil
        hasBeenSeen = false
    }

    /// - Parameter width: in cells.
    package mutating func layout(width: Int) {
        guard let question, width != self.width else { return }
        self.width = width
        lines = question.lines(width: width)
    }

    /// Draws at the bottom of the surface. If that is too low, the line with the keys stays visible.
    package mutating func draw(on surface: Surface) {
        hasBeenSeen = question != nil
        if question != nil { surface.placeCursor(x: 0, y: max(0, surface.height - lines.count)) }
        for (y, line) in lines.suffix(surface.height).enumerated() {
            surface.draw(line, y: max(0, surface.height - lines.count) + y)
        }
        markAnswers(on: surface)
    }

    /// The keys that answer stand for them to a pointer too.
    private func markAnswers(on surface: Surface) {
        guard let question, let line = lines.last, line.spans.count == 2 else { return }
        var x = HarmlessText.width(of: line.spans[0].text)
        for answer in question.answers {
            guard let sequence = answer.keys else { continue }
            let end = x + HarmlessText.width(of: sequence.label)
            surface.mark(row: surface.height - 1, x..<end, as: .keys(sequence.keys))
            x = end + 1
        }
    }

    /// Draws it alone, with what it is about, where there is room for nothing else.
    package mutating func drawSmall(_ subject: String, on surface: Surface) {
        guard let question else { return }
        hasBeenSeen = true
        let lines = "\(subject). \(question.sentence) \(question.keys)".wrapped(to: surface.width)
        surface.drawCentered(lines.map { TextLine($0, .notice) }, hasFocus: true)
    }

    /// While a question waits for an answer, only keys for the program as a whole do something else.
    ///
    /// - Parameter didAnswer: called with the command of the answer.
    /// - Returns: whether the key was for the question; nil without a question.
    package func handle(_ press: KeyPress, didAnswer: (Command) -> Void) -> Bool? {
        guard let question else { return nil }
        if let command = press.command(in: .question) {
            if question.answers.contains(where: { $0.command == command }) { didAnswer(command) }
            return true
        }
        return !press.isForProgram
    }
}

extension Question {
    /// One key for each answer.
    fileprivate var keys: String {
        answers.compactMap { $0.keys?.label }.joined(separator: "/")
    }

    /// In two lines, if shortening the name makes that possible.
    fileprivate func lines(width: Int) -> [TextLine] {
        let keys = keys
        func wrapped(nameCells: Int) -> [String] {
            // The keys stay on the line of the last word, since alone they would be hard to understand.
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

    /// The least that is left of a shortened name, in cells.
    private static let leastName = 8
}
