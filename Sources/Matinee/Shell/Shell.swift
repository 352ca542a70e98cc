import Browsing
import CommandLine
import Commands
import Entities
import Navigation
import Presentation
import TerminalKit
import Widgets

/// The whole screen: a header with the sections, the visible section, and a footer with the current keys.
@MainActor
final class Shell {
    struct Section {
        let id: SectionID
        let name: String
        /// The services that it uses.
        var services: Set<SourceID> = []
        /// Where its rows come from now.
        let origin: @MainActor () -> SectionOrigin
        /// Called when the section is shown for the first time, so that hidden sections load nothing.
        ///
        /// - Parameter places: the names of all places in the session.
        let makeScreen: @MainActor (_ places: Set<String>) -> any Screen
    }

    /// What finds anything, and shows it.
    struct Finding {
        let makePalette: @MainActor (any ProgramGuide) -> any Screen
        /// Shows what was found: a detail, or the list of a view.
        let show: @MainActor (KnownItem, any Navigator) -> Void
        let showDiary: @MainActor (DiarySelection, any Navigator) -> Void
    }

    private var sections: [Section]
    /// The sections as they are with the sources of now, where they still show those from before.
    private var changed: [SectionID: Section] = [:]
    private let keys: KeysInForce
    /// Keys that others must follow.
    private var begun = KeyReader()
    private let wording: Wording
    private let undo: @MainActor () -> Void
    /// What can cover the sections, by the command that shows it.
    private let covers: [Command: @MainActor () -> any Screen]
    private let finding: Finding?
    private let togglePictures: @MainActor () -> Void
    private let themes: ThemeSwitch?
    /// The name of the theme in the session, where there is no choice.
    private let formerTheme: String?
    private let themeMenu: ThemeMenu?
    private let copyMenu: CopyMenu?
    private let toggleMouse: @MainActor () -> Void
    private let panes: Panes
    private let messages: ToldMessages
    /// Whether a screen reader tells of it.
    private let isForReader: Bool
    /// The place of the visible section.
    private var currentIndex: Int { didSet { screenInSight = nil } }
    private var screens: [SectionID: any Screen] = [:] { didSet { screenInSight = nil } }
    /// That of the visible section, which is asked for many times a key; nil until it was looked for.
    private var screenInSight: (any Screen)?
    /// The places of the session in sections that were not shown yet.
    private var wanted: [String: ScreenMemento]
    private var cover: Cover?
    /// Over all of that, while anything is looked for.
    private var palette: (any Screen)?
    /// The place on it, by which a session knows what was typed there.
    private var paletteMemento: ScreenMemento?
    private var opened: OpenedLately
    private var used: UsedCommands
    /// A command that was chosen there: it is said as if its key had been pressed.
    private var ordered: Command?
    private var trailMenu: TrailMenu
    /// The question before the end of the program. It is over everything else.
    var dialog: QuitScreen?
    private var size = Size(width: 0, height: 0)
    private var spinner = Spinner()
    /// As drawn last.
    private var header: HeaderLine?
    private var footer: FooterLine?
    /// Whether that was all, with the section.
    private var drawnAlone = false
    /// The box over all of it, and the keys in its border, as drawn last.
    private var box: OverlayBox?
    private var boxFoot: FooterLine?
    /// Stands at the bottom of the screen until the next key.
    var notice: Message?
    /// What is said while the program waits for its end. It stays, whatever notice comes meanwhile.
    var ending: Message?
    /// The lines of the notice.
    private var noticeRows: [String] = []
    /// Whether the program works offline, with cached data only.
    private let isOffline: Bool
    /// How it stands with the machines that share the library.
    private var sharing = SharingState()
    /// The services with a running retry, and the failure before it.
    private var retries: [SourceID: CatalogFailure] = [:]

