import Commands
import Navigation
import Presentation
import TerminalKit

/// Shows a few of the keys that work now, in groups, with what finds anything, help and quit unless text is typed: help has the rest.
/// During a question it shows the keys that answer.
struct FooterLine {
    enum Content: Equatable {
        /// - Parameters:
        ///   - hints: what some of them are called here, if not as everywhere.
        ///   - hasFailed: whether there are no rows, since their source has failed.
        case commands([Command], isTyping: Bool, hints: [Command: String] = [:], hasFailed: Bool = false)
        case question(Question)
        /// Keys that others must follow, and how often it is to be done.
        case begun(KeyReader)
    }

    private struct Item {
        /// What was typed already, before the keys.
        let typed: String
        /// What each key is called, with what stands between it and the one before.
        let keys: [(sequence: KeySequence, label: String)]
        let hint: String
        let rank: Command.FooterRank
        let group: Command.FooterGroup
        /// Whether it tells of arrow keys.
        var isMotion = false
        /// When its turn is for room that is left, the lowest first; nil for what takes none of that.
        var turnAtTheEnd: Int?
        /// Whether it is the program's own, the same everywhere.
        var isOfProgram = false

        /// - Parameter separator: between two keys.
        init(
            typed: String = "", keys: [KeySequence], separator: String = "", hint: String, rank: Command.FooterRank,
            group: Command.FooterGroup = .acts
        ) {
            (self.typed, self.hint, self.rank, self.group) = (typed, hint, rank, group)
            self.keys = keys.enumerated().map { ($1, ($0 > 0 ? separator : "") + $1.label) }
        }

        /// In cells, with a space between keys and hint.
        var width: Int {
            HarmlessText.width(of: keys.reduce(typed) { $0 + $1.label }) + 1 + HarmlessText.width(of: hint)
        }
    }

    /// In cells, between two keys, and what is added before the program's own where the line is wide.
    private static let gap = 2
    private static let gapBeforeProgram = 2
    private static let wideWidth = 60
    /// The most commands that are chosen by importance, without that for tabs, and the most beside help and quit: more are not
    /// read.
    private static let mostItems = 6
    /// Help and quit.
    private static let waysOut = 2
    /// In the order of the line.
    private static let ofProgram: [Command] = [.palette, .help, .quit]
    /// What takes the room that is left, the first most of all; those behind the palette only where there are rows.
    private static let atTheEnd: [Command] = [.palette, .filter, .posters, .refine, .sort]
    /// What helps where a source has failed.
    private static let remedies: [Command] = [.refresh, .sources]

    private let content: Content
    private let width: Int
    /// From the left.
    private let items: [Item]

    /// - Parameter width: in cells.
    init(_ content: Content, width: Int, keys: KeyTable, in scope: KeyScope = .everywhere, wording: Wording) {
        self.content = content
        self.width = width
        var hasRows = false
        if case .commands(let commands, false, _, false) = content { hasRows = Self.hasRows(commands) }
        let all =
            switch content {
            case .question(let question): Self.items(of: question, keys[.question], width: width)
            case .begun(let reader): Self.items(after: reader, keys[scope], wording)
            case .commands(let commands, let isTyping, let hints, let hasFailed):
                Self.offered(commands, isTyping: isTyping, hasFailed: hasFailed).map { command in
                    let hint =
                        switch command {
                        // What is written in a note is saved on the way back.
                        case .back where isTyping && scope == .note: wording.library.hintToClose
                        case .refresh where hasFailed: wording.help.hintToRetry
                        // Only in a grid something is moved sideways.
                        case .posters where commands.contains(.toRight): wording.help.hintToRows
                        default: hints[command] ?? wording.hint(command)
                        }
                    let isFirst = hasFailed && Self.remedies.contains(command)
                    var item = Item(
                        keys: keys.footerKeys(for: command, in: scope), hint: hint,
                        rank: isFirst ? .leadsOutOfHere : command.footerRank,
                        group: isFirst ? .moves : command.footerGroup)
                    item.isMotion = command == .down || command == .toRight
                    item.isOfProgram = !isTyping && Self.ofProgram.contains(command)
                    if hasRows || item.isOfProgram {
                        item.turnAtTheEnd = Self.atTheEnd.firstIndex(of: command)
                    }
                    return item
                }
            }
        if case .commands(let commands, _, _, let hasFailed) = content {
            let most = Self.mostItems + (commands.contains(.nextTab) && !hasFailed ? 1 : 0)
            // A command may have no key.
            items = Self.fitted(Self.grouped(all.filter { !$0.keys.isEmpty }), most: most, to: width)
        } else {
            items = Self.fitted(all, most: all.count, to: width)
        }
    }

    /// Whether this line still fits, as it does for most frames.
    func isFor(_ content: Content, width: Int) -> Bool {
        self.content == content && self.width == width
    }

