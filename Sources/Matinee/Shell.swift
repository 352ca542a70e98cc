import Entities
import Navigation
import Presentation
import TerminalKit

/// The whole screen: a header with the sections, the section in sight, and a footer with the keys that
/// work.
@MainActor
final class Shell {
    struct Section {
        /// Names it in a session; sections of other sources have other ids, since their items do.
        let id: String
        let name: String
        /// Where its data come from, and how to get better ones.
        let source: String
        let hint: String?
        /// The services that may be asked for it.
        var services: Set<CatalogSource> = []
        /// Called when the section is first shown: what nobody looks at asks for nothing.
        let makeScreen: @MainActor () -> any Screen
    }

    static let minimumSize = Size(width: 40, height: 8)

    private let sections: [Section]
    private let keyMap: KeyMap
    private let wording: Wording
    private let undo: @MainActor () -> Void
    private var current: Int
    private var screens: [Int: any Screen] = [:]
    /// Where somebody was in sections that have not been shown yet.
    private var wanted: [String: ScreenMemento]
    private var help: HelpScreen?
    /// What is asked before the program ends; lies over all else.
    var dialog: QuitScreen?
    private var size = Size(width: 0, height: 0)
    private var spinner = Spinner()
    /// As they were drawn last.
    private var header: HeaderLine?
    private var footer: FooterLine?
    /// Stands at the foot of the screen until the next key.
    var notice: Message?
    /// The notice, as it was laid out last.
    private var noticeRows: [String] = []
    /// Whether nobody is asked, and what was kept is all there is.
    private let isOffline: Bool
    /// Services that are being asked once more, and what went wrong before.
    private var retries: [CatalogSource: CatalogFailure] = [:]

    /// - Parameters:
    ///   - current: the section to start in, from 0; nil for the one of the session.
    ///   - session: where somebody was.
    ///   - isOffline: whether nobody is asked, and what was kept is all there is.
    ///   - undo: takes back what was done last, in whichever section.
    init(
        sections: [Section], current: Int?, session: Session = Session(), isOffline: Bool = false, keyMap: KeyMap,
        wording: Wording, undo: @escaping @MainActor () -> Void = {}
    ) {
        self.sections = sections
        self.current = current ?? sections.firstIndex { $0.id == session.section } ?? 0
        wanted = session.screens
        self.isOffline = isOffline
        self.keyMap = keyMap
        self.wording = wording
        self.undo = undo
    }

    /// Whether something is being loaded for what is in sight.
    var isBusy: Bool { isLargeEnough && sectionScreen.isBusy }

    /// Shows that something is being loaded, or goes on showing it, when it is time to.
    ///
    /// - Returns: whether that has changed the screen.
    func turnSpinner() -> Bool {
        spinner.turn(isBusy: isBusy, at: .now)
    }

    /// A service is being asked once more, or has been.
    func didHear(_ news: RetryNews) {
        switch news {
        case .began(let service, let failure): retries[service] = failure
        case .ended(let service): retries[service] = nil
        }
    }

    /// Where somebody is now, in every section.
    var session: Session {
        var session = Session(section: sections[current].id, screens: wanted)
        for (index, screen) in screens { session.screens[sections[index].id] = screen.memento }
        return session
    }

    /// Before each frame.
    func layout(size: Size) {
        self.size = size
        guard isLargeEnough else { return }
        // What is shown has at least half of the screen.
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

    /// Nobody would have resumed the program.
    func didNotSuspend() {
        notice = Message(wording.cannotSuspend)
    }

    /// Before the program ends.
    func programWillEnd() {
        for screen in screens.values { screen.programWillEnd() }
    }

    /// What would be lost if it ended now, in the order of the sections.
    var unsaved: [UnsavedText] {
        screens.sorted { $0.key < $1.key }.flatMap(\.value.unsaved)
    }

    /// Whether letters are text for what is in sight.
    var isTyping: Bool { help == nil && sectionScreen.isTyping }

    /// Whether keys are for what will be in sight in a moment.
    var isClosing: Bool { isLargeEnough && help == nil && sectionScreen.isClosing }

    /// Whether the key was for what is in sight, and is no command.
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

    /// Whether the command was known to anything in sight.
    @discardableResult
    func handle(_ command: Command) -> Bool {
        notice = nil
        switch command {
        case .section(let number) where sections.indices.contains(number - 1):
            current = number - 1
            help = nil
            return true
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

    private var screen: any Screen { dialog ?? help ?? sectionScreen }

    private var sectionScreen: any Screen {
        if let screen = screens[current] { return screen }
        let screen = sections[current].makeScreen()
        screens[current] = screen
        if let memento = wanted.removeValue(forKey: sections[current].id) { screen.restore(memento) }
        return screen
    }

    private var isLargeEnough: Bool {
        size.width >= Self.minimumSize.width && size.height >= Self.minimumSize.height
    }

    private var bodyRect: Rect { Rect(x: 0, y: 1, width: size.width, height: size.height - 1 - footerHeight) }

    private var footerHeight: Int { max(1, noticeRows.count) }

    private func toggleHelp() {
        help = help == nil ? HelpScreen(bindings: KeyMap.documented, wording: wording) : nil
    }

    private func drawHeader(on surface: Surface) {
        let content = HeaderLine.Content(
            current: current, warnings: warnings(for: sections[current]), width: surface.width)
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
