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
    /// What finds anything, and shows it.
    struct Finding {
        let makePalette: @MainActor (any ProgramGuide) -> any Screen
        /// Shows what was found: a detail, or the list of a view.
        let show: @MainActor (KnownItem, any Navigator) -> Void
        let showDiary: @MainActor (DiarySelection, any Navigator) -> Void
    }

    private let sections: SectionScreens
    private let frame: ShellFrame
    private let keys: KeysInForce
    /// Keys that others must follow.
    private var begun = KeyReader()
    private let wording: Wording
    private let undo: @MainActor () -> Void
    private let over: ShellCovers
    /// Where one can go, and what can be done.
    let guide: ShellGuide
    private let togglePictures: @MainActor () -> Void
    private let menus: ShellMenus
    /// The name of the theme in the session, where there is no choice.
    private let formerTheme: String?
    private let toggleMouse: @MainActor () -> Void
    private let panes: Panes
    private let messages: ToldMessages
    /// Whether a screen reader tells of it.
    private let isForReader: Bool
    /// The question before the end of the program. It is over everything else.
    var dialog: QuitScreen?
    private var spinner = Spinner()
    /// Stands at the bottom of the screen until the next key.
    var notice: Message?
    /// What is said while the program waits for its end. It stays, whatever notice comes meanwhile.
    var ending: Message?
    private var warnings: HeaderWarnings

    /// - Parameters:
    ///   - sections: in their order on the screen; at least one.
    ///   - current: the section to start in; nil for the one of the session.
    ///   - session: the user's places in the last run.
    ///   - isOffline: whether the program works offline, with cached data only.
    ///   - undo: undoes the last step, of any section.
    ///   - canUndo: whether there is one.
    ///   - covers: what covers the sections, beside the help.
    ///   - finding: finds anything in the program; nil where nothing does.
    ///   - togglePictures: hides pictures on all screens, or shows them again.
    ///   - themes: shows the program in one of them; nil where there is no choice.
    ///   - toggleMouse: leaves the mouse to the terminal, or takes it back.
    ///   - copyMenu: copies what keys are for; nil where nothing is copied.
    ///   - panes: how lists and their details share the screen, which is a part of the session.
    ///   - messages: is told what is noticed here.
    ///   - isForReader: whether a screen reader tells of it: what has happened has the last line, and stays there
    ///     until another command is given than a motion.
    init(
        sections: [Section], current: SectionID? = nil, session: Session = Session(), isOffline: Bool = false,
        keys: KeysInForce, wording: Wording, undo: @escaping @MainActor () -> Void = {},
        canUndo: @escaping @MainActor () -> Bool = { true },
        covers: [Command: @MainActor () -> any Screen] = [:], finding: Finding? = nil,
        togglePictures: @escaping @MainActor () -> Void = {}, toggleMouse: @escaping @MainActor () -> Void = {},
        themes: ThemeSwitch? = nil, copyMenu: CopyMenu? = nil, panes: Panes = Panes(),
        messages: ToldMessages = ToldMessages(), isForReader: Bool = false
    ) {
        var places = session.screens
        over = ShellCovers(covers, memento: places.removeValue(forKey: Self.palettePlace))
        self.sections = SectionScreens(sections, startingIn: current, orIn: session.section, wanted: places)
        frame = ShellFrame(keys: keys, wording: wording, isForReader: isForReader)
        self.togglePictures = togglePictures
        menus = ShellMenus(themes: themes, copyMenu: copyMenu, wording: wording)
        guide = ShellGuide(
            self.sections, keys: keys, over: over, menus: menus, finding: finding, canUndo: canUndo, session: session)
        formerTheme = session.theme
        self.toggleMouse = toggleMouse
        self.panes = panes
        self.messages = messages
        panes.choice = session.panes
        warnings = HeaderWarnings(isOffline: isOffline, wording: wording)
        self.keys = keys
        self.wording = wording
        self.undo = undo
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
    var isBusy: Bool { frame.isLargeEnough && (sections.screen.isBusy || over.top?.isBusy == true) }

    /// Shows or moves the spinner if it is time to.
    ///
    /// - Returns: whether the screen has changed.
    func turnSpinner() -> Bool {
        spinner.turn(isBusy: isBusy, at: .now)
    }

    /// A retry has begun or ended.
    func didHear(_ news: RetryNews) { warnings.didHear(news) }

    /// It stands otherwise with the machines that share the library.
    func didHear(_ state: SharingState) { warnings.sharing = state }

    /// The user's places in all sections.
    var session: Session {
        var session = Session(
            section: sections.current.id.rawValue, screens: sections.mementos, opened: guide.opened, used: guide.used,
            theme: menus.keptTheme ?? formerTheme, panes: panes.choice)
        session.screens[Self.palettePlace] = over.paletteMemento
        return session
    }

    /// A source was opened or closed.
    ///
    /// - Parameter sections: all of them, made with the sources of now.
    func didSwitch(_ source: SourceID, to sections: [Section]) {
        self.sections.didSwitch(source, to: sections)
    }

    /// Before each frame.
    func layout(size: Size) {
        sections.takeChanges()
        menus.layout(size: size)
        frame.layout(size: size, saying: dialog == nil ? ending ?? notice : nil)
        guard frame.isLargeEnough else { return }
        sections.screen.layout(size: frame.body.size)
        over.cover?.layout(size: frame.body.size)
        frame.layout(overlay)
    }

    /// Draws rows that have changed, over the frame that was drawn last.
    ///
    /// - Parameter hasChangedPart: whether there is another detail beside them, which the header may say something of.
    /// - Returns: false, without having drawn anything, where something else has to be drawn anew.
    func drawRows(on surface: Surface, hasChangedPart: Bool) -> Bool {
        // Below what covers it a picture may have come.
        guard over.cover == nil || isForReader, !isShowingCopies, dialog == nil,
            frame.isStillRight(with: footerContent),
            !hasChangedPart || frame.isStillRight(with: headerContent(width: surface.width))
        else { return false }
        surface.canvas.beginChanges()
        below.draw(on: surface.part(frame.body), hasFocus: true)
        if surface.canvas.cursor == nil { surface.placeCursor(x: 1, y: 1) }
        return true
    }

    func draw(on surface: Surface) {
        if isShowingCopies {
            frame.wasNotDrawn()
            return menus.drawText(on: surface)
        }
        guard frame.isLargeEnough else {
            frame.wasNotDrawn()
            if let dialog { return dialog.drawSmall(on: surface) }
            let text = wording.tooSmall(Size.leastForProgram.width, Size.leastForProgram.height)
            surface.drawCentered(text.wrapped(to: surface.width).map { TextLine($0, .notice) }, hasFocus: true)
            return
        }
        drawCovered(on: surface)
        let content = ShellFrame.Content(
            header: headerContent(width: surface.width), sections: sections.all, footer: footerContent,
            footerScope: below.keyScope, boxScope: keyScope, spinner: spinner.shape)
        frame.draw(content, on: surface) { below.draw(on: $0, hasFocus: true) }
    }

    /// Terminals keep the pictures below what covers the sections, as the help: else all of them would be sent again after it.
    private func drawCovered(on surface: Surface) {
        guard over.cover != nil, !isForReader else { return }
        sections.screen.draw(on: surface.part(frame.body), hasFocus: false)
        surface.canvas.clearCovering()
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
        for screen in sections.made { screen.programWillEnd() }
    }

    /// The screen that has the keyboard: where sections, or what covers them, are made of several, the one of these.
    var inFront: any Screen { screen.inFront }

    /// What the visible screen takes now.
    var offered: [Command] { overlay?.commands ?? screen.commands }

    /// The sections, in their order.
    var places: [(id: SectionID, name: String)] { sections.all.map { ($0.id, $0.name) } }

    /// The name of the visible section.
    var placeName: String { sections.current.name }

    /// Where the rows in sight come from: those of the visible section, or of a list over its own.
    var origin: SectionOrigin {
        // A section may know better once its screen is made.
        let rows = sections.screen.rowOrigin
        let own = sections.current.origin()
        guard let rows else { return own }
        return own.with(rows, services: sections.services, wording)
    }

    /// Texts that would be lost if the program ended now, in the order of the sections.
    var unsaved: [UnsavedText] {
        sections.made.flatMap(\.unsaved)
    }

    /// Whether nothing is being written, asked or chosen, so that another shell could take its place.
    var isAtRest: Bool {
        over.top == nil && dialog == nil && !isTyping && !isClosing && screen.question == nil && guide.ordered == nil
            && unsaved.isEmpty
    }

    /// Whether characters are text for the visible screen.
    var isTyping: Bool { hasOpenMenu || isShowingCopies || (over.top ?? sections.screen).isTyping }

    /// Whether characters go into a text that is typed on the visible screen.
    var takesText: Bool {
        frame.isLargeEnough && !hasOpenMenu && screen.question == nil && screen.takesText
    }

    /// Whether keys have to wait for the next screen.
    var isClosing: Bool {
        frame.isLargeEnough && (over.top == nil ? sections.screen : over.palette)?.isClosing == true
    }

    /// Where among screens keys are looked up.
    var keyScope: KeyScope { (over.top ?? sections.screen).keyScope }

    /// Keys were pressed that others must follow; or that is over.
    func didBegin(_ reader: KeyReader) {
        begun = reader
    }

    /// The keys mean something else now.
    func didChangeKeys() {
        frame.didChangeKeys()
    }

    /// - Returns: whether the visible screen has used the key.
    func handle(_ press: KeyPress) -> Bool {
        if isShowingCopies, menus.handle(press) { return true }
        guard frame.isLargeEnough else { return false }
        let shown = notice
        clearNotice()
        if hasOpenMenu, menus.handle(press) { return true }
        guard (over.top ?? sections.screen).handle(press) else {
            notice = shown
            return false
        }
        if case .paste(_, isCut: true) = press.key { tell(Message(wording.pasteCut)) }
        return true
    }

    /// - Returns: whether something visible has used the command.
    @discardableResult
    func handle(_ command: Command) -> Bool {
        if command.motion == nil || !isForReader { notice = nil }
        guide.note(command)
        menus.close()
        switch command {
        case .palette where over.palette == nil:
            if frame.isLargeEnough, let palette = guide.makePalette() { over.openPalette(palette) }
            return true
        case .section(let id): return guide.showSection(id)
        case .back where over.top != nil:
            over.goBack()
            return true
        case .help:
            over.toggle(command, makeHelp)
            return true
        case _ where over.has(command):
            over.toggle(command)
            return true
        case .trail where isFree && over.top == nil:
            return menus.openTrail(sections.screen.trail, go: sections.screen.goBack)
        case .pictures:
            togglePictures()
            return true
        case .theme where isFree:
            return menus.openThemes()
        case .mouse:
            toggleMouse()
            return true
        case .copy where isFree && over.top == nil:
            guard let thing = screen.copyable else { return false }
            return menus.openForms(of: thing)
        case .undo where frame.isLargeEnough && over.top == nil:
            undo()
            return true
        default:
            guard frame.isLargeEnough else { return false }
            if screen.handle(command) { return true }
            return isFree && over.top == nil && overlay == nil && sections.runAtHome(command)
        }
    }

    /// Says that a key has done nothing, and why where that is known, if nothing else has the reader's attention. Motions end
    /// somewhere without a word.
    ///
    /// - Parameter pressed: the key, or several that mean it together; nil where it was said otherwise.
    func didNotUse(_ command: Command, by pressed: KeySequence?) {
        guard isFree, command.motion == nil, command != .back else { return }
        let (key, hint) = (pressed?.label ?? keys.table.label(of: command, in: keyScope), wording.hint(command))
        let reason = key.flatMap { wording.help.reason($0, command) }
        tell(Message(reason ?? wording.help.notHere(key.map { "\($0) (\(hint))" } ?? hint.uppercasingFirst)))
    }

    /// Whether nothing has the reader's attention but what is in sight.
    private var isFree: Bool { frame.isLargeEnough && dialog == nil && !isTyping && screen.question == nil }

    /// Any key or press ends what is said; for those who are read to only a command does that is no motion.
    private func clearNotice() {
        if !isForReader { notice = nil }
    }

    /// Whether a menu has the keyboard.
    private var hasOpenMenu: Bool { menus.isOpen && dialog == nil && frame.isLargeEnough }

    /// Whether texts have the whole screen, to be selected.
    private var isShowingCopies: Bool { menus.isShowingText && dialog == nil }

    /// What lies over everything, in a box.
    private var overlay: (any OverlayContent)? { hasOpenMenu ? menus.overlay : screen.overlay }

    /// Takes what the pointer does. What stands for a key is pressed as that key, and not told here.
    func handle(_ pointing: Pointing) -> PointerUse {
        guard frame.isLargeEnough else { return .none }
        let shown = notice
        if case .press = pointing.action { clearNotice() }
        let use = answer(pointing)
        return use == .none && shown != notice ? .marked : use
    }

    private func answer(_ pointing: Pointing) -> PointerUse {
        switch pointing.action {
        // Until a question is answered, there is nothing else to press.
        case .press where screen.question != nil: return .none
        case .press(.section(let place)) where sections.all.indices.contains(place):
            guide.noteOpened()
            return guide.showSection(sections.all[place].id) ? .acted : .none
        case .press, .scroll, .pull:
            if hasOpenMenu { return menus.handle(pointing) }
            if let overlay {
                // A list is not to be scrolled from under what is asked about it. Else, wherever it lies, it is for its screen.
                return overlay.question != nil && dialog == nil ? .none : screen.inFront.handle(pointing)
            }
            guard frame.body.contains(pointing.position) else { return .none }
        case .drag: break
        }
        return screen.handle(pointing.on(frame.body))
    }

    private var screen: any Screen { dialog ?? over.top ?? sections.screen }

    /// What is drawn, whatever lies over it.
    private var below: any Screen { over.cover ?? sections.screen }

    /// About the screen that it covers.
    private func makeHelp() -> any Screen {
        let bindings = keys.table.documented(in: keyScope)
        return HelpScreen(
            HelpContent(
                bindings, on: screen.title, taking: screen.commands + screen.commandsBeside,
                isTyping: screen.isTyping, wording: wording),
            wording: wording, takesColumns: !isForReader
        ) { [weak self] command in
            self?.over.uncover()
            self?.guide.ordered = command
        }
    }

    private func headerContent(width: Int) -> HeaderLine.Content {
        var origin = origin
        if origin.state != nil, warnings.isOffline || sections.screen.hasFailed {
            origin.state = .atHand
            if !warnings.isOffline, case .catalog(let failure) = sections.screen.failureInPlaceOfRows {
                origin.fail(failure, wording)
            }
        }
        return HeaderLine.Content(
            current: sections.current.id, origin: origin,
            warnings: warnings.said(of: sections.current.services, isBusy: isBusy),
            key: origin.command.flatMap { keys.table.label(of: $0, in: keyScope) }, width: width,
            spinnerWidth: spinner.width)
    }

    private static let palettePlace = "palette"

    var hasOrdered: Bool { guide.ordered != nil }

    /// Whether something is asked, and nothing else may be said.
    var isAsking: Bool { frame.isLargeEnough && screen.question != nil }

    /// A command that was chosen where anything is found, once.
    func takeOrdered() -> Command? {
        defer { guide.ordered = nil }
        return guide.ordered
    }

    private var footerContent: FooterLine.Content {
        let overlay = overlay
        if isForReader, let overlay { return .init(of: overlay) }
        if !begun.isEmpty { return .begun(begun) }
        if overlay == nil, let question = screen.question { return .question(question) }
        // A menu is typed in, and takes nothing from what is below.
        let isTyping = below.isTyping && (overlay == nil || overlay?.question != nil)
        var hasFailed = false
        if !isTyping, case .catalog = below.failureInPlaceOfRows { hasFailed = true }
        return .commands(below.commands, isTyping: isTyping, hints: below.hints, hasFailed: hasFailed)
    }
}
