import Navigation
import Presentation
import TerminalKit

/// The keys that work now, as many as there is room for; help and quit among them, but while their keys are typed. While
/// something is asked, the keys that answer.
struct FooterLine {
    enum Content: Equatable {
        case commands([Command], isTyping: Bool)
        case question(Question)
    }

    private struct Item {
        let keys: String
        let hint: String
        let rank: Rank

        /// In cells, with a space between the two.
        var width: Int { HarmlessText.width(of: keys) + 1 + HarmlessText.width(of: hint) }
    }

    /// What stays where room gets short: who does not know the way on may look for it, who does not know the way out is
    /// caught.
    private enum Rank: CaseIterable {
        case leadsOutOfHere, leadsOutOrTellsMore, other
    }

    /// In cells, between two keys.
    private static let gap = 2

    private let content: Content
    private let width: Int
    /// From the left.
    private let items: [Item]

    /// - Parameter width: in cells.
    init(_ content: Content, width: Int, keyMap: KeyMap, wording: Wording) {
        self.content = content
        self.width = width
        let all =
            switch content {
            case .question(let question): Self.items(of: question, width: width)
            case .commands(let commands, let isTyping):
                (commands + (isTyping ? [] : [.help, .quit])).map { command in
                    Item(keys: keyMap.footerLabel(for: command), hint: wording.hint(command), rank: Self.rank(command))
                }
            }
        items = Self.fitted(all, to: width)
    }

    /// Whether it is the line for that, as it is for most frames after the first.
    func isFor(_ content: Content, width: Int) -> Bool {
        self.content == content && self.width == width
    }

    func draw(on line: Surface) {
        var x = 0
        for item in items {
            x = line.draw(item.keys, x: x, y: 0, .key) + 1
            x = line.draw(item.hint, x: x, y: 0, .bar) + Self.gap
        }
    }

    /// Each answer with two of its keys, where there is room for that with all of them; else with one.
    private static func items(of question: Question, width: Int) -> [Item] {
        func items(keyCount: Int) -> [Item] {
            question.answers.map { answer in
                let keys = KeyMap.question.keys(for: answer.command).prefix(keyCount).map(\.label)
                return Item(keys: keys.joined(separator: "/"), hint: answer.word, rank: .leadsOutOfHere)
            }
        }
        let long = items(keyCount: 2)
        return long.reduce(-gap) { $0 + $1.width + gap } <= width ? long : items(keyCount: 1)
    }

    private static func rank(_ command: Command) -> Rank {
        switch command {
        case .back, .keepFilter, .endFilter, .takeBack: .leadsOutOfHere
        case .help, .quit: .leadsOutOrTellsMore
        default: .other
        }
    }

    /// Those that have room, the more important first, in the order of the line.
    private static func fitted(_ items: [Item], to width: Int) -> [Item] {
        var room = width + gap
        var hasRoom = Array(repeating: false, count: items.count)
        for rank in Rank.allCases {
            for (index, item) in items.enumerated() where item.rank == rank && item.width + gap <= room {
                room -= item.width + gap
                hasRoom[index] = true
            }
        }
        return zip(items, hasRoom).filter(\.1).map(\.0)
    }
}

extension KeyMap {
    /// The keys that a footer names; both directions of a movement as one.
    fileprivate func footerLabel(for command: Command) -> String {
        let commands: [Command] = command == .down ? [.up, .down] : [command]
        return commands.compactMap { command in
            [self, .filter, .history].lazy.compactMap { $0.keys(for: command).first?.label }.first
        }.joined()
    }
}