    func draw(on line: Surface) {
        var x = 0
        for (place, item) in items.enumerated() {
            if place > 0, width >= Self.wideWidth, item.isOfProgram, !items[place - 1].isOfProgram {
                x += Self.gapBeforeProgram
            }
            if !item.typed.isEmpty { x = line.draw(item.typed, x: x, y: 0, .key) }
            for key in item.keys {
                let end = line.draw(key.label, x: x, y: 0, .key)
                line.mark(row: 0, x..<max(x, end), as: .keys(key.sequence.keys))
                x = end
            }
            let end = line.draw(item.hint, x: x + 1, y: 0, .bar)
            // The last key is also that of the word: down, and not up.
            if let last = item.keys.last { line.mark(row: 0, x..<max(x, end), as: .keys(last.sequence.keys)) }
            x = end + Self.gap
        }
    }

    /// Each answer with two of its keys if all fit, else with one.
    private static func items(of question: Question, _ keyMap: KeyMap, width: Int) -> [Item] {
        func items(keyCount: Int) -> [Item] {
            question.answers.map { answer in
                let keys = keyMap.sequences(for: answer.command).prefix(keyCount)
                return Item(keys: Array(keys), separator: "/", hint: answer.word, rank: .leadsOutOfHere)
            }
        }
        let long = items(keyCount: 2)
        return long.reduce(-gap) { $0 + $1.width + gap } <= width ? long : items(keyCount: 1)
    }

    /// What was typed, and what can follow.
    private static func items(after reader: KeyReader, _ keyMap: KeyMap, _ wording: Wording) -> [Item] {
        let endings = reader.beginning.map(keyMap.endings) ?? []
        return [Item(typed: reader.label, keys: [], hint: "…", rank: .leadsOutOfHere)]
            + endings.map { ending in
                Item(
                    keys: Array(ending.sequences.prefix(1)), hint: wording.hint(ending.command),
                    rank: .leadsOutOrTellsMore)
            }
    }

    private static func hasRows(_ commands: [Command]) -> Bool {
        commands.contains { $0.motion != nil || $0 == .copy }
    }

    /// Where nothing is shown there is nothing to arrange.
    private static func offered(_ commands: [Command], isTyping: Bool, hasFailed: Bool) -> [Command] {
        if isTyping { return commands }
        let isEmpty = !hasRows(commands)
        let own = commands.filter { command in
            !(isEmpty && [.growList, .turnPanes].contains(command) || hasFailed && remedies.contains(command))
        }
        return (hasFailed ? remedies : []) + own + ofProgram
    }

    private static func grouped(_ items: [Item]) -> [Item] {
        Command.FooterGroup.allCases.flatMap { group in items.filter { $0.group == group } }
    }

    /// The items that fit, chosen by importance, in the order of the line. Of equally important ones each group has its first before
    /// any has its second; after those that move comes what tells more. The arrow keys, which are tried without being told, give way to
    /// what else can be done. Where room is left then, it is for what finds anything, and for what finds and arranges rows.
    private static func fitted(_ items: [Item], most: Int, to width: Int) -> [Item] {
        /// How many of its group come before it.
        func place(_ index: Int) -> Int {
            let item = items[index]
            if item.isMotion { return 1 }
            return items[..<index].count { $0.group == item.group && $0.rank == item.rank && !$0.isMotion }
        }
        func turn(_ index: Int) -> Int {
            switch items[index].group {
            case .moves: 0
            case .leaves: 1
            case .acts, .views: 2
            }
        }
        var room = width + gap - (width >= wideWidth ? gapBeforeProgram : 0)
        var chosen: Set<Int> = []
        for rank in Command.FooterRank.allCases {
            let ofRank = items.indices.filter { items[$0].rank == rank }
                .sorted { (place($0), turn($0), $0) < (place($1), turn($1), $1) }
            for index in ofRank where chosen.count < most && items[index].width + gap <= room {
                room -= items[index].width + gap
                chosen.insert(index)
            }
        }
        let last = items.indices.filter { items[$0].turnAtTheEnd != nil && !chosen.contains($0) }
            .sorted { items[$0].turnAtTheEnd ?? 0 < items[$1].turnAtTheEnd ?? 0 }
        for index in last where items[index].width + gap <= room {
            guard chosen.count < mostItems + waysOut || items[index].isOfProgram else { continue }
            room -= items[index].width + gap
            chosen.insert(index)
        }
        return items.indices.filter(chosen.contains).map { items[$0] }
    }
}

extension KeyTable {
    /// The keys that a footer shows; both directions of a movement together.
    fileprivate func footerKeys(for command: Command, in scope: KeyScope) -> [KeySequence] {
        command.withOpposite.compactMap { sequence(of: $0, in: scope) }
    }
}
