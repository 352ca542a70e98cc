package import Entities
import TerminalKit

/// Where on screens keys may mean something else.
package enum KeyScope: String, Hashable, CaseIterable, Sendable {
    /// What has a meaning of its own in one of the others has that there.
    case everywhere
    case list
    case detail
    case note
}

/// The keys of all places. Footer, help, README and man page are made from it.
package struct KeyTable: Sendable {
    /// The keys of `Command.Place.screens`, which a scope may have of its own.
    private let screens: [KeyScope: KeyMap]
    /// The keys of all other places.
    private let places: [Command.Place: KeyMap]
    /// Whether digits say how often a motion is repeated.
    package let takesCounts: Bool

    /// - Parameters:
    ///   - scopes: those that have keys of their own.
    ///   - bound: the keys of each command; nil for none that are its own in that scope.
    init(
        sections: [SectionID], takesCounts: Bool, scopes: Set<KeyScope>,
        bound: (KeyScope, Command) -> [KeySequence]?
    ) {
        let commands = Dictionary(grouping: Self.commands(sections: sections), by: \.place)
        func bindings(of place: Command.Place, in scope: KeyScope) -> [KeyMap.Binding] {
            let placed = commands[place] ?? []
            let own = placed.map {
                KeyMap.Binding(command: $0, sequences: bound(scope, $0) ?? bound(.everywhere, $0) ?? [])
            }
            guard scope != .everywhere else { return own }
            // What is bound there takes keys from what is bound everywhere, and their beginnings.
            let taken = placed.flatMap { command in (bound(scope, command) ?? []).map { (command, $0) } }
            return own.map { binding in
                KeyMap.Binding(
                    command: binding.command,
                    sequences: binding.sequences.filter { sequence in
                        !taken.contains { $0.0 != binding.command && sequence.isInTheWay(of: $0.1) }
                    })
            }
        }
        self.takesCounts = takesCounts
        let everywhere = KeyMap(bindings(of: .screens, in: .everywhere))
        screens = Dictionary(
            uniqueKeysWithValues: KeyScope.allCases.map { scope in
                let hasOwn = scope != .everywhere && scopes.contains(scope)
                return (scope, hasOwn ? KeyMap(bindings(of: .screens, in: scope)) : everywhere)
            })
        places = Dictionary(
            uniqueKeysWithValues: Command.Place.allCases.filter { $0 != .screens }.map {
                ($0, KeyMap(bindings(of: $0, in: .everywhere)))
            })
    }

    package subscript(place: Command.Place) -> KeyMap {
        places[place] ?? self[KeyScope.everywhere]
    }

    package subscript(scope: KeyScope) -> KeyMap {
        screens[scope] ?? KeyMap([])
    }

    /// The keys that say a command, as footers have it; nil where it has none.
    package func sequence(of command: Command, in scope: KeyScope) -> KeySequence? {
        (command.place == .screens ? self[scope] : self[command.place]).sequences(for: command).first
    }

    /// How it is said with them; nil where it has none.
    package func label(of command: Command, in scope: KeyScope) -> String? {
        sequence(of: command, in: scope)?.label
    }

    /// All commands, in the order in which they are documented.
    ///
    /// - Parameter sections: in the order of their keys.
    package static func commands(sections: [SectionID]) -> [Command] {
        let all = Command.allCases
        let place = all.firstIndex(of: .otherPane).map { $0 + 1 } ?? all.endIndex
        return Array(all[..<place]) + sections.map(Command.section) + all[place...]
    }

    /// The bindings of all places, for help, README and man page; without commands that have no key.
    package func documented(in scope: KeyScope = .everywhere) -> [KeyMap.Binding] {
        ([self[scope]] + Command.Place.allCases.filter { $0 != .screens }.map { self[$0] })
            .flatMap(\.bindings).filter { !$0.sequences.isEmpty }
    }
}

extension KeySequence {
    /// Whether both cannot be had: they are the same, or one begins the other.
    func isInTheWay(of other: KeySequence) -> Bool {
        self == other || prefixes.contains(other) || other.prefixes.contains(self)
    }
}
