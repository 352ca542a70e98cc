import Commands
import Configuration
import Entities
import Presentation
import TerminalKit

/// What a typed line means: words of the language, names of commands and sections, and unambiguous beginnings of them.
@MainActor
struct PlainVocabulary {
    enum Meaning: Hashable {
        case command(Command)
        case saying(PlainSaying)
        case section(SectionID)
    }

    enum Answer: Equatable {
        /// What was said, as it was typed, and what stands behind it.
        case meant(Meaning, word: String, rest: String)
        case ambiguous(String, [String])
        case unknown(String, nearest: String?)
    }

    fileprivate struct Entry {
        let word: String
        let meaning: Meaning
        /// Names of commands are beside the words of the language.
        let isName: Bool
        let folded: String

        init(_ word: String, _ meaning: Meaning, isName: Bool = false) {
            (self.word, self.meaning, self.isName, folded) = (word, meaning, isName, word.folded)
        }
    }

    private let entries: [Entry]
    private let commandOfKey: @MainActor (Key) -> Command?

    /// - Parameter commandOfKey: what a key says on the full screen: sentences name keys, which so are words too.
    init(
        _ words: Words<PlainWording>, sections: [(id: SectionID, name: String)],
        commandOfKey: @escaping @MainActor (Key) -> Command? = { _ in nil }
    ) {
        self.commandOfKey = commandOfKey
        let sayings = PlainSaying.allCases.flatMap { saying in
            words.sayings(saying).map { Entry($0, .saying(saying)) }
        }
        let commands = Command.allCases.flatMap { command in
            words.words(command).map { Entry($0, .command(command)) }
                + [Entry(command.name, .command(command), isName: true)]
        }
        let places = sections.flatMap { section in
            [
                Entry(section.name, .section(section.id)), Entry(section.id.rawValue, .section(section.id)),
                Entry(Command.section(section.id).name, .section(section.id), isName: true),
            ]
        }
        entries = sayings + commands + places
    }

    /// - Parameter offered: what can be said now: of several meanings it is that.
    func read(_ line: String, offered: Set<Command>) -> Answer {
        let line = line.trimmed
        if let section = entries.first(where: { $0.isOfSection && $0.folded == line.folded }) {
            return .meant(section.meaning, word: line, rest: "")
        }
        let end = line.first == "/" ? line.index(after: line.startIndex) : line.firstIndex { $0.isWhitespace }
        let word = String(line[..<(end ?? line.endIndex)])
        let rest = end.map { String(line[$0...]).trimmed } ?? ""
        let folded = word.folded
        for found in [
            entries.filter { $0.folded == folded && !$0.isName }, entries.filter { $0.folded == folded },
            entriesOfKey(word), entries.filter { $0.folded.hasPrefix(folded) && !$0.isName },
            entries.filter { $0.folded.hasPrefix(folded) },
        ] where !found.isEmpty {
            return choose(among: found, offered, word: word, rest: rest)
        }
        return .unknown(word, nearest: nearest(to: word, offered))
    }

    private func entriesOfKey(_ word: String) -> [Entry] {
        guard word.count == 1, let letter = word.first, let command = commandOfKey(.character(letter)) else {
            return []
        }
        return [Entry(word, .command(command))]
    }

    private func choose(among found: [Entry], _ offered: Set<Command>, word: String, rest: String) -> Answer {
        let meanings = Self.distinct(found.map(\.meaning))
        if meanings.count == 1 { return .meant(meanings[0], word: word, rest: rest) }
        let here = meanings.filter { meaning in
            if case .command(let command) = meaning { offered.contains(command) } else { false }
        }
        if here.count == 1 { return .meant(here[0], word: word, rest: rest) }
        let exact = found.allSatisfy { $0.folded == word.folded }
        if exact, let first = here.first ?? meanings.first { return .meant(first, word: word, rest: rest) }
        let left = here.isEmpty ? meanings : here
        return .ambiguous(word, left.compactMap { meaning in found.first { $0.meaning == meaning }?.word })
    }

    private func nearest(to word: String, _ offered: Set<Command>) -> String? {
        let here = entries.filter { entry in
            switch entry.meaning {
            case .command(let command): offered.contains(command) && !entry.isName
            case .saying, .section: !entry.isName
            }
        }
        return NearestName.of(word, among: here.map(\.word).filter { $0.count > 1 })
    }

    private static func distinct(_ meanings: [Meaning]) -> [Meaning] {
        var seen: Set<Meaning> = []
        return meanings.filter { seen.insert($0).inserted }
    }
}

extension PlainVocabulary.Entry {
    fileprivate var isOfSection: Bool {
        if case .section = meaning { true } else { false }
    }
}

extension String {
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }) else { return "" }
        let last = lastIndex { !$0.isWhitespace } ?? first
        return String(self[first...last])
    }
}
