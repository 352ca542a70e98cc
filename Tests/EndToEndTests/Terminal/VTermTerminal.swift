import Foundation
import ScreenTestSupport
import TestSupport

/// The program on a pseudo terminal with libvterm in this process. After every key it checks that the frame is
/// complete, and that a full redraw gives the same screen.
final class VTermTerminal {
    /// What is wrong on the screen, and after which event.
    struct Fault: Error, CustomStringConvertible {
        let event: String
        let faults: [String]
        let screen: String

        var description: String {
            "after \(event): \(faults.prefix(8).joined(separator: "; ")); the screen shows:\n\(screen)"
        }
    }

    let model: ScreenModel
    /// How many bytes the program has written.
    private(set) var byteCount = 0
    private var written: [UInt8] = []

    /// Whether the program is told of the mouse.
    var watchesMouse: Bool { model.mouse != .off }

    /// All that the program has written.
    var output: String { String(decoding: written, as: UTF8.self) }

    /// How that was switched on and off again, one after the other.
    var switchesOfMouse: [Bool] {
        String(decoding: written, as: UTF8.self).matches(of: /\x1B\[\?1002([hl])/).map { $0.1 == "h" }
            .reduce(into: []) { all, isOn in if all.last ?? false != isOn { all.append(isOn) } }
    }

    private let line: Pseudoterminal
    private let program: SpawnedProcess
    /// The shell that the program runs in.
    private let shell: ProcessActivity
    private let activity: ProcessActivity
    private let name: String
    private let before: LineModes
    /// Whether it was started for a screen reader: without borders, and with a cursor.
    private let isForReader: Bool
    private let log: JourneyLog
    /// The number of context switches before the last input.
    private var switchesBefore = -1
    /// Since when it has been idle, for systems that do not tell what it waits for.
    private var quietSince: (switches: Int, time: ContinuousClock.Instant)?
    private var wipe: Wipe?
    private(set) var isClosed = false

    /// Starts the program, and does not wait for it.
    ///
    /// - Parameters:
    ///   - wrapper: a command that starts the command that follows it.
    ///   - environment: all of it.
    init(
        _ arguments: [String], wrapper: [String], width: Int, height: Int, environment: [String: String],
        log: JourneyLog
    ) async throws {
        self.log = log
        line = try Pseudoterminal(width: width, height: height)
        model = ScreenModel(width: width, height: height)
        before = line.modes
        name = environment["TERM"] ?? ""
        isForReader = arguments.contains("--reader")
        let start = ["/bin/sh", "-c", Self.script, "sh"] + wrapper + [try MatineeBinary.path()] + arguments
        let path = line.path
        let program = try await onOwnThread { try SpawnedProcess(start, environment: environment, terminal: path) }
        self.program = program
        shell = ProcessActivity(identifier: program.identifier)
        _ = await eventually {
            !program.isRunning || ProcessActivity.named("matinee", from: program.identifier) != nil
        }
        activity = ProcessActivity.named("matinee", from: program.identifier) ?? shell
    }

    deinit {
        if program.isRunning {
            kill(activity.identifier, SIGKILL)
            program.signal(SIGKILL)
        }
        program.wait()
    }

    /// Does what a shell with job control does. Enter resumes a suspended program. Core dumps are switched off.
    private static let script = """
        ulimit -c 0
        set -m
        "$@"
        status=$?
        while [ $status -eq 147 ] || [ $status -eq 148 ]; do
            read _
            fg >/dev/null
            status=$?
        done
        exit $status
        """

    // MARK: What the program writes

    private func take(_ bytes: [UInt8]) throws {
        byteCount += bytes.count
        written += bytes
        show(bytes)
        let answers = model.takeAnswers()
        if !answers.isEmpty { try line.type(answers) }
    }

    private func show(_ bytes: [UInt8]) {
        guard let part = wipe?.split(bytes) else { return model.write(bytes) }
        model.write(part.before)
        if wipe?.isFound == true && wipe?.cells == nil { wipe?.cells = model.cells }
        model.write(part.after)
    }

    /// Reads all output so far.
    private func catchUp() throws {
        let marked = line.mark()
        let mark = marked.mark
        var waiting = marked.output
        let end = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < end {
            waiting += line.read(waiting: 10)
            if let range = waiting.firstRange(of: mark) {
                try take(Array(waiting[..<range.lowerBound]))
                return try take(Array(waiting[range.upperBound...]))
            }
            // Keeps what may be the beginning of the mark.
            let count = max(0, waiting.count - mark.count)
            try take(Array(waiting[..<count]))
            waiting.removeFirst(count)
        }
        throw JourneyTimeout(awaited: "the end of what was written", screen: model.cells.text.text)
    }

    // MARK: What the program does

    private enum Rest {
        /// Until something comes from outside.
        case idle
        /// A spinner turns.
        case loading
    }

    private func rest() -> Rest? {
        guard line.unreadCount == 0, activity.isAsleep else { return nil }
        switch activity.wait {
        case .files: return .idle
        // What was typed is looked for after a quarter of a second (`Pause.searching`), and the session is saved after a second:
        // between these two nothing happens by itself.
        case .filesUntil(let time) where time > .milliseconds(260): return .idle
        case .filesUntil(let time) where time > .milliseconds(30) && model.cells.isBusy: return .loading
        case .unknown where isQuiet(for: .milliseconds(200)): return .idle
        case .filesUntil, .other, .unknown: return nil
        }
    }

    private func isQuiet(for time: Duration) -> Bool {
        let (switches, now) = (activity.switches, ContinuousClock.now)
        guard let quietSince, quietSince.switches == switches else {
            quietSince = (switches, now)
            return false
        }
        return now - quietSince.time >= time
    }

    private var hasStopped: Bool { activity.state == "T" }

    /// Lets other tests have the thread meanwhile: all of them share as many as there are processors.
    private static func lookLater() async throws {
        try await Task.sleep(for: .milliseconds(1))
    }

    /// Waits until the program is idle.
    ///
    /// - Parameter step: whether it may still be loading.
    private func settle(_ step: JourneyStep, for awaited: String) async throws {
        let end = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < end {
            try take(line.read(waiting: 0))
            if !program.isRunning || hasStopped { return try catchUp() }
            if activity.switchesOfFirstThread > switchesBefore {
                let switches = activity.switches
                if let rest = rest(), rest == .idle || step == .loading {
                    try catchUp()
                    if switches == activity.switches, line.unreadCount == 0 { return }
                }
            }
            try await Self.lookLater()
        }
        throw JourneyTimeout(awaited: "rest after \(awaited)", screen: model.cells.text.text)
    }

    private func give(_ event: String, _ action: () throws -> Void) async throws {
        switchesBefore = activity.switchesOfFirstThread
        try action()
        try await check(after: event)
    }

    // MARK: What is true after every key

    private func check(after event: String) async throws {
        try await settle(.loading, for: event)
        // Loaded data may arrive in the same frame.
        for _ in 0..<10 {
            guard program.isRunning, !hasStopped else { return }
            let before = try await redraw(after: event)
            let whole = model.cells
            var faults = before.withoutSpinner.differences(from: whole.withoutSpinner)
            // A picture comes without a spinner, and so does the word that a draft of a note is kept; a source that is
            // asked again may answer before one turns.
            let isChanging =
                before.isBusy || whole.isBusy || before.text.hasPicture || whole.text.hasPicture
                || before.text.contains("· not saved") || before.text.lines[0].contains("◐")
            if !faults.isEmpty && isChanging { continue }
            faults += (isForReader ? [] : ScreenFrame(whole).faults) + disturbances
            guard !faults.isEmpty else { return }
            throw Fault(event: event, faults: faults, screen: before.text.text)
        }
    }

    private var disturbances: [String] {
        var faults: [String] = []
        if model.overflowCount > 0 { faults.append("\(model.overflowCount) glyphs were put beyond the edge") }
        // A vt100 cannot hide it.
        if model.isCursorVisible != isForReader && name != "vt100" {
            faults.append("the terminal's cursor is \(isForReader ? "not " : "")in sight")
        }
        if model.bellCount > 0 { faults.append("the bell was rung") }
        if let title = model.title { faults.append("the window was called '\(title)'") }
        return faults
    }

    /// Makes the program draw the whole screen again.
    ///
    /// - Returns: the screen right before it was cleared.
    private func redraw(after event: String) async throws -> ScreenCells {
        wipe = Wipe()
        switchesBefore = activity.switchesOfFirstThread
        try line.type([0x0C])
        try await settle(.loading, for: "Ctrl-L after \(event)")
        model.write(wipe?.rest ?? [])
        defer { wipe = nil }
        guard let cells = wipe?.cells else {
            throw Fault(event: event, faults: ["Ctrl-L does not draw anew"], screen: model.cells.text.text)
        }
        return cells
    }
}

extension VTermTerminal: JourneyTerminal {
    func press(_ keys: [Keystroke]) async throws {
        for key in keys { try await burst([key]) }
    }

