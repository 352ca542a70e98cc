import Foundation
import TestSupport

/// The program in a terminal, as somebody at a keyboard meets it.
final class TmuxTerminal: Sendable {
    /// Nothing that was waited for came.
    struct Timeout: Error, CustomStringConvertible {
        let awaited: String
        let screen: String

        var description: String { "waited in vain for \(awaited); the screen shows:\n\(screen)" }
    }

    private let tmux: TmuxServer

    /// Starts the program, and does not wait for it.
    ///
    /// - Parameters:
    ///   - environment: besides TERM, PATH, HOME and a locale of UTF-8, which it can replace.
    ///   - redirection: as a shell has it.
    init(
        _ arguments: [String] = [], width: Int = 80, height: Int = 24, environment: [String: String] = [:],
        redirection: String = ""
    ) async throws {
        tmux = try await .start()
        let script = "\(tmux.folder)/script"
        try Self.script(redirection).write(toFile: script, atomically: true, encoding: .utf8)
        let defaults = [
            "TERM": "tmux-256color", "LC_ALL": "C.UTF-8", "HOME": tmux.folder,
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
        ]
        let variables = defaults.merging(environment) { $1 }.map { "\($0)=\($1)" }
        try await tmux.order(
            ["new-session", "-d", "-x", String(width), "-y", String(height), "-c", tmux.folder, "/bin/sh", script]
                + variables + [try MatineeBinary.path()] + arguments)
    }

    /// What a shell would do, and notes of it in files. A program that is suspended is brought back by Enter.
    private static func script(_ redirection: String) -> String {
        """
        ulimit -c 0
        set -m
        stty -a >before
        sh -c 'echo $$ >pid; exec env -i "$@"' sh "$@" \(redirection)
        status=$?
        if [ $status -eq 147 ]; then
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

    // MARK: At the keyboard

    /// Presses keys by tmux's names: `Down`, `Enter`, `C-l`, `q`.
    func press(_ keys: String...) async throws {
        try await tmux.order(["send-keys"] + keys)
    }

    /// Presses a key many times, with no time between.
    func press(_ key: String, times: Int) async throws {
        try await tmux.order("send-keys", "-N", String(times), key)
    }

    /// Pastes as a terminal does, in brackets where the program asked for them.
    func paste(_ text: String) async throws {
        try await tmux.order("set-buffer", text)
        try await tmux.order("paste-buffer", "-p", "-r")
    }

    func resize(width: Int, height: Int) async throws {
        try await tmux.order("resize-window", "-x", String(width), "-y", String(height))
    }

    // MARK: On the screen

    func screen() async throws -> ScreenText {
        ScreenText(try await tmux.order("capture-pane", "-p"))
    }

    /// The screen with the sequences that colour it.
    func colouredScreen() async throws -> String {
        try await tmux.order("capture-pane", "-p", "-e")
    }

    /// - Parameter awaited: what is waited for, in words.
    @discardableResult
    func wait(
        for awaited: String, until condition: (ScreenText) async throws -> Bool
    ) async throws -> ScreenText {
        let end = ContinuousClock.now + .seconds(20)
        var last: ScreenText?
        while true {
            let screen = try await screen()
            if try await condition(screen) {
                // A frame may have been caught half drawn: one that counts stands still.
                if screen == last { return screen }
                last = screen
            } else {
                last = nil
            }
            guard ContinuousClock.now < end else { throw Timeout(awaited: awaited, screen: screen.text) }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    @discardableResult
    func wait(forText text: String) async throws -> ScreenText {
        try await wait(for: "'\(text)'") { $0.contains(text) }
    }

    /// Waits until a list with a row under its cursor is there.
    @discardableResult
    func waitForList() async throws -> ScreenText {
        try await wait(for: "a list") { $0.selection != nil && $0.position != nil }
    }

    /// Whether the terminal shows its main screen and its cursor, as shells have it.
    func isRestored() async throws -> Bool {
        try await tmux.order("display-message", "-p", "#{alternate_on} #{cursor_flag}") == "0 1\n"
    }

    /// Whether the program has the terminal as it wants it: the alternate screen, no cursor, the title left alone.
    func isUndisturbed() async throws -> Bool {
        let state = try await tmux.order(
            "display-message", "-p", "#{alternate_on} #{cursor_flag} #{==:#{pane_title},#{host}}")
        return state == "1 0 1\n"
    }

    /// Writes to the terminal past the program, as any other process could.
    func scribble(_ text: String) async throws {
        let path = try await tmux.order("display-message", "-p", "#{pane_tty}").trimmingCharacters(in: .newlines)
        try append(text, to: path)
    }

    // MARK: The process

    /// Waits until the program has begun, and tells its number.
    func process() async throws -> Int32 {
        try await wait(for: "the process") { _ in self.note("pid") != nil }
        return note("pid").flatMap(Int32.init) ?? 0
    }

    func signal(_ number: Int32) async throws {
        kill(try await process(), number)
    }

    /// Closes the window, as its close button does, and waits until the program is gone too.
    func close() async throws {
        let process = try await process()
        try await tmux.order("kill-session")
        guard await eventually({ self.text(of: "/proc/\(process)/cmdline") == nil }) else {
            throw Timeout(awaited: "the end of process \(process)", screen: "")
        }
    }

    /// Writes to what the program has as its standard error.
    func complain(_ text: String) async throws {
        try append(text, to: "/proc/\(try await process())/fd/2")
    }

    /// Waits until the program has ended.
    func exitStatus() async throws -> Int32 {
        try await wait(for: "the program's end") { _ in self.note("status") != nil }
        return note("status").flatMap(Int32.init) ?? -1
    }

    /// What `stty -a` said before the program started, and after it ended.
    func modes() -> (before: String?, after: String?) {
        (note("before"), note("after"))
    }

    /// What `stty -a` said while the program was suspended.
    func modesWhileSuspended() -> String? {
        note("suspended")
    }

    /// What a file of the journey holds; nil for nothing.
    func note(_ name: String) -> String? {
        text(of: "\(tmux.folder)/\(name)")
    }

    private func text(of path: String) -> String? {
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        return text.flatMap { $0.isEmpty ? nil : $0.trimmingCharacters(in: .newlines) }
    }

    private func append(_ text: String, to path: String) throws {
        let file = open(path, O_WRONLY | O_APPEND | O_NOCTTY)
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        try handle.write(contentsOf: Data(text.utf8))
    }
}