    /// - Parameters:
    ///   - sections: in their order on the screen; at least one.
    ///   - current: the section to start in; nil for the one of the session.
    ///   - session: the user's places in the last run.
    ///   - isOffline: whether the program works offline, with cached data only.
    ///   - undo: undoes the last step, of any section.
    ///   - covers: what covers the sections, beside the help.
    ///   - finding: finds anything in the program; nil where nothing does.
    ///   - togglePictures: hides pictures on all screens, or shows them again.
    ///   - themes: shows the program in one of them; nil where there is no choice.
    ///   - toggleMouse: leaves the mouse to the terminal, or takes it back.
    ///   - copyMenu: copies what keys are for; nil where nothing is copied.
    ///   - panes: how lists and their details share the screen, which is a part of the session.
    ///   - messages: is told what is noticed here.
    ///   - isForReader: whether a screen reader tells of it: what has happened has the last line, and stays there.
    init(
        sections: [Section], current: SectionID? = nil, session: Session = Session(), isOffline: Bool = false,
        keys: KeysInForce, wording: Wording, undo: @escaping @MainActor () -> Void = {},
        covers: [Command: @MainActor () -> any Screen] = [:], finding: Finding? = nil,
        togglePictures: @escaping @MainActor () -> Void = {}, toggleMouse: @escaping @MainActor () -> Void = {},
        themes: ThemeSwitch? = nil, copyMenu: CopyMenu? = nil, panes: Panes = Panes(),
        messages: ToldMessages = ToldMessages(), isForReader: Bool = false
    ) {
        self.sections = sections
        currentIndex =
            sections.firstIndex { $0.id == current }
            ?? sections.firstIndex { section in session.section.map(section.isNamed) == true } ?? 0
        self.covers = covers
        self.finding = finding
        self.togglePictures = togglePictures
        self.themes = themes
        formerTheme = session.theme
        themeMenu = themes.map { ThemeMenu(themes: $0, wording: wording.theme) }
        self.toggleMouse = toggleMouse
        self.copyMenu = copyMenu
        self.panes = panes
        self.messages = messages
        panes.choice = session.panes
        wanted = session.screens
        paletteMemento = wanted.removeValue(forKey: Self.palettePlace)
        opened = session.opened
        used = session.used
        self.isOffline = isOffline
        self.keys = keys
        self.wording = wording
        self.undo = undo
        trailMenu = TrailMenu(wording: wording)
        self.isForReader = isForReader
        reducesMotion = false
        if isForReader { spinner.look = .word(wording.loading) }
    }

    /// Whether nothing moves by itself.
    var reducesMotion: Bool {
        didSet { if !isForReader { spinner.look = reducesMotion ? .still : .turning } }
    }

    /// Whether the spinner will look otherwise in a while.
    var awaitsSpinner: Bool { isBusy && !spinner.isAtRest }

    /// Whether something visible is being loaded.
    var isBusy: Bool { isLargeEnough && (sectionScreen.isBusy || over?.isBusy == true) }

    /// Shows or moves the spinner if it is time to.
    ///
    /// - Returns: whether the screen has changed.
    func turnSpinner() -> Bool {
        spinner.turn(isBusy: isBusy, at: .now)
    }

    /// A retry has begun or ended.
    func didHear(_ news: RetryNews) {
        switch news {
        case .began(let service, let failure): retries[service] = failure
        case .ended(let service): retries[service] = nil
        }
    }

    /// It stands otherwise with the machines that share the library.
    func didHear(_ state: SharingState) { sharing = state }

    /// The user's places in all sections.
    var session: Session {
        var session = Session(
            section: current.id.rawValue, screens: wanted, opened: openedByNow, used: used,
            theme: themes?.kept ?? formerTheme,
            panes: panes.choice)
        session.screens[Self.palettePlace] = palette?.memento ?? paletteMemento
        for section in sections {
            if let screen = screens[section.id] { session.screens[section.origin().place] = screen.memento }
        }
        return session
    }

