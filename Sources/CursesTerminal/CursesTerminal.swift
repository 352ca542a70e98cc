import CNcurses
import Glibc
package import Pictures
package import TerminalKit

/// The terminal of the process, which curses takes and knows the strings of. Nothing else uses it.
@MainActor
package final class CursesTerminal {
    /// A non-blocking file from which the numbers of terminal-related signals are read, one byte each.
    package let signals: Int32

    private var theme: Theme
    private var ladder: ColorLadder
    private var ground: GroundWatch
    private let reader: InputReader
    private var modes: TerminalModes
    /// The last frame, to send only the changes.
    private var shown: Canvas
    /// Where that was drawn.
    private weak var source: Canvas?
    private var writer: FrameWriter
    /// What frames are left to where a terminal's strings are not known; nil for most.
    private var window: CursesWindow?
    /// Whether the terminal supports synchronized output (mode 2026), and so shows frames only when they are complete.
    private var isSynchronized = false
    private var repair: RowRepair
    /// The rows of the frame to repair; kept to reuse its memory.
    private var uncertainRows: [Int] = []
    /// Whether all of them have to be, since the terminal may have drawn its screen anew by itself.
    private var mustRepair = false
    /// Whether the cursor is seen.
    package var showsCursor: Bool {
        didSet { if showsCursor != oldValue { curs_set(visibility) } }
    }
    private var linkSupport: LinkSupport
    /// What was copied since the last frame, to be sent behind the next one; empty for nothing.
    private var copied: [UInt8] = []
    /// Whether the terminal understands, or passes over, what it is told of the clipboard.
    private let takesCopies: Bool
    private var detection: PictureDetection
    private var pictureScreen: PictureScreen
    private var cell: PixelSize?
    /// Whether what is shown has colours of before.
    private var hasFormerColors = false
    /// Whether a frame was shown since the screen was cleared.
    private var hasFrame = false
    /// The last output; kept to reuse its memory.
    private var sent: [UInt8] = []
    /// The queries to send after the next frame, so that this does not wait.
    private var questions: String

    /// Takes over the screen and the keyboard.
    ///
    /// - Parameters:
    ///   - colors: how many colours the user wants.
    ///   - remembered: how many it has said to have in an earlier run; nil if that is unknown.
    ///   - pictures: how the user wants pictures.
    ///   - showsCursor: whether the cursor is seen.
    package init(
        theme: Theme, colors: ColorWish, remembered: ColorStep? = nil, pictures: PictureWish = .off,
        showsCursor: Bool = false
    ) throws(TerminalError) {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
        let isUnicode = Self.adoptLocale()
        self.showsCursor = showsCursor
        let name = Self.environment("TERM") ?? ""
        matinee_remember_terminal()
        switch matinee_know_terminal() {
        case matinee_unknown_terminal: throw .unknownTerminal(name)
        case matinee_no_cursor: throw .cannotMoveCursor(name)
        default: break
        }
        ladder = ColorLadder(
            ColorLadder.Start(
                wish: colors, remembered: remembered, environment: Self.environment,
                colors: Int(matinee_number("colors")), hasCapability: { matinee_has_capability($0) }))
        let entry = ladder.entryName { matinee_has_entry($0) }
        guard matinee_start(entry) == matinee_started else { throw .unknownTerminal(name) }
        let hasStrings = TerminalQuestions.passesOverStrings(environment: Self.environment)
        modes = TerminalModes(hasStrings: hasStrings)
        takesCopies =
            hasStrings && modes.knowsModes && !TerminalQuestions.isScreen(environment: Self.environment)
        linkSupport = LinkSupport(environment: Self.environment)
        let strings = TerminalStrings.known()
        repair = RowRepair(
            isPossible: isUnicode && strings != nil, isMlterm: name.hasPrefix("mlterm"))
        reader = InputReader(
            keys: TerminalKeys.all(), escape: InputPatience.escape(environment: Self.environment))
        let count = ColorStep(count: Int(matinee_number("colors")))
        ladder.limit = count == .palette ? .direct : count
        self.theme = theme
        let known = strings ?? TerminalStrings()
        writer = FrameWriter(Looks(theme, at: ladder.step, in: known), known, isUnicode: isUnicode)
        writer.hasLinks = linkSupport.isThere
        if strings == nil { window = CursesWindow(theme, at: ladder.step, isUnicode: isUnicode) }
        detection = PictureDetection(
            PictureDetection.Start(
                wish: colors == .exactly(.mono) || strings == nil ? .off : pictures, isUnicode: isUnicode,
                environment: Self.environment))
        pictureScreen = PictureScreen(process: getpid(), route: detection.route)
        questions =
            modes.knowsModes
            ? TerminalQuestions(
                environment: Self.environment, asksForColors: ladder.asks, pictures: detection.question
            ).text : ""
        ground = GroundWatch(isAsked: !questions.isEmpty)
        shown = Canvas(size: Self.currentSize())
        cell = Self.currentCell()
        signals = matinee_catch_signals()
        matinee_guard_terminal(modes.restoring)
        matinee_hold_standard_error()
        curs_set(visibility)
        leaveok(matinee_screen(), true)
        modes.enter()
    }

    /// What the cursor is to curses.
    private var visibility: Int32 { showsCursor ? 1 : 0 }

    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// - Returns: whether the user's locale can show more than ASCII.
    static func adoptLocale() -> Bool {
        let isInstalled = setlocale(LC_CTYPE, "") != nil
        // A locale that is not installed, as after a remote login, still tells the terminal's character set.
        let isUnicode = isInstalled ? String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" : namesUnicode()
        // Curses must know the widths of characters in any case; characters that cannot be shown are replaced.
        if !isInstalled || !isUnicode { setlocale(LC_CTYPE, "C.UTF-8") }
        return isUnicode
    }

    private static func namesUnicode() -> Bool {
        let values = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(environment)
        let name = values.first { !$0.isEmpty }?.lowercased() ?? ""
        return name.contains("utf-8") || name.contains("utf8")
    }

    private static func currentSize() -> Size {
        var (columns, rows): (Int32, Int32) = (80, 24)
        _ = matinee_terminal_size(&columns, &rows)
        return Size(width: Int(columns), height: Int(rows))
    }
}

