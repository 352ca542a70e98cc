package import Entities
import TerminalKit

/// The keys that somebody wants: those of a preset, and others for some commands.
package struct KeyChoice: Hashable, Sendable {
    /// As it is written in a file.
    package struct Entry: Hashable, Sendable {
        package let choice: KeyProblem.Choice
        /// Names of keys; none where the command is to have none.
        package let keys: [String]

        package init(_ choice: KeyProblem.Choice, keys: [String]) {
            self.choice = choice
            self.keys = keys
        }
    }

    package var preset: KeyPreset
    package var entries: [Entry]

    package init(preset: KeyPreset = .default, entries: [Entry] = []) {
        self.preset = preset
        self.entries = entries
    }

    /// The table that this makes, and what is wrong with it, in the order of lines.
    ///
    /// - Parameters:
    ///   - sections: in the order of their keys.
    ///   - nearest: the known name that somebody probably meant.
    package func table(
        sections: [SectionID], nearest: @escaping (String, [String]) -> String? = { _, _ in nil }
    ) -> (table: KeyTable, problems: [KeyProblem]) {
        var making = Making(preset: preset, sections: sections, nearest: nearest)
        for entry in entries.sorted(by: {
            ($0.choice.line ?? 0, $0.choice.command) < ($1.choice.line ?? 0, $1.choice.command)
        }) {
            making.take(entry)
        }
        making.settle()
        return (making.table, making.problems.sorted { ($0.choice.line ?? 0) < ($1.choice.line ?? 0) })
    }
}

extension KeyTable {
    /// Without any choice.
    ///
    /// - Parameter sections: in the order of their keys.
    package static func standard(sections: [SectionID] = [], preset: KeyPreset = .default) -> KeyTable {
        KeyChoice(preset: preset).table(sections: sections).table
    }
}

private struct Making {
    private struct Slot: Hashable {
        let scope: KeyScope
        let command: Command
    }

    private let sections: [SectionID]
    private let takesCounts: Bool
    private let nearest: (String, [String]) -> String?
    private let commands: [String: Command]
    /// What the preset says.
    private var preset: [Slot: [KeySequence]] = [:]
    /// What was chosen instead, and where.
    private var chosen: [Slot: [KeySequence]] = [:]
    private var choices: [Slot: KeyProblem.Choice] = [:]
    var problems: [KeyProblem] = []

    init(preset: KeyPreset, sections: [SectionID], nearest: @escaping (String, [String]) -> String?) {
        self.sections = sections
        self.nearest = nearest
        takesCounts = preset.takesCounts
        let all = KeyTable.commands(sections: sections)
        commands = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
        self.preset.reserveCapacity(all.count)
        for command in all {
            self.preset[Slot(scope: .everywhere, command: command)] = command.defaultKeys.map { KeySequence($0) }
        }
        for (index, section) in sections.enumerated() {
            let keys = preset.sectionKeys(at: index).map { [$0] } ?? []
            self.preset[Slot(scope: .everywhere, command: .section(section))] = Self.sequences(keys)
        }
        for (scope, keys) in preset.keys {
            for (command, names) in keys { self.preset[Slot(scope: scope, command: command)] = Self.sequences(names) }
        }
    }

    /// Reads names of keys that are known to be right; a test reads all of them.
    private static func sequences(_ names: [String]) -> [KeySequence] {
        names.compactMap { try? KeySequence($0) }
    }

    /// The most keys of one command, since each key is compared with those of all others.
    private static var mostKeys: Int { 32 }

    /// An entry that is wrong says nothing; of several keys those that are right count.
    mutating func take(_ entry: KeyChoice.Entry) {
        let choice = entry.choice
        guard let scope = KeyScope(rawValue: choice.place) else {
            return report(.unknownPlace(nearest: nearest(choice.place, KeyScope.allCases.map(\.rawValue))), choice)
        }
        guard let command = commands[choice.command] else {
            return report(.unknownCommand(nearest: nearest(choice.command, Array(commands.keys))), choice)
        }
        guard command.place == .screens || scope == .everywhere else { return report(.notInThisPlace, choice) }
        if entry.keys.count > Self.mostKeys { report(.tooMany(limit: Self.mostKeys), choice) }
        let sequences = entry.keys.prefix(Self.mostKeys).compactMap { read($0, for: command, choice) }
        // Where every key is wrong, those of the preset stay.
        if sequences.isEmpty, !entry.keys.isEmpty { return }
        let slot = Slot(scope: scope, command: command)
        chosen[slot] = sequences
        choices[slot] = choice
    }