    /// A source was opened or closed. The sections that use it start anew with what they show now, each as soon as
    /// nothing is being written there.
    ///
    /// - Parameter sections: all of them, made with the sources of now.
    func didSwitch(_ source: SourceID, to sections: [Section]) {
        for (old, new) in zip(self.sections, sections)
        where old.services.union(new.services).contains(source) || changed[new.id] != nil {
            changed[new.id] = new
        }
    }

    private func takeChangedSections() {
        for (index, old) in sections.enumerated() {
            guard let new = changed[old.id] else { continue }
            if let screen = screens[old.id] {
                guard screen.unsaved.isEmpty, !screen.isTyping, !screen.isClosing else { continue }
                wanted[old.origin().place] = screen.memento
                screens[old.id] = nil
            }
            sections[index] = new
            changed[old.id] = nil
        }
    }

    /// Before each frame.
    func layout(size: Size) {
        self.size = size
        if !changed.isEmpty { takeChangedSections() }
        copyMenu?.layout(size: size)
        guard isLargeEnough else { return }
        // The notice gets at most half of the screen.
        let message = dialog == nil ? ending ?? notice : nil
        noticeRows = message?.rows(width: size.width - 2, height: (size.height - 2) / 2) ?? []
        sectionScreen.layout(size: bodyRect.size)
        cover?.layout(size: bodyRect.size)
        box = overlay.map { OverlayBox($0, in: boxRoom, isForReader: isForReader) }
    }

    /// Draws rows that have changed, over the frame that was drawn last.
    ///
    /// - Returns: false, without having drawn anything, where something else has to be drawn anew.
    func drawRows(on surface: Surface) -> Bool {
        guard isLargeEnough, box == nil, noticeRows.isEmpty, drawnAlone, !isShowingCopies, dialog == nil,
            footer?.isFor(footerContent, width: surface.width - 2) == true
        else { return false }
        surface.canvas.beginChanges()
        below.draw(on: surface.part(bodyRect), hasFocus: true)
        if surface.canvas.cursor == nil { surface.placeCursor(x: 1, y: 1) }
        return true
    }

    func draw(on surface: Surface) {
        drawnAlone = false
        if let copyMenu, isShowingCopies { return copyMenu.drawText(on: surface) }
        guard isLargeEnough else {
            if let dialog { return dialog.drawSmall(on: surface) }
            let text = wording.tooSmall(Size.leastForProgram.width, Size.leastForProgram.height)
            surface.drawCentered(text.wrapped(to: surface.width).map { TextLine($0, .notice) }, hasFocus: true)
            return
        }
        drawHeader(on: surface)
        below.draw(on: surface.part(bodyRect), hasFocus: true)
        drawFooter(on: surface)
        let row = surface.canvas.cursor
        // Wherever the user is, most screens say so more exactly.
        if row == nil { surface.placeCursor(x: 1, y: 1) }
        guard let box else {
            drawnAlone = noticeRows.isEmpty
            return
        }
        box.draw(on: surface, at: row, spinner: spinner.shape) {
            draw(Self.foot(of: box.content), as: &boxFoot, in: keyScope, on: $0)
        }
    }

    /// The program could not be suspended, since nothing would have resumed it.
    func didNotSuspend() {
        tell(Message(wording.cannotSuspend))
    }

    private func tell(_ message: Message) {
        notice = message
        messages.note(message)
    }

    /// Before the program ends.
    func programWillEnd() {
        for screen in screens.values { screen.programWillEnd() }
    }

    /// The screen that has the keyboard: where sections, or what covers them, are made of several, the one of these.
    var inFront: any Screen { screen.inFront }

    /// What the visible screen takes now.
    var offered: [Command] { overlay?.commands ?? screen.commands }

    /// The sections, in their order.
    var places: [(id: SectionID, name: String)] { sections.map { ($0.id, $0.name) } }

    /// The name of the visible section.
    var placeName: String { current.name }