    func burst(_ keys: [Keystroke]) async throws {
        let bytes = keys.flatMap { model.bytes(for: $0, terminal: name) }
        try await give(keys.map(\.name).joined(separator: " ")) { try line.type(bytes) }
    }

    func paste(_ text: String) async throws {
        let brackets = model.pasteBrackets
        try await give("a paste") { try line.type(brackets.start + Array(text.utf8) + brackets.end) }
    }

    func send(_ text: String) async throws {
        switchesBefore = activity.switchesOfFirstThread
        try line.type(Array(text.utf8))
    }

    func resize(width: Int, height: Int) async throws {
        try await give("\(width)×\(height)") {
            model.resize(width: width, height: height)
            line.resize(width: width, height: height)
        }
    }

    func scribble(_ text: String) async throws {
        line.scribble(text)
        try catchUp()
    }

    func cook() async throws {
        line.modes = before
    }

    func screen() async throws -> ScreenText { model.cells.text }

    func wait(
        for awaited: String, at step: JourneyStep, until condition: (ScreenText) async throws -> Bool
    ) async throws -> ScreenText {
        let end = ContinuousClock.now + .seconds(20)
        while true {
            try await settle(step, for: awaited)
            let screen = model.cells.text
            if try await condition(screen) {
                try await settle(step, for: awaited)
                let screen = model.cells.text
                if step != .incomparable { log.note(screen) }
                return screen
            }
            guard ContinuousClock.now < end else { throw JourneyTimeout(awaited: awaited, screen: screen.text) }
            try await Self.lookLater()
        }
    }

