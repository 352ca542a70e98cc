import Browsing
import CommandLine
import Commands
import Entities
import Navigation
import Presentation

/// Where one can go from what is in sight, and what can be done there, as sections, keys and covers have it now; and what one has
/// opened and used so far.
@MainActor
final class ShellGuide {
    private let sections: SectionScreens
    private let keys: KeysInForce
    private let over: ShellCovers
    private let menus: ShellMenus
    private let finding: Shell.Finding?
    private let canUndo: @MainActor () -> Bool
    private var openedBefore: OpenedLately
    private(set) var used: UsedCommands
    /// A command that was chosen: it is said as if its key had been pressed.
    var ordered: Command?

    /// - Parameters:
    ///   - over: what covers the sections.
    ///   - finding: finds anything in the program; nil where nothing does.
    ///   - canUndo: whether there is a step to undo.
    ///   - session: what was opened and used in the last run.
    init(
        _ sections: SectionScreens, keys: KeysInForce, over: ShellCovers, menus: ShellMenus, finding: Shell.Finding?,
        canUndo: @escaping @MainActor () -> Bool, session: Session
    ) {
        self.sections = sections
        self.keys = keys
        self.over = over
        self.menus = menus
        self.finding = finding
        self.canUndo = canUndo
        openedBefore = session.opened
        used = session.used
    }

    /// What finds anything, to be shown; nil where nothing does.
    func makePalette() -> (any Screen)? { finding?.makePalette(self) }

    /// What was opened, with what the user is at now.
    var opened: OpenedLately {
        guard let known = sections.known else { return openedBefore }
        var opened = openedBefore
        opened.note(known)
        return opened
    }

    /// The user is about to leave what they are at now.
    func noteOpened() { openedBefore = opened }

    /// A command is about to be carried out.
    func note(_ command: Command) {
        if command.motion == nil { noteOpened() }
        if command.isOffered { used.note(command) }
    }

    /// Shows a section, with nothing over it.
    ///
    /// - Returns: whether there is one.
    func showSection(_ id: SectionID) -> Bool {
        guard sections.show(id) else { return false }
        over.uncover()
        menus.close()
        return true
    }

    /// What is in sight, whatever is looked for over it.
    private var below: any Screen { over.cover ?? sections.screen }

    /// The section that has a place for what is not for all screens: the one in sight before others.
    private func home(of command: Command) -> SectionID? {
        let having = sections.all.filter { $0.homes[command] != nil }.map(\.id)
        return having.contains(sections.current.id) ? sections.current.id : having.first
    }

    private func isAlwaysAvailable(_ command: Command) -> Bool {
        switch command {
        case .mouse, .pictures, .help, .redraw, .suspend, .quit: true
        case .theme: menus.hasThemes
        case .undo: canUndo() && over.cover == nil && !sections.screen.isTyping
        default: over.has(command)
        }
    }

    /// - Parameter section: where it is shown; nil for the one in sight.
    private func lead(
        to section: SectionID?, isBeside: Bool = false, _ show: (Shell.Finding, any Navigator) -> Void
    ) {
        if section.map(showSection) != true { over.uncover() }
        menus.close()
        guard let finding else { return }
        sections.screen.showFound(isBeside: isBeside) { show(finding, $0) }
    }
}

extension ShellGuide: ProgramGuide {
    var directory: ProgramDirectory {
        let screen = below
        let taken = screen.question == nil ? screen.commands + screen.commandsBeside : []
        let available = Set(taken.flatMap(\.withKin))
        let scope = screen.keyScope
        let commands = Command.offered.map { command in
            OfferedCommand(
                command, keys: keys.table.label(of: command, in: scope) ?? "",
                isAvailable: available.contains(command) || isAlwaysAvailable(command)
                    || home(of: command) != nil)
        }
        let places = sections.all.flatMap { section in
            let key = keys.table.label(of: .section(section.id), in: scope)
            return [ProgramPlace(.section(section.id), name: section.name, key: key)]
                + section.parts.map {
                    ProgramPlace(.part(section.id, $0.name), name: $0.name, section: section.name)
                }
        }
        let used = used.mostUsed(of: Command.offered + sections.all.map { .section($0.id) }).compactMap { command in
            if case .section(let id) = command {
                return places.first { $0.target == .section(id) }.map { ProgramDirectory.Used.place($0) }
            }
            return commands.first { $0.command == command }.map { .command($0) }
        }
        return ProgramDirectory(
            commands: commands, places: places, used: used, opened: opened.items,
            loaded: sections.made.flatMap(\.loaded),
            kind: LibrarySubject.Kind.known.first { SectionDescriptor.showing($0) == sections.current.id })
    }

    func run(_ offered: OfferedCommand) {
        leave()
        if !below.commands.contains(offered.command), !below.commandsBeside.contains(offered.command),
            let home = home(of: offered.command)
        {
            _ = showSection(home)
        }
        ordered = offered.command
    }

    func go(to place: ProgramPlace) {
        switch place.target {
        case .section(let id): _ = showSection(id)
        case .part(let id, let name): if showSection(id) { sections.show(partNamed: name) }
        case .diary(let selection): lead(to: SectionDescriptor.library.id) { $0.showDiary(selection, $1) }
        }
    }

    func open(_ item: KnownItem, isBeside: Bool) {
        openedBefore.note(item)
        lead(to: isBeside ? nil : SectionDescriptor.showing(item.subject.kindOfLists), isBeside: isBeside) {
            $0.show(item, $1)
        }
    }

    func search(_ kind: LibrarySubject.Kind, for text: String) {
        let list = LibrarySummary(SavedView(of: kind, Refinement(text: text)), name: text)
        lead(to: SectionDescriptor.showing(kind)) { $0.show(KnownItem(list), $1) }
    }

    func leave() { over.leavePalette() }
}

extension Command {
    /// What can be found: whatever does more than move in what is in sight. What only arranges panes is seldom looked for, and comes last.
    fileprivate static let offered = {
        let offered = allCases.filter(\.isOffered)
        return offered.filter { !$0.arrangesPanes } + offered.filter(\.arrangesPanes)
    }()

    private var arrangesPanes: Bool { need == .secondPane || need == .roomForTwoPanes }

    fileprivate var isOffered: Bool { place == .screens && motion == nil && ![.open, .back, .palette].contains(self) }
}