extension CursesTerminal {
    static func currentCell() -> PixelSize? {
        var (width, height): (Int32, Int32) = (0, 0)
        return matinee_cell_size(&width, &height) ? PixelSize(width: Int(width), height: Int(height)) : nil
    }
}

extension CursesTerminal: Terminal {
    package var size: Size { shown.size }

    package func readEvents() -> [InputEvent]? {
        let events = reader.read()
        for event in events {
            switch event {
            case .reply(let reply): take(reply)
            case .focus(true):
                if ground.mayAskAgain(at: .now) { askForGround() }
                // A multiplexer draws a window that comes back by itself.
                mustRepair = repair.isNeeded(in: shown)
            case .focus, .key, .pointer: break
            }
        }
        return events.isEmpty && isGone ? nil : events
    }

    package var takesPointer: Bool {
        get { modes.takesPointer }
        set {
            guard newValue != modes.takesPointer else { return }
            modes.takesPointer = newValue
            modes.switchPointer()
        }
    }

    package var pictures: PictureDisplay? { detection.display(colors: ladder.step, cell: cell) }

    package func use(_ pictures: PictureWish) {
        let more = detection.use(window == nil ? pictures : .off)
        pictureScreen.route = detection.route
        if modes.knowsModes { questions += more }
    }

    package var hasMoreToSend: Bool {
        // Its answer, which is awaited, will wake whoever asks.
        pictureScreen.hasMoreToSend && !(detection.isWaitingForTmux && reader.awaitsAnswers())
    }

    package func sendMore() {
        sent.removeAll(keepingCapacity: true)
        pictureScreen.sendMore(into: &sent)
        write()
    }

    package var inputDeadline: ContinuousClock.Instant? { reader.deadline }

    package var background: BackgroundAnswer { ground.answer }

    package var confirmedColors: ColorStep? { ladder.confirmed }

    package var colors: ColorStep { ladder.step }

    package var dimsInVain: Bool { theme.dimsInVain(at: ladder.step) }

    package var isOutdated: Bool { hasFormerColors || mustRepair }

