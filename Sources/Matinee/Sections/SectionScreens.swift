import Browsing
import CommandLine
import Commands
import Entities
import Navigation
import Presentation
import Widgets

extension Shell {
    struct Section {
        let id: SectionID
        let name: String
        /// The services that it uses.
        var services: Set<SourceID> = []
        var parts: [Part] = []
        /// The commands that one place in it takes alone, with how to go there from its own list.
        var homes: [Command: @MainActor (any Screen) -> Void] = [:]
        /// Where its rows come from now.
        let origin: @MainActor () -> SectionOrigin
        /// Called when the section is shown for the first time, so that hidden sections load nothing.
        ///
        /// - Parameter places: the names of all places in the session.
        let makeScreen: @MainActor (_ places: Set<String>) -> any Screen
    }
}

extension Shell.Section {
    /// A part of a section that is a place by itself: a tab of its list, or what one leads to.
    struct Part {
        private let nameNow: @MainActor () -> String
        /// Leads there on the section's screen, from its own list.
        let show: @MainActor (any Screen) -> Void

        /// - Parameter name: asked for each time, as it may follow the date. No other part of the section has it.
        init(
            name: @escaping @autoclosure @MainActor () -> String, show: @escaping @MainActor (any Screen) -> Void
        ) {
            (nameNow, self.show) = (name, show)
        }

        /// As it is at this moment.
        @MainActor var name: String { nameNow() }
    }
}

/// The sections, one of which is in sight. The screen of each is made when it is first shown, at the place that a session remembers,
/// and then kept.
@MainActor
final class SectionScreens {
    private(set) var all: [Shell.Section]
    /// The services that any of the sections uses.
    var services: Set<SourceID> { all.reduce(into: []) { $0.formUnion($1.services) } }
    /// The sections as they are with the sources of now, where they still show those from before.
    private var changed: [SectionID: Shell.Section] = [:]
    /// Which of all sections is in sight.
    private var place: Int { didSet { inSight = nil } }
    private var screens: [SectionID: any Screen] = [:] { didSet { inSight = nil } }
    /// Its screen, which is asked for many times a key; nil until it was looked for.
    private var inSight: (any Screen)?
    /// The places of the session in sections that were not shown yet.
    private var wanted: [String: ScreenMemento]

    /// - Parameters:
    ///   - sections: in their order on the screen; at least one.
    ///   - start: the section to start in; nil for the one of the session.
    ///   - former: that one, as the session names it; nil for the first section.
    ///   - wanted: the session's places in them.
    init(
        _ sections: [Shell.Section], startingIn start: SectionID?, orIn former: String?,
        wanted: [String: ScreenMemento]
    ) {
        all = sections
        self.wanted = wanted
        place =
            sections.firstIndex { $0.id == start }
            ?? sections.firstIndex { section in former.map(section.isNamed) == true } ?? 0
    }

    /// The section in sight.
    var current: Shell.Section { all[place] }

    /// Its screen.
    var screen: any Screen {
        if let inSight { return inSight }
        let screen = screens[current.id] ?? makeScreen()
        inSight = screen
        return screen
    }

    /// The screens that there are, in the order of their sections.
    var made: [any Screen] { all.compactMap { screens[$0.id] } }

    /// What the section in sight is all about, if it has been shown already.
    var known: KnownItem? { screens[current.id]?.known }

    /// The user's places in all sections, as a session keeps them.
    var mementos: [String: ScreenMemento] {
        var mementos = wanted
        for section in all {
            if let screen = screens[section.id] { mementos[section.origin().place] = screen.memento }
        }
        return mementos
    }

    /// - Returns: whether there is one.
    func show(_ id: SectionID) -> Bool {
        guard let place = all.firstIndex(where: { $0.id == id }) else { return false }
        self.place = place
        return true
    }

    /// Shows a part of the section in sight, as from its own list.
    func show(partNamed name: String) {
        guard let part = current.parts.first(where: { $0.name == name }) else { return }
        // What is being written stays, below what is shown.
        if screen.mayBeLeft { screen.goBack(toStep: 0) }
        part.show(screen)
    }

    /// Does in the section in sight what is for one place in it alone, and goes there first.
    ///
    /// - Returns: whether the section has such a place, and that has used the command, or all there was to do was to go there.
    func runAtHome(_ command: Command) -> Bool {
        guard let go = current.homes[command] else { return false }
        let screen = screen
        if screen.mayBeLeft { screen.goBack(toStep: 0) }
        let before = screen.inFront
        go(screen)
        return screen.handle(command) || screen.inFront !== before
    }

    /// A source was opened or closed. The sections that use it start anew with what they show now, each as soon as
    /// nothing is being written there.
    ///
    /// - Parameter sections: all of them, made with the sources of now.
    func didSwitch(_ source: SourceID, to sections: [Shell.Section]) {
        for (old, new) in zip(all, sections)
        where old.services.union(new.services).contains(source) || changed[new.id] != nil {
            changed[new.id] = new
        }
    }

    /// Before each frame.
    func takeChanges() {
        guard !changed.isEmpty else { return }
        for (index, old) in all.enumerated() {
            guard let new = changed[old.id] else { continue }
            if let screen = screens[old.id] {
                guard screen.mayBeLeft else { continue }
                wanted[old.origin().place] = screen.memento
                screens[old.id] = nil
            }
            all[index] = new
            changed[old.id] = nil
        }
    }

    private func makeScreen() -> any Screen {
        let screen = current.makeScreen(Set(wanted.keys))
        screens[current.id] = screen
        let origin = current.origin()
        // It stays wanted: the section may show another source before it could be restored.
        wanted[origin.place] = origin.places.compactMap { wanted.removeValue(forKey: $0) }.first
        if let memento = wanted[origin.place] { screen.restore(memento) }
        return screen
    }
}

extension Screen {
    /// Whether nothing is being written on it.
    fileprivate var mayBeLeft: Bool { unsaved.isEmpty && !isTyping && !isClosing }
}

extension Shell.Section {
    /// A section whose rows are from one source for the whole run.
    init(
        id: SectionID, name: String, services: Set<SourceID> = [], parts: [Part] = [],
        homes: [Command: @MainActor (any Screen) -> Void] = [:], origin: SectionOrigin,
        makeScreen: @escaping @MainActor () -> any Screen
    ) {
        self.init(
            id: id, name: name, services: services, parts: parts, homes: homes, origin: { origin },
            makeScreen: { _ in makeScreen() })
    }

    /// Whether this is how a session says that it was in sight.
    @MainActor
    fileprivate func isNamed(_ text: String) -> Bool {
        text == id.rawValue || origin().places.contains(text)
    }
}
