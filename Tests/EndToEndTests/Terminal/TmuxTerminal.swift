import Foundation
import ScreenTestSupport
import TestSupport

/// The program in a terminal, as somebody at a keyboard meets it.
final class TmuxTerminal {
    private let tmux: TmuxServer
    private let log: JourneyLog
    private(set) var isClosed = false

    /// Starts the program, and does not wait for it.
    ///
    /// - Parameters:
    ///   - wrapper: a command that starts the command that follows it.
    ///   - environment: all of it.
    ///   - redirection: as a shell has it.
    init(
        _ arguments: [String] = [], wrapper: [String] = [], width: Int, height: Int, environment: [String: String],
        redirection: String = "", log: JourneyLog = JourneyLog()
    ) async throws {
        self.log = log
        tmux = try await .start()
        let script = "\(tmux.folder)/script"
        try Self.script(redirection).write(toFile: script, atomically: true, encoding: .utf8)
        let variables = environment.map { "\($0)=\($1)" }
        try await tmux.order(
            ["new-session", "-d", "-x", String(width), "-y", String(height), "-c", tmux.folder, "/bin/sh", script]
                + variables + wrapper + [try MatineeBinary.path()] + arguments)
    }

    /// Does what a shell would do, and records it in files. Enter resumes a suspended program.
    private static func script(_ redirection: String) -> String {
        """
        ulimit -c 0
        set -m
        stty -a >before
        sh -c 'echo $$ >pid; exec env -i "$@"' sh "$@" \(redirection)
        status=$?
        if [ $status -eq 147 ] || [ $status -eq 148 ]; then
            stty -a >suspended
            echo suspended by $status
            read _
            fg >/dev/null
            status=$?
        fi
        stty -a >after
        echo $status >status.new
        mv status.new status
        exec cat
        """
    }

    /// What a program has handed to the terminal's clipboard, which is a buffer of tmux's.
    func clipboard() async throws -> String {
        try await tmux.order("show-buffer")
    }

    /// The content of a file of the journey; nil if there is none.
    func note(_ name: String) -> String? {
        text(of: "\(tmux.folder)/\(name)")
    }

    private func text(of path: String) -> String? {
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        return text.flatMap { $0.isEmpty ? nil : $0.trimmingCharacters(in: .newlines) }
    }

    /// `stty -a` tells the window's size too.
    private static func withoutSize(_ modes: String) -> String {
        modes.replacing(#/rows \d+; columns \d+; /#, with: "")
    }

    private func tell(_ format: String) async throws -> String {
        try await tmux.order("display-message", "-p", format).trimmingCharacters(in: .newlines)
    }
}

extension TmuxTerminal: JourneyTerminal {
    // MARK: At the keyboard

    func press(_ keys: [Keystroke]) async throws {
        for part in keys.split(afterEach: "Esc") {
            try await burst(part)
            if part.last == "Esc" { try await waitUntilEscapeIsTaken() }
        }
    }

    /// Waits, so that the next key does not count as the rest of an escape sequence.
    private func waitUntilEscapeIsTaken() async throws {
        let line = open(try await tell("#{pane_tty}"), O_RDONLY | O_NOCTTY)
        defer { Foundation.close(line) }
        let leader = try await process()
        try await wait(for: "Esc", at: .incomparable) { _ in
            var count: Int32 = 0
            guard self.isRunning, ioctl(line, UInt(FIONREAD), &count) == 0, count == 0,
                let activity = ProcessActivity.named("matinee", from: leader)
            else { return !self.isRunning }
            return switch activity.wait {
            case .files, .unknown: true
            case .filesUntil(let time): time > .milliseconds(30)
            case .other: false
            }
        }
    }

    func burst(_ keys: [Keystroke]) async throws {
        try await tmux.order(["send-keys"] + keys.map(\.tmuxName))
    }

    func paste(_ text: String) async throws {
        // Longer than a tmux command may be.
        let file = "\(tmux.folder)/paste"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        try await tmux.order("load-buffer", file)
        try await tmux.order("paste-buffer", "-p", "-r")
    }

    func send(_ text: String) async throws {
        try await tmux.order(["send-keys", "-H"] + text.utf8.map { String($0, radix: 16) })
    }

    func resize(width: Int, height: Int) async throws {
        try await tmux.order("resize-window", "-x", String(width), "-y", String(height))
    }

    func scribble(_ text: String) async throws {
        let file = open(try await tell("#{pane_tty}"), O_WRONLY | O_APPEND | O_NOCTTY)
        try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
    }