    package func use(_ theme: Theme) {
        guard theme != self.theme else { return }
        self.theme = theme
        useColors()
    }

    package func use(_ colors: ColorWish) {
        let step = ladder.step
        ladder.use(colors)
        if ladder.step != step { useColors() }
    }

    private func useColors() {
        writer.looks = Looks(theme, at: ladder.step, in: writer.strings)
        window?.use(theme, at: ladder.step)
        hasFormerColors = hasFrame
    }

    package func copy(_ text: String) -> CopyObstacle? {
        guard takesCopies else { return .notUnderstood }
        guard let sequence = ClipboardSequence(text) else { return .tooLong }
        copied = sequence.bytes
        return nil
    }

    package func present(_ canvas: Canvas) {
        uncertainRows.removeAll(keepingCapacity: true)
        var bytes: [UInt8] = []
        swap(&bytes, &sent)
        bytes.removeAll(keepingCapacity: true)
        if isSynchronized { bytes += TerminalModes.synchronizedOutput.on.utf8 }
        let start = bytes.count
        if canvas.size == size {
            if repair.marksDirections { canvas.markDirections() }
            if window == nil { write(canvas, into: &bytes) } else { leave(canvas, into: &bytes) }
            shown.takeMarks(of: canvas)
            (hasFormerColors, hasFrame, mustRepair) = (false, true, false)
            source = canvas
        }
        if !uncertainRows.isEmpty { repair.append(rows: uncertainRows, of: shown, in: writer.looks, to: &bytes) }
        pictureScreen.show(shown, into: &bytes)
        if bytes.count == start {
            bytes.removeAll(keepingCapacity: true)
        } else if isSynchronized {
            bytes += TerminalModes.synchronizedOutput.off.utf8
        }
        if !questions.isEmpty {
            bytes += questions.utf8
            questions = ""
            expectAnswers(for: InputPatience.answers)
        }
        bytes += copied
        copied = []
        swap(&bytes, &sent)
        write()
    }

    private func write(_ canvas: Canvas, into bytes: inout [UInt8]) {
        // Curses takes the screen, and clears it.
        if !hasFrame { append(composed: &bytes) }
        let repairsAll = mustRepair || hasFormerColors || !hasFrame
        if repairsAll { for y in 0..<size.height { noteUncertainRow(y, of: canvas) } }
        // The ground of a cleared screen is the terminal's own.
        let isWhole = hasFormerColors || !hasFrame && writer.looks[.ground].ground != 0
        if hasFormerColors { pictureScreen.forget() }
        if !hasFrame { writer.forgetCursor() }
        let width = size.width
        swap(&bytes, &writer.bytes)
        // Of what was drawn over the frame in sight, only that can be another.
        let isKnown = hasFrame && source === canvas && canvas.isOverFormer
        writer.write(canvas, over: shown, isWhole: isWhole, knowsChanges: isKnown) { [repair] y, row, former in
            if repairsAll || canvas.size.height < 2 { return }
            let isNeeded = repair.isNeeded(in: UnsafeBufferPointer(start: row, count: width))
            if isNeeded || repair.isNeeded(in: UnsafeBufferPointer(start: former, count: width)) {
                uncertainRows.append(y)
            }
        }
        // What was repaired is left for a place that is known.
        if let cursor = canvas.cursor ?? (uncertainRows.isEmpty ? nil : .origin) { writer.place(at: cursor) }
        swap(&bytes, &writer.bytes)
    }

    /// Leaves a frame to curses.
    private func leave(_ canvas: Canvas, into bytes: inout [UInt8]) {
        if !hasFrame { window?.forget() }
        window?.put(canvas, over: shown)
        append(composed: &bytes)
    }

    private func append(composed bytes: inout [UInt8]) {
        var composed: UnsafePointer<UInt8>?
        let count = matinee_compose(&composed)
        bytes += UnsafeBufferPointer(start: composed, count: count)
    }

    /// Has a row repaired that needs it, or did before: the terminal may have parts of what was there elsewhere than they are
    /// believed to be.
    private func noteUncertainRow(_ y: Int, of canvas: Canvas) {
        if repair.isNeeded(inRow: y, of: canvas) || repair.isNeeded(inRow: y, of: shown) { uncertainRows.append(y) }
    }