    private mutating func read(_ text: String, for command: Command, _ choice: KeyProblem.Choice) -> KeySequence? {
        do throws(KeySequence.UnknownName) {
            let sequence = try KeySequence(text)
            if let key = sequence.keys.first(where: { !$0.isSent }) {
                report(.neverSent(key.label, sentAs: key.sentAs?.label), choice)
                return nil
            }
            if command.place != .screens {
                if sequence.keys.count > 1 {
                    report(.isSequence(sequence.label), choice)
                    return nil
                }
                let isDefault = command.defaultKeys.contains(sequence.first)
                if command.place.takesText, case .character = sequence.first, !isDefault {
                    report(.isText(sequence.label), choice)
                    return nil
                }
            }
            return sequence
        } catch {
            report(.unknownKey(error.text, nearest: nearest(error.text, Key.names)), choice)
            return nil
        }
    }

    /// Decides who has a key that several want: of two that were chosen the one that stands first, of a chosen one and one
    /// of the preset the chosen one.
    mutating func settle() {
        keepNeeded()
        // The preset has no conflicts.
        guard !choices.isEmpty else { return }
        let slots = choices.keys.sorted {
            (choices[$0]?.line ?? 0, $0.command.name) < (choices[$1]?.line ?? 0, $1.command.name)
        }
        var settled: [Slot] = []
        for slot in slots {
            for sequence in chosen[slot] ?? [] {
                guard let (other, taken) = taker(of: sequence, from: slot, among: settled) else { continue }
                chosen[slot]?.removeAll { $0 == sequence }
                if let by = choices[other], let choice = choices[slot] {
                    report(.taken(sequence.label, by: by, key: taken.label), choice)
                }
            }
            settled.append(slot)
        }
        for slot in preset.keys.sorted(by: { $0.command.name < $1.command.name }) where chosen[slot] == nil {
            let keys = preset[slot] ?? []
            let left = keys.filter { taker(of: $0, from: slot, among: settled) == nil }
            guard left.count < keys.count else { continue }
            preset[slot] = left
            guard left.isEmpty, let first = keys.first, let (other, _) = taker(of: first, from: slot, among: settled),
                let by = choices[other]
            else { continue }
            if slot.command.traits.contains(.indispensable) {
                // Whoever took its last key goes without.
                preset[slot] = keys
                for taker in settled { chosen[taker]?.removeAll { key in keys.contains { $0.isInTheWay(of: key) } } }
                report(.needed, by)
            } else {
                report(.leftWithout(by), .init(place: slot.scope.rawValue, command: slot.command.name, line: by.line))
            }
        }
        keepNeededInEachPlace()
    }

    /// Keys of one place take those of everywhere there. If that leaves a way out without any, they are taken away from the takers.
    private mutating func keepNeededInEachPlace() {
        let needed = commands.values.filter { $0.traits.contains(.indispensable) }.sorted { $0.name < $1.name }
        for command in needed {
            let everywhere = Slot(scope: .everywhere, command: command)
            let keys = keys(of: everywhere) ?? []
            for scope in KeyScope.allCases where self.keys(of: Slot(scope: scope, command: command)) == nil {
                let takers = Set(chosen.keys).union(preset.keys).filter { other in
                    scope != .everywhere && other.scope == scope && other.command.place == command.place
                }.sorted { $0.command.name < $1.command.name }
                let taken = takers.flatMap { self.keys(of: $0) ?? [] }
                guard !keys.isEmpty, keys.allSatisfy({ key in taken.contains(where: key.isInTheWay) }) else { continue }
                for taker in takers {
                    let own = self.keys(of: taker) ?? []
                    let left = own.filter { key in !keys.contains { $0.isInTheWay(of: key) } }
                    guard left.count < own.count else { continue }
                    chosen[taker] = left
                    if let choice = choices[taker] ?? choices[everywhere] { report(.needed, choice) }
                }
            }
        }
    }

    /// Nil for none of its own in that place.
    private func keys(of slot: Slot) -> [KeySequence]? { chosen[slot] ?? preset[slot] }

    private mutating func keepNeeded() {
        for (slot, keys) in chosen where slot.command.traits.contains(.indispensable) && keys.isEmpty {
            chosen[slot] = nil
            if let choice = choices.removeValue(forKey: slot) { report(.needed, choice) }
        }
    }

    /// Which other command of these has the key, or one that is in its way, where both are heard.
    private func taker(of sequence: KeySequence, from slot: Slot, among others: [Slot]) -> (Slot, KeySequence)? {
        for other in others
        where other != slot && other.scope == slot.scope && other.command.place == slot.command.place {
            if let key = chosen[other]?.first(where: sequence.isInTheWay) { return (other, key) }
        }
        return nil
    }

    var table: KeyTable {
        let scopes = Set(preset.keys.map(\.scope) + chosen.keys.map(\.scope))
        return KeyTable(sections: sections, takesCounts: takesCounts, scopes: scopes) { scope, command in
            keys(of: Slot(scope: scope, command: command))
        }
    }

    private mutating func report(_ kind: KeyProblem.Kind, _ choice: KeyProblem.Choice) {
        problems.append(KeyProblem(kind, choice))
    }
}

extension Command.Place {
    /// Whether characters are text there.
    fileprivate var takesText: Bool {
        switch self {
        case .filter, .prompt, .form, .menu, .palette: true
        default: false
        }
    }
}
