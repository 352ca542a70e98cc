import Browsing
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

    static let minimumSize = Size(width: 40, height: 8)

    private let sections: [Section]
    private let keyMap: KeyMap
    private let wording: Wording
    private let undo: @MainActor () -> Void
    /// The visible one.
    private var current: Section
    private var screens: [SectionID: any Screen] = [:]
    /// The places of the session in sections that were not shown yet.
    private var wanted: [String: ScreenMemento]
    private var help: HelpScreen?
    /// The question before the end of the program. It covers everything else.
    var dialog: QuitScreen?
    private var size = Size(width: 0, height: 0)
    private var spinner = Spinner()
    /// As drawn last.
    private var header: HeaderLine?
    private var footer: FooterLine?
    /// Stands at the bottom of the screen until the next key.
    var notice: Message?
    /// The lines of the notice.
    private var noticeRows: [String] = []
    /// Whether the program works offline, with cached data only.
    private let isOffline: Bool
    /// The services with a running retry, and the failure before it.
    private var retries: [SourceID: CatalogFailure] = [:]

    /// - Parameters:
    ///   - sections: in their order on the screen; at least one.
    ///   - current: the section to start in; nil for the one of the session.
    ///   - session: the user's places in the last run.
    ///   - isOffline: whether the program works offline, with cached data only.
    ///   - undo: undoes the last step, of any section.
    init(
        sections: [Section], current: SectionID? = nil, session: Session = Session(), isOffline: Bool = false,
        keyMap: KeyMap,
        wording: Wording, undo: @escaping @MainActor () -> Void = {}
    ) {
        self.sections = sections
        self.current =
            sections.first { $0.id == current }
            ?? sections.first { section in session.section.map(section.isNamed) == true } ?? sections[0]
        wanted = session.screens
        self.isOffline = isOffline
        self.keyMap = keyMap
        self.wording = wording
        self.undo = undo
    }

    /// Whether something visible is being loaded.
    var isBusy: Bool { isLargeEnough && sectionScreen.isBusy }

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

    /// The user's places in all sections.
    var session: Session {
        var session = Session(section: current.id.rawValue, screens: wanted)
        for section in sections {
            if let screen = screens[section.id] { session.screens[section.origin().place] = screen.memento }
        }
        return session
    }

    /// Before each frame.
    func layout(size: Size) {
        self.size = size
        guard isLargeEnough else { return }
        // The notice gets at most half of the screen.
        noticeRows = dialog == nil ? notice?.rows(width: size.width - 2, height: (size.height - 2) / 2) ?? [] : []
        sectionScreen.layout(size: bodyRect.size)
        help?.layout(size: bodyRect.size)
        dialog?.layout(size: bodyRect.size)
    }

    func draw(on surface: Surface) {
        guard isLargeEnough else {
            if let dialog { return dialog.drawSmall(on: surface) }
            let text = wording.tooSmall(Self.minimumSize.width, Self.minimumSize.height)
            surface.drawCentered(text.wrapped(to: surface.width).map { TextLine($0, .notice) })
            return
        }
        drawHeader(on: surface)
        screen.draw(on: surface.part(bodyRect), hasFocus: true)
        drawFooter(on: surface)
    }

    /// The program could not be suspended, since nothing would have resumed it.
    func didNotSuspend() {
        notice = Message(wording.cannotSuspend)
    }

    /// Before the program ends.
    func programWillEnd() {
        for screen in screens.values { screen.programWillEnd() }
    }

    /// Texts that would be lost if the program ended now, in the order of the sections.
    var unsaved: [UnsavedText] {
        sections.compactMap { screens[$0.id] }.flatMap(\.unsaved)
    }

    /// Whether characters are text for the visible screen.
    var isTyping: Bool { help == nil && sectionScreen.isTyping }

    /// Whether keys have to wait for the next screen.
    var isClosing: Bool { isLargeEnough && help == nil && sectionScreen.isClosing }

    /// - Returns: whether the visible screen has used the key.
    func handle(key: Key) -> Bool {
        guard isLargeEnough, help == nil else { return false }
        let shown = notice
        notice = nil
        guard sectionScreen.handle(key: key) else {
            notice = shown
            return false
        }
        if case .paste(_, isCut: true) = key { notice = Message(wording.pasteCut(Key.pasteLimit / 1_024)) }
        return true
    }

    /// - Returns: whether something visible has used the command.
    @discardableResult
    func handle(_ command: Command) -> Bool {
        notice = nil
        switch command {
        case .section(let id): return showSection(id)
        case _ where command == .help || command == .back && help != nil:
            toggleHelp()
            return true
        case .undo where isLargeEnough && help == nil:
            undo()
            return true
        default:
            return isLargeEnough && screen.handle(command)
        }
    }

    /// - Returns: whether there is one.
    private func showSection(_ id: SectionID) -> Bool {
        guard let section = sections.first(where: { $0.id == id }) else { return false }
        current = section
        help = nil
        return true
    }

    private var screen: any Screen { dialog ?? help ?? sectionScreen }

    private var sectionScreen: any Screen {
        if let screen = screens[current.id] { return screen }
        let screen = current.makeScreen(Set(wanted.keys))
        screens[current.id] = screen
        let mementos = current.origin().places.compactMap { wanted.removeValue(forKey: $0) }
        if let memento = mementos.first { screen.restore(memento) }
        return screen
    }

    private var isLargeEnough: Bool {
        size.width >= Self.minimumSize.width && size.height >= Self.minimumSize.height
    }

    private var bodyRect: Rect { Rect(x: 0, y: 1, width: size.width, height: size.height - 1 - footerHeight) }

    private var footerHeight: Int { max(1, noticeRows.count) }

    private func toggleHelp() {
        help =
            help == nil ? HelpScreen(bindings: KeyMap.documented(sections: sections.map(\.id)), wording: wording) : nil
    }

    private func drawHeader(on surface: Surface) {
        let content = HeaderLine.Content(
            current: current.id, origin: current.origin(), warnings: warnings(for: current), width: surface.width)
        if header?.content != content { header = HeaderLine(content, sections: sections) }
        header?.draw(on: surface, spinner: spinner.shape)
    }

    private func warnings(for section: Section) -> [String] {
        if isOffline { return [wording.offline] }
        guard isBusy, let failure = section.services.compactMap({ retries[$0] }).first else { return [] }
        return [wording.tryingAgain(wording.message(failure)), wording.tryingAgainShort]
    }

    private func drawFooter(on surface: Surface) {
        let line = surface.part(
            Rect(x: 1, y: surface.height - footerHeight, width: surface.width - 2, height: footerHeight))
        if !noticeRows.isEmpty {
            for (y, row) in noticeRows.enumerated() { line.draw(row, x: 0, y: y, .notice) }
        } else {
            footer(for: screen, width: line.width).draw(on: line)
        }
    }

    private func footer(for screen: any Screen, width: Int) -> FooterLine {
        let content =
            screen.question.map { .question($0) }
            ?? FooterLine.Content.commands(screen.commands, isTyping: screen.isTyping)
        if let footer, footer.isFor(content, width: width) { return footer }
        let line = FooterLine(content, width: width, keyMap: keyMap, wording: wording)
        footer = line
        return line
    }
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