    /// Where the rows of the visible section come from.
    var origin: SectionOrigin { current.origin() }

    /// Texts that would be lost if the program ended now, in the order of the sections.
    var unsaved: [UnsavedText] {
        sections.compactMap { screens[$0.id] }.flatMap(\.unsaved)
    }

    /// Whether nothing is being written, asked or chosen, so that another shell could take its place.
    var isAtRest: Bool {
        over == nil && dialog == nil && !isTyping && !isClosing && screen.question == nil && ordered == nil
            && unsaved.isEmpty
    }

    /// Whether characters are text for the visible screen.
    var isTyping: Bool { ownMenu != nil || isShowingCopies || (over ?? sectionScreen).isTyping }

    /// Whether characters go into a text that is typed on the visible screen.
    var takesText: Bool {
        isLargeEnough && ownMenu == nil && !isShowingCopies && screen.question == nil && screen.takesText
    }

    /// Whether keys have to wait for the next screen.
    var isClosing: Bool {
        isLargeEnough && (over.map { $0 === palette && $0.isClosing } ?? sectionScreen.isClosing)
    }

    /// Where among screens keys are looked up.
    var keyScope: KeyScope { (over ?? sectionScreen).keyScope }

    /// Keys were pressed that others must follow; or that is over.
    func didBegin(_ reader: KeyReader) {
        begun = reader
    }

    /// The keys mean something else now.
    func didChangeKeys() {
        (footer, boxFoot) = (nil, nil)
    }

    /// - Returns: whether the visible screen has used the key.
    func handle(_ press: KeyPress) -> Bool {
        if isShowingCopies, copyMenu?.handle(press) == true { return true }
        guard isLargeEnough else { return false }
        let shown = notice
        clearNotice()
        if isThemeMenuOpen, themeMenu?.handle(press) == true { return true }
        if isCopyMenuOpen, copyMenu?.handle(press) == true { return true }
        if isTrailOpen, trailMenu.handle(press, go: sectionScreen.goBack) { return true }
        guard (over ?? sectionScreen).handle(press) else {
            notice = shown
            return false
        }
        if case .paste(_, isCut: true) = press.key { tell(Message(wording.pasteCut(Key.pasteLimit / 1_024))) }
        return true
    }

    /// - Returns: whether something visible has used the command.
    @discardableResult
    func handle(_ command: Command) -> Bool {
        clearNotice()
        if command.motion == nil { opened = openedByNow }
        if command.isOffered { used.note(command) }
        if isThemeMenuOpen { themeMenu?.close() }
        copyMenu?.close()
        switch command {
        case .palette where palette == nil:
            openPalette()
            return true
        case .section(let id): return showSection(id)
        case .back where palette != nil:
            leave()
            return true
        case .back where cover != nil:
            // One that is made of several leads back by itself.
            if cover?.handle(command) != true { cover = nil }
            return true
        case .help:
            toggle(command, makeHelp)
            return true
        case _ where covers[command] != nil:
            toggle(command, covers[command])
            return true
        case .trail where isLargeEnough && over == nil && !isTyping && screen.question == nil:
            return openTrail()
        case .pictures:
            togglePictures()
            return true
        case .theme where isLargeEnough && dialog == nil && !isTyping && screen.question == nil:
            themeMenu?.open()
            return themeMenu != nil
        case .mouse:
            toggleMouse()
            return true
        case .copy where isLargeEnough && over == nil && dialog == nil && !isTyping && screen.question == nil:
            guard let copyMenu, let thing = screen.copyable else { return false }
            return copyMenu.open(thing)
        case .undo where isLargeEnough && over == nil:
            undo()
            return true
        default:
            return isLargeEnough && screen.handle(command)
        }
    }

    /// Says that a key has done nothing, where nothing else has the reader's attention. Motions end somewhere without a word.
    func didNotUse(_ command: Command) {
        guard isLargeEnough, dialog == nil, screen.question == nil, !isTyping, command.motion == nil,
            command != .back
        else { return }
        tell(Message(wording.help.notHere(wording.hint(command))))
    }