    func cook() async throws {
        _ = try await Command.run("/bin/stty", ["-F", tell("#{pane_tty}"), "sane"])
    }

    // MARK: On the screen

    func screen() async throws -> ScreenText {
        ScreenText(lines: ScreenText(try await tmux.order("capture-pane", "-p")).lines.dropLast())
    }

    @discardableResult
    func wait(
        for awaited: String, at step: JourneyStep, until condition: (ScreenText) async throws -> Bool
    ) async throws -> ScreenText {
        let end = ContinuousClock.now + .seconds(20)
        let expected = step == .incomparable ? nil : log.expected
        var last: ScreenText?
        // Each look starts a process.
        var pause = 5
        while true {
            let screen = try await screen()
            if try await condition(screen), expected == nil || expected == log.comparable(screen) {
                // The capture may contain half a frame: it must be the same twice.
                if screen == last || expected != nil {
                    if step != .incomparable { log.note(screen) }
                    return screen
                }
                last = screen
            } else {
                last = nil
            }
            guard ContinuousClock.now < end else {
                let comparison = expected.map { "\nafter libvterm showed:\n\($0.text)" } ?? ""
                throw JourneyTimeout(awaited: awaited, screen: screen.text + comparison)
            }
            try await Task.sleep(for: .milliseconds(pause))
            pause = min(2 * pause, 40)
        }
    }

    func hasCaret(after text: String) async throws -> Bool? { nil }

    func appearance() async throws -> (hasColor: Bool, hasReverse: Bool) {
        let screen = try await tmux.order("capture-pane", "-p", "-e")
        // 39 and 49 are the terminal's own colours.
        let hasColor = screen.matches(of: /\u{1B}\[([0-9;]*)m/).contains { match in
            match.1.split(separator: ";").compactMap { Int($0) }.contains { number in
                [30...38, 40...48, 90...97, 100...107].contains { $0.contains(number) }
            }
        }
        return (hasColor, screen.contains("\u{1B}[7m"))
    }

    func shows(ground number: UInt8) async throws -> Bool {
        let screen = try await tmux.order("capture-pane", "-p", "-e")
        return screen.matches(of: /\u{1B}\[([0-9;]*)m/).contains { ";\($0.1);".contains("48;5;\(number);") }
    }

    // MARK: The process

    var isRunning: Bool { note("status") == nil }

    /// Waits until the program has begun.
    func process() async throws -> Int32 {
        try await wait(for: "the process", at: .incomparable) { _ in self.note("pid") != nil }
        return note("pid").flatMap(Int32.init) ?? 0
    }

    func signal(_ number: Int32) async throws {
        if number == SIGKILL { isClosed = true }
        kill(try await process(), number)
    }

    func waitUntilSuspended() async throws {
        try await wait(forText: "suspended by 14", at: .incomparable)
    }

    func resume() async throws {
        try await tmux.order("send-keys", "Enter")
    }

    func exitStatus() async throws -> Int32 {
        try await wait(for: "the program's end", at: .incomparable) { _ in self.note("status") != nil }
        return note("status").flatMap(Int32.init) ?? -1
    }

    func leftovers() async throws -> [String] {
        var leftovers: [String] = []
        // The terminal settings that the shell has recorded, after a suspension and after the end.
        let modes = [note("suspended"), note("after")].compactMap(\.self)
        if modes.isEmpty || modes.contains(where: { Self.withoutSize($0) != note("before").map(Self.withoutSize) }) {
            leftovers.append("the line has other modes (stty -a)")
        }
        let state = try await tell("#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{keypad_cursor_flag}")
        if state != "0 1 0 0" { leftovers.append("alternate screen, cursor, mouse, keypad are \(state)") }
        if try await tell("#{==:#{pane_title},#{host}}") != "1" { leftovers.append("the window has another title") }
        if !isRunning, let leader = Int32(try await tell("#{pane_pid}")) {
            let processes = ProcessActivity(identifier: leader).followers
            if !processes.isEmpty { leftovers.append("processes are left: \(processes)") }
        }
        return leftovers
    }

    func close() async throws {
        let process = try await process()
        isClosed = true
        try await tmux.order("kill-session")
        guard await eventually({ (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)) == nil })
        else { throw JourneyTimeout(awaited: "the end of process \(process)", screen: "") }
    }
}

extension [Keystroke] {
    fileprivate func split(afterEach key: Keystroke) -> [[Keystroke]] {
        reduce(into: []) { parts, next in
            if parts.isEmpty || parts.last?.last == key { parts.append([]) }
            parts[parts.count - 1].append(next)
        }
    }
}
