import CNcurses
import Glibc
package import Pictures
package import TerminalKit

/// The terminal of the process, by ncurses. Nothing else uses it.
@MainActor
package final class CursesTerminal {
    /// A non-blocking file from which the numbers of terminal-related signals are read, one byte each.
    package let signals: Int32

    private var palette: CursesPalette
    private var theme: Theme
    private var ladder: ColorLadder
    private var ground: GroundWatch
    private let encoder: CellEncoder
    private let reader: InputReader
    private var modes: TerminalModes
    /// The last frame, to give curses only the changes.
    private var shown: Canvas
    private var encoded: [cchar_t] = []
    private var finisher = FrameFinisher()
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
    private var linkSlots = LinkSlots(taken: [])
    /// What was asked last, as the cells of a link stand side by side.
    private var lastLink: (use: LinkSlots.Use, pair: Int32)?
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
        encoder = CellEncoder(isUnicode: isUnicode)
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
        repair = RowRepair(isPossible: isUnicode && modes.knowsModes, isMlterm: name.hasPrefix("mlterm"))
        reader = InputReader(
            keys: TerminalKeys.all(), escape: InputPatience.escape(environment: Self.environment))
        let count = ColorStep(count: Int(matinee_number("colors")))
        ladder.limit = count == .palette ? .direct : count
        self.theme = theme
        palette = CursesPalette(theme, at: ladder.step)
        finisher.directColors = palette.directColors
        linkSlots = LinkSlots(taken: palette.taken)
        detection = PictureDetection(
            PictureDetection.Start(
                wish: colors == .exactly(.mono) ? .off : pictures, isUnicode: isUnicode,
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
        // Deleting characters would shift pictures that stand behind them.
        idcok(matinee_screen(), false)
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
        let more = detection.use(pictures)
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

    /// The cells of the frame that is shown have the numbers of other colours.
    private func useColors() {
        palette.use(theme, at: ladder.step)
        finisher.directColors = palette.directColors
        (linkSlots, lastLink) = (LinkSlots(taken: palette.taken), nil)
        finisher.links = [:]
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
        if canvas.size == size {
            if repair.marksDirections { canvas.markDirections() }
            let repairsAll = mustRepair || hasFormerColors || !hasFrame
            if repairsAll { for y in 0..<size.height { noteUncertainRow(y, of: canvas) } }
            linkSlots.frameBegins()
            lastLink = nil
            if hasFormerColors || paintsGround {
                for y in 0..<size.height where size.width > 0 {
                    put(canvas.row(y, 0...size.width - 1), of: canvas, x: 0, y: y)
                }
                if hasFormerColors { repaint() }
            } else if canvas.hasPictures || shown.hasPictures {
                putOneByOne(canvas, repairsAll: repairsAll)
            } else {
                for y in 0..<size.height {
                    guard let columns = canvas.changedColumns(ofRow: y, since: shown) else { continue }
                    put(canvas.row(y, columns), of: canvas, x: columns.lowerBound, y: y)
                    if !repairsAll { noteUncertainRow(y, of: canvas) }
                }
            }
            mustRepair = false
            // What was repaired is left for a place that is known.
            place(canvas.cursor ?? (uncertainRows.isEmpty ? nil : .origin))
            shown.exchange(with: canvas)
            hasFrame = true
        }
        update()
    }

    /// Has a row repaired that needs it, or did before: the terminal may have parts of what was
    /// there elsewhere than curses believes.
    private func noteUncertainRow(_ y: Int, of canvas: Canvas) {
        if repair.isNeeded(inRow: y, of: canvas) || repair.isNeeded(inRow: y, of: shown) { uncertainRows.append(y) }
    }

    /// Whether curses has to be given empty cells too: it has none, and the terminal's own ground would be seen.
    private var paintsGround: Bool { !hasFrame && palette[.ground].pair != 0 }

    /// Without clearing the screen, so that nothing flashes.
    private func repaint() {
        hasFormerColors = false
        redrawwin(matinee_screen())
        pictureScreen.forget()
    }

    private func put(_ cells: ArraySlice<Cell>, of canvas: Canvas, x: Int, y: Int) {
        encoder.encode(cells, palette, into: &encoded) { pair(of: $0, on: canvas) }
        matinee_put(Int32(y), Int32(x), encoded, Int32(encoded.count))
    }

    /// The colours by which curses knows that a cell leads to a page; nil where the terminal has no links.
    private func pair(of cell: Cell, on canvas: Canvas) -> Int32? {
        let use = LinkSlots.Use(link: cell.link, style: cell.style)
        if let lastLink, lastLink.use == use { return lastLink.pair }
        guard linkSupport.isThere, palette.hasSpareNumbers, let address = canvas.address(ofLink: cell.link) else {
            return nil
        }
        let slot = linkSlots.slot(for: use) { [shown] in
            let cells = [canvas, shown].flatMap { Array($0.linkedCells) }
            return Set(cells.map { LinkSlots.Use(link: $0.link, style: $0.style) })
        }
        guard let slot else { return nil }
        let text = UInt8(exactly: palette[cell.style].foreground)
        let rendition = LinkRendition(link: cell.link, address: address, text: text)
        finisher.links[slot] = rendition
        let pair = palette.pair(of: slot, as: cell.style)
        lastLink = (use, pair)
        return pair
    }

    /// Curses moves rows that it finds elsewhere again, and pictures with them; and rather than moving the cursor it
    /// writes the few cells again that are between two changes, and over a picture. So it gets the changes one by one.
    private func putOneByOne(_ canvas: Canvas, repairsAll: Bool) {
        // Only at the end the cursor goes to the user's place.
        leaveok(matinee_screen(), true)
        for y in 0..<size.height {
            let parts = canvas.changedParts(ofRow: y, since: shown)
            if !repairsAll, !parts.isEmpty { noteUncertainRow(y, of: canvas) }
            for columns in parts {
                put(canvas.row(y, columns), of: canvas, x: columns.lowerBound, y: y)
                matinee_draw()
            }
        }
    }

    /// Puts the cursor at the user's place, for screen readers and input methods. Without a place it stays where
    /// it is.
    private func place(_ cursor: CellPosition?) {
        leaveok(matinee_screen(), cursor == nil)
        if let cursor { wmove(matinee_screen(), Int32(cursor.y), Int32(cursor.x)) }
    }

    /// Sends the changes in one write.
    private func update() {
        var bytes: UnsafePointer<UInt8>?
        let count = matinee_compose(&bytes)
        finisher.finish(UnsafeBufferPointer(start: bytes, count: count), into: &sent) { [shown] in
            if !uncertainRows.isEmpty {
                repair.append(rows: uncertainRows, of: shown, in: palette, to: &$0)
            }
            pictureScreen.show(shown, into: &$0)
        }
        if !questions.isEmpty {
            sent += Array(questions.utf8)
            questions = ""
            expectAnswers(for: InputPatience.answers)
        }
        sent += copied
        copied = []
        write()
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
        let question = detection.take(reply)
        if ground.take(reply) {
            reader.didHear()
            matinee_expect_answers(false)
        }
        if ladder.take(reply) { useColors() }
        if repair.take(reply) { hasFormerColors = hasFrame }
        // What is in sight is drawn anew, now as links.
        if linkSupport.take(reply), hasFrame, shown.linkedCells.contains(where: { _ in true }) {
            hasFormerColors = true
        }
        switch reply {
        case .attributes: matinee_expect_answers(false)
        case .mode(2026, let state): finisher.isSynchronized = state.isSwitchable
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