    private func clearNotice() {
        if !isForReader { notice = nil }
    }

    private var isThemeMenuOpen: Bool { themeMenu?.isOpen == true && dialog == nil && isLargeEnough }

    private var isCopyMenuOpen: Bool { copyMenu?.isOpen == true && dialog == nil && isLargeEnough }

    /// Whether texts have the whole screen, to be selected.
    private var isShowingCopies: Bool { copyMenu?.isShowingText == true && dialog == nil }

    /// A menu that is no screen's.
    private var ownMenu: (any OverlayContent)? {
        if isThemeMenuOpen { return themeMenu?.overlay }
        if isCopyMenuOpen { return copyMenu?.overlay }
        return isTrailOpen ? trailMenu.overlay : nil
    }

    /// What lies over everything, in a box.
    private var overlay: (any OverlayContent)? { ownMenu ?? screen.overlay }

    /// Where that may be: what has happened stays in sight.
    private var boxRoom: Rect {
        isForReader ? bodyRect : Rect(x: 0, y: 0, width: size.width, height: size.height - noticeRows.count)
    }

    /// Takes what the pointer does. What stands for a key is pressed as that key, and not told here.
    func handle(_ pointing: Pointing) -> PointerUse {
        guard isLargeEnough else { return .none }
        let shown = notice
        if case .press = pointing.action { clearNotice() }
        let use = answer(pointing)
        return use == .none && shown != notice ? .marked : use
    }

    private func answer(_ pointing: Pointing) -> PointerUse {
        switch pointing.action {
        // Until a question is answered, there is nothing else to press.
        case .press where screen.question != nil: return .none
        case .press(.section(let place)) where sections.indices.contains(place):
            opened = openedByNow
            return showSection(sections[place].id) ? .acted : .none
        case .press, .scroll, .pull:
            if isThemeMenuOpen, let use = themeMenu?.handle(pointing) { return use }
            if isCopyMenuOpen || isShowingCopies, let use = copyMenu?.handle(pointing) { return use }
            if isTrailOpen { return trailMenu.handle(pointing, go: sectionScreen.goBack) }
            if let overlay {
                // A list is not to be scrolled from under what is asked about it. Else, wherever it lies, it is for its screen.
                return overlay.question != nil && dialog == nil ? .none : screen.inFront.handle(pointing)
            }
            guard bodyRect.contains(pointing.position) else { return .none }
        case .drag: break
        }
        return screen.handle(pointing.on(bodyRect))
    }

    private var isTrailOpen: Bool { trailMenu.isOpen && over == nil && dialog == nil && isLargeEnough }

    /// - Returns: whether there is more than one screen on it.
    private func openTrail() -> Bool {
        let trail = sectionScreen.trail
        guard trail.count > 1 else { return false }
        trailMenu.open(trail)
        return true
    }

    /// - Returns: whether there is one.
    private func showSection(_ id: SectionID) -> Bool {
        guard let index = sections.firstIndex(where: { $0.id == id }) else { return false }
        currentIndex = index
        uncover()
        trailMenu.close()
        return true
    }

    private var current: Section { sections[currentIndex] }

    private var screen: any Screen { dialog ?? over ?? sectionScreen }

    /// What is over the section.
    private var over: (any Screen)? { palette ?? cover }

    /// What is drawn, whatever lies over it.
    private var below: any Screen { cover ?? sectionScreen }

    private func uncover() {
        if palette != nil { leave() }
        cover = nil
    }

    private var sectionScreen: any Screen {
        if let screenInSight { return screenInSight }
        let screen = screens[current.id] ?? makeSectionScreen()
        screenInSight = screen
        return screen
    }

