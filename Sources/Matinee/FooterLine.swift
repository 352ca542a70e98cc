import Navigation
import Presentation
import TerminalKit

/// The keys that work now, as many as there is room for; help and quit always, but while their keys are typed. While
/// something is asked, the keys that answer.
struct FooterLine {
    private let commands: [Command]
    private let isTyping: Bool
    private var question: Question?
    private let items: [(keys: String, hint: String)]
    private let lastItems: [(keys: String, hint: String)]

    init(commands: [Command], isTyping: Bool = false, keyMap: KeyMap, wording: Wording) {
        self.commands = commands
        self.isTyping = isTyping
        func item(_ command: Command) -> (keys: String, hint: String) {
            (keyMap.footerLabel(for: command), wording.hint(command))
        }
        items = commands.map(item)
        lastItems = isTyping ? [] : [.help, .quit].map(item)
    }

    init(question: Question) {
        self.question = question
        (commands, isTyping, lastItems) = ([], false, [])
        items = question.answers.map { answer in
            let keys = KeyMap.question.keys(for: answer.command).prefix(2).map(\.label)
            return (keys.joined(separator: "/"), answer.word)
        }
    }

    /// Whether it is the line for these commands, as it is for most frames after the first.
    func isFor(_ commands: [Command], isTyping: Bool) -> Bool {
        question == nil && self.commands == commands && self.isTyping == isTyping
    }

    func isFor(_ question: Question) -> Bool {
        self.question == question
    }

    func draw(on line: Surface) {
        var room = line.width - lastItems.reduce(0) { $0 + width(of: $1) }
        var shown: [(keys: String, hint: String)] = []
        for item in items where width(of: item) <= room {
            room -= width(of: item)
            shown.append(item)
        }
        var x = 0
        for item in shown + lastItems {
            x = line.draw(item.keys, x: x, y: 0, .key) + 1
            x = line.draw(item.hint, x: x, y: 0, .bar) + 2
        }
    }

    private func width(of item: (keys: String, hint: String)) -> Int {
        HarmlessText.width(of: item.keys) + HarmlessText.width(of: item.hint) + 3
    }
}

extension KeyMap {
    /// The keys that a footer names; both directions of a movement as one.
    fileprivate func footerLabel(for command: Command) -> String {
        let commands: [Command] = command == .down ? [.up, .down] : [command]
        return commands.compactMap { keys(for: $0).first?.label }.joined()
    }
}
