package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A question over the screen: its sentence; the keys that answer it stand in the border below.
@MainActor
package final class QuestionPane {
    package private(set) var question: Question?
    /// Whether it has been drawn. Keys that were typed before that are no answer to it.
    package private(set) var hasBeenSeen = false
    private var lines: [String] = []

    package init() {}

    /// Itself, while something is asked.
    package var overlay: (any OverlayContent)? { question == nil ? nil : self }

    package func show(_ question: Question?) {
        guard question != self.question else { return }
        self.question = question
        lines = []
        hasBeenSeen = false
    }

    /// Draws it alone, with what it is about, where there is room for nothing else.
    package func drawSmall(_ subject: String, on surface: Surface) {
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

extension QuestionPane: OverlayContent {
    package var title: String { "" }

    package var commands: [Command] { [] }

    /// One that names something is about that.
    package var isAboutRow: Bool { question?.name.isEmpty == false }

    package func layout(in room: Size) -> Int {
        lines = question?.lines(width: room.width - 2 * Self.margin, height: room.height) ?? []
        return lines.count
    }

    package func draw(on surface: Surface) {
        guard question != nil else { return }
        hasBeenSeen = true
        surface.placeCursor(x: Self.margin, y: 0)
        for (y, line) in lines.enumerated() { surface.draw(line, x: Self.margin, y: y, .notice) }
    }

    /// Left and right of the sentence, in cells.
    private static let margin = 1
}

extension Question {
    /// One key for each answer.
    fileprivate var keys: String {
        answers.compactMap { $0.keys?.label }.joined(separator: "/")
    }

    /// In as few lines as the words around the name take, or two: a longer name is shortened. Lines break between facts. Where there is
    /// no room for all of it, the end is more.
    func lines(width: Int, height: Int) -> [String] {
        // A fact behind a point, as a day, stands on a line of its own where it has no room.
        func wrapped(_ name: String, _ cells: Int) -> [String] {
            let sentence = "\(before)\(name.shortened(to: cells))\(after)"
            return [TextLine.Span(sentence, .notice)].factsWrapped(to: width).map(\.text)
        }
        let most = max(2, wrapped(name, Self.leastName).count)
        var cells = max(Self.leastName, most * width)
        // A name may be a whole text that somebody has pasted.
        let name = name.shortened(to: cells)
        var rows = wrapped(name, cells)
        while rows.count > most, cells > Self.leastName {
            cells -= 1
            rows = wrapped(name, cells)
        }
        return rows.suffix(height)
    }

    /// The least that is left of a shortened name, in cells.
    private static let leastName = 8
}