    private func makeSectionScreen() -> any Screen {
        let screen = current.makeScreen(Set(wanted.keys))
        screens[current.id] = screen
        let origin = current.origin()
        // It stays wanted: the section may show another source before it could be restored.
        wanted[origin.place] = origin.places.compactMap { wanted.removeValue(forKey: $0) }.first
        if let memento = wanted[origin.place] { screen.restore(memento) }
        return screen
    }

    private var isLargeEnough: Bool {
        size.width >= Size.leastForProgram.width && size.height >= Size.leastForProgram.height
    }

    private var bodyRect: Rect { Rect(x: 0, y: 1, width: size.width, height: size.height - 1 - footerHeight) }

    private var footerHeight: Int { max(1, noticeRows.count) + (isForReader ? 1 : 0) }

    /// Shows it in place of what covers the sections, or takes it away.
    private func toggle(_ command: Command, _ makeScreen: (@MainActor () -> any Screen)?) {
        if palette != nil { leave() }
        cover = cover?.command == command ? nil : makeScreen.map { Cover(command, $0()) }
    }

    /// About the screen that it covers.
    private func makeHelp() -> any Screen {
        let bindings = keys.table.documented(in: keyScope)
        return HelpScreen(
            HelpContent(bindings, on: screen.title, taking: screen.commands, wording: wording), wording: wording,
            takesColumns: !isForReader
        ) { [weak self] command in
            self?.cover = nil
            self?.ordered = command
        }
    }

    private func drawHeader(on surface: Surface) {
        var origin = current.origin()
        if origin.state != nil, isOffline || sectionScreen.hasFailed { origin.state = .atHand }
        let content = HeaderLine.Content(
            current: current.id, origin: origin, warnings: warnings(for: current), width: surface.width,
            spinnerWidth: spinner.width)
        if header?.content != content { header = HeaderLine(content, sections: sections) }
        header?.draw(on: surface, spinner: spinner.shape)
    }

    private static let palettePlace = "palette"

    private func openPalette() {
        guard isLargeEnough, let finding else { return }
        let screen = finding.makePalette(self)
        if let paletteMemento { screen.restore(paletteMemento) }
        _ = screen.willAppear()
        screen.didAppear()
        palette = screen
    }

    /// With what the user is at now.
    private var openedByNow: OpenedLately {
        guard let known = screens[current.id]?.known else { return opened }
        var opened = opened
        opened.note(known)
        return opened
    }

    var hasOrdered: Bool { ordered != nil }

    /// Whether something is asked, and nothing else may be said.
    var isAsking: Bool { isLargeEnough && screen.question != nil }

    /// A command that was chosen where anything is found, once.
    func takeOrdered() -> Command? {
        defer { ordered = nil }
        return ordered
    }

    private func warnings(for section: Section) -> [String] {
        if isOffline { return [wording.offline] }
        guard isBusy, let failure = section.services.compactMap({ retries[$0] }).first else {
            return wording.signs(of: sharing)
        }
        return [wording.tryingAgain(wording.message(failure)), wording.tryingAgainShort]
    }

    private func drawFooter(on surface: Surface) {
        let line = surface.part(
            Rect(x: 1, y: surface.height - footerHeight, width: surface.width - 2, height: footerHeight))
        // For a reader there are the keys too, of what is said last.
        if noticeRows.isEmpty || isForReader { draw(footerContent, as: &footer, in: below.keyScope, on: line) }
        for (y, row) in noticeRows.enumerated() { line.draw(row, x: 0, y: isForReader ? y + 1 : y, .notice) }
    }

    private var footerContent: FooterLine.Content {
        let overlay = overlay
        if isForReader, let overlay { return Self.foot(of: overlay) }
        if !begun.isEmpty { return .begun(begun) }
        if overlay == nil, let question = screen.question { return .question(question) }
        // A menu is typed in, and takes nothing from what is below.
        return .commands(below.commands, isTyping: below.isTyping && (overlay == nil || overlay?.question != nil))
    }