    private func write() {
        guard !sent.isEmpty else { return }
        let start = ContinuousClock.now
        sent.withUnsafeBytes { matinee_write($0.baseAddress, $0.count) }
        if sent.count > Self.largeFrame, ContinuousClock.now - start > Self.patience { detection.isSlow = true }
    }

    /// In bytes. No frame without a picture is as large.
    private static let largeFrame = 32 << 10
    /// A terminal that takes longer for a picture gets smaller ones.
    private static let patience = Duration.milliseconds(250)

    private func expectAnswers(for duration: Duration) {
        reader.didAsk(for: duration)
        matinee_expect_answers(true)
    }

    /// Handles a reply of the terminal. Late replies count too.
    private func take(_ reply: TerminalReply) {
        let (question, hadLinks) = (detection.take(reply), writer.hasLinks)
        if ground.take(reply) {
            reader.didHear()
            matinee_expect_answers(false)
        }
        if ladder.take(reply) { useColors() }
        if repair.take(reply) { hasFormerColors = hasFrame }
        // What is in sight is drawn anew, now as links.
        if linkSupport.take(reply) { writer.hasLinks = true }
        if writer.hasLinks != hadLinks, hasFrame, shown.linkedCells.contains(where: { _ in true }) {
            hasFormerColors = true
        }
        switch reply {
        case .attributes: matinee_expect_answers(false)
        case .mode(2026, let state): isSynchronized = state.isSwitchable
        case .mode(2031, let state) where state.isSwitchable: modes.reportColors()
        case .isDark where ground.canTell: askForGround()
        case .mode, .rendition, .keyboardFlags, .isDark, .color, .version, .kittyPictures, .kind: break
        }
        guard !question.isEmpty else { return }
        sent.removeAll(keepingCapacity: true)
        sent += question.utf8
        write()
        expectAnswers(for: InputPatience.answersFromOutside)
    }

    private func askForGround() {
        ground.didAsk(at: .now)
        let question = TerminalQuestions.background
        matinee_write(question, question.utf8.count)
        expectAnswers(for: InputPatience.answersFromOutside)
    }

    package func reset() {
        let size = Self.currentSize()
        resizeterm(Int32(size.height), Int32(size.width))
        clearok(matinee_screen(), true)
        werase(matinee_screen())
        shown = Canvas(size: size)
        (hasFormerColors, hasFrame, mustRepair) = (false, false, false)
        cell = Self.currentCell()
        pictureScreen.forget()
        if questions.isEmpty, modes.knowsModes { questions = detection.askAgain() }
    }

    package func suspend() -> Bool {
        guard matinee_has_job_control() else { return false }
        var isResumed = false
        handOver { isResumed = matinee_stop_job() }
        return isResumed
    }

    package func stopJob() {
        if matinee_has_job_control() { _ = matinee_stop_job() }
        matinee_continue_job()
    }

    package func handOver(_ body: () -> Void) {
        def_prog_mode()
        giveBack()
        // Other programs have the terminal now: collected error messages are shown at once.
        matinee_show_standard_error()
        body()
        matinee_hold_standard_error()
        matinee_guard_terminal(modes.restoring)
        // The next frame hides the cursor again; terminals store its visibility for each screen.
        resume()
    }

    package func takeBack() {
        // Curses does not send a cursor state again that it believes to be set already.
        if !isendwin() {
            curs_set(1 - visibility)
            curs_set(visibility)
        }
        resume()
    }

    private func resume() {
        reset_prog_mode()
        modes.enter()
        reset()
    }

    package func close() {
        giveBack()
        matinee_show_standard_error()
    }

    private func giveBack() {
        let awaitedAnswers = reader.awaitsAnswers()
        reader.drainAnswers()
        matinee_release_terminal()
        sent.removeAll(keepingCapacity: true)
        pictureScreen.takeAllAway(into: &sent)
        // The frame that it would go with does not come.
        sent += copied
        copied = []
        write()
        modes.leave()
        endwin()
        modes.end()
        // The next program would read a late reply as typed text.
        if awaitedAnswers { matinee_discard_input() }
    }

    private var isGone: Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) > 0 && input.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    }
}