    func hasCaret(after text: String) async throws -> Bool? {
        let cells = model.cells
        let carets = cells.cells.indices.filter {
            cells.cells[$0].background != .standard || cells.cells[$0].attributes & ScreenCells.Cell.reverse != 0
        }
        guard carets.count == 1, let caret = carets.first else { return false }
        let (column, row) = (caret % cells.width, caret / cells.width)
        return cells.row(row).prefix(column).map(\.text).joined().hasSuffix(text)
    }

    func appearance() async throws -> (hasColor: Bool, hasReverse: Bool) {
        let cells = model.cells.cells
        return (
            cells.contains { $0.foreground != .standard || $0.background != .standard },
            cells.contains { $0.attributes & ScreenCells.Cell.reverse != 0 }
        )
    }

    func shows(ground number: UInt8) async throws -> Bool {
        model.cells.cells.contains { $0.background == .palette(number) }
    }

    var isRunning: Bool { program.isRunning }

    func process() async throws -> Int32 { activity.identifier }

    func signal(_ number: Int32) async throws {
        if number == SIGKILL { isClosed = true }
        try await give("signal \(number)") { kill(activity.identifier, number) }
    }

    func waitUntilSuspended() async throws {
        guard await eventually({ [activity] in activity.state == "T" }) else {
            throw JourneyTimeout(awaited: "suspension", screen: model.cells.text.text)
        }
        try catchUp()
    }

    func resume() async throws {
        switchesBefore = activity.switchesOfFirstThread
        try line.type([0x0A])
        // Waits until the shell runs again.
        guard await eventually({ [activity] in activity.state != "T" }) else {
            throw JourneyTimeout(awaited: "fg", screen: model.cells.text.text)
        }
        try await check(after: "fg")
    }

    func exitStatus() async throws -> Int32 {
        let end = ContinuousClock.now + .seconds(20)
        while program.isRunning {
            guard ContinuousClock.now < end else {
                throw JourneyTimeout(awaited: "the program's end", screen: model.cells.text.text)
            }
            try take(line.read(waiting: 0))
            try await Self.lookLater()
        }
        try catchUp()
        return program.wait()
    }

    func leftovers() async throws -> [String] {
        var leftovers: [String] = []
        if line.modes != before { leftovers.append("the line has other modes (stty -a)") }
        if !model.isCursorVisible { leftovers.append("no cursor is in sight") }
        if model.isAlternateScreen { leftovers.append("the alternate screen is in sight") }
        if !model.pasteBrackets.start.isEmpty { leftovers.append("pastes are bracketed") }
        if model.mouse != .off { leftovers.append("the mouse is watched") }
        if model.hasApplicationKeys { leftovers.append("the arrow keys send what programs want") }
        let modes = SwitchedModes.left(by: String(decoding: written, as: UTF8.self))
        if !modes.isEmpty { leftovers.append("switched on and not off again: \(modes)") }
        if model.hasPen { leftovers.append("text is drawn in colours or attributes") }
        let processes = shell.followers
        if !hasStopped && !processes.isEmpty { leftovers.append("processes are left: \(processes)") }
        return leftovers
    }

    func close() async throws {
        isClosed = true
        line.hangUp()
        guard await eventually({ [program, activity] in !program.isRunning && activity.state == nil }) else {
            throw JourneyTimeout(awaited: "the end of the program", screen: "")
        }
    }
}