    private static func foot(of overlay: any OverlayContent) -> FooterLine.Content {
        overlay.question.map { .question($0) }
            ?? .commands(overlay.commands, isTyping: true, keeps: overlay.keeps)
    }

    /// - Parameter former: as drawn last, which is as right for most frames.
    private func draw(
        _ content: FooterLine.Content, as former: inout FooterLine?, in scope: KeyScope, on surface: Surface
    ) {
        if former?.isFor(content, width: surface.width) != true {
            former = FooterLine(content, width: surface.width, keys: keys.table, in: scope, wording: wording)
        }
        former?.draw(on: surface)
    }
}

extension Shell: ProgramGuide {
    var directory: ProgramDirectory {
        let screen = below
        let available = Set(screen.question == nil ? screen.commands.flatMap(\.withKin) : [])
        let scope = screen.keyScope
        let commands = Command.offered.map { command in
            OfferedCommand(
                command, keys: keys.table.label(of: command, in: scope) ?? "",
                isAvailable: available.contains(command) || isAlwaysAvailable(command))
        }
        let places = sections.map { section in
            ProgramPlace(
                .section(section.id), name: section.name, key: keys.table.label(of: .section(section.id), in: scope))
        }
        let used = used.mostUsed(of: Command.offered + sections.map { .section($0.id) }).compactMap { command in
            if case .section(let id) = command {
                return places.first { $0.target == .section(id) }.map { ProgramDirectory.Used.place($0) }
            }
            return commands.first { $0.command == command }.map { .command($0) }
        }
        return ProgramDirectory(
            commands: commands, places: places, used: used, opened: openedByNow.items,
            loaded: sections.flatMap { screens[$0.id]?.loaded ?? [] })
    }

    private func isAlwaysAvailable(_ command: Command) -> Bool {
        switch command {
        case .mouse, .pictures, .help, .redraw, .suspend, .quit: true
        case .theme: themes != nil
        case .undo: cover == nil && !sectionScreen.isTyping
        default: covers[command] != nil
        }
    }

    func run(_ offered: OfferedCommand) {
        leave()
        ordered = offered.command
    }

    func go(to place: ProgramPlace) {
        switch place.target {
        case .section(let id): _ = showSection(id)
        case .diary(let selection): lead(to: SectionDescriptor.library.id) { $0.showDiary(selection, $1) }
        }
    }

    func open(_ item: KnownItem, isBeside: Bool) {
        opened.note(item)
        lead(to: isBeside ? nil : SectionDescriptor.showing(item.subject.kindOfLists), isBeside: isBeside) {
            $0.show(item, $1)
        }
    }

    /// - Parameter section: where it is shown; nil for the one in sight.
    private func lead(
        to section: SectionID?, isBeside: Bool = false, _ show: (Finding, any Navigator) -> Void
    ) {
        if section.map(showSection) != true { uncover() }
        trailMenu.close()
        guard let finding else { return }
        sectionScreen.showFound(isBeside: isBeside) { show(finding, $0) }
    }

    func leave() {
        paletteMemento = palette?.memento
        palette = nil
    }
}

extension Command {
    /// What can be found: whatever does more than move in what is in sight.
    fileprivate static let offered = allCases.filter(\.isOffered)

    fileprivate var isOffered: Bool { place == .screens && motion == nil && ![.open, .back, .palette].contains(self) }
}

extension Shell.Section {
    /// A section whose rows are from one source for the whole run.
    init(
        id: SectionID, name: String, services: Set<SourceID> = [], origin: SectionOrigin,
        makeScreen: @escaping @MainActor () -> any Screen
    ) {
        self.init(
            id: id, name: name, services: services, origin: { origin }, makeScreen: { _ in makeScreen() })
    }

    /// Whether this is how a session says that it was in sight.
    @MainActor
    fileprivate func isNamed(_ text: String) -> Bool {
        text == id.rawValue || origin().places.contains(text)
    }
}
