import Glibc
import Synchronization

/// Asks for a secret at the terminal, where it is not seen while it is typed. A signal that ends or stops the program
/// meanwhile does so once the terminal is again as it was.
struct HiddenLines {
    let question: String
    /// Whether what was typed, with the ends of its lines, is all that is wanted.
    let isWhole: (String) -> Bool

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
    /// Where a signal writes its number.
    private static let alarm = Atomic<Int32>(-1)

    /// All lines up to the one that makes it whole, an empty one, or the end.
    func read() -> String {
        var (modes, pipes) = (termios(), [Int32](repeating: -1, count: 2))
        guard tcgetattr(STDIN_FILENO, &modes) == 0, pipe(&pipes) == 0 else { return "" }
        defer { pipes.forEach { close($0) } }
        Self.alarm.store(pipes[1], ordering: .relaxed)
        while true {
            let answer = readQuietly(modes, alarm: pipes[0])
            guard case .signal(let signal) = answer else { return answer.text }
            // One that stops the program comes back here, and all is asked once more.
            raise(signal)
        }
    }

    private enum Answer {
        case text(String)
        case signal(Int32)

        var text: String { if case .text(let text) = self { text } else { "" } }
    }

    /// - Parameter modes: of the terminal, as they are again afterwards.
    private func readQuietly(_ modes: termios, alarm: Int32) -> Answer {
        let actions = Self.signals.map { ($0, hear($0)) }
        var (quiet, usual) = (modes, modes)
        quiet.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &quiet)
        say(question)
        let answer = answer(alarm)
        // What was typed behind it is nothing for the shell.
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual)
        say("\n")
        for case (let signal, var action) in actions { sigaction(signal, &action, nil) }
        return answer
    }

    private func answer(_ alarm: Int32) -> Answer {
        var (text, line, signal) = ("", [UInt8](repeating: 0, count: 4_096), UInt8(0))
        while !isWhole(text) {
            var files = [STDIN_FILENO, alarm].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&files, 2, -1) > 0 else { continue }
            if files[1].revents != 0, Glibc.read(alarm, &signal, 1) == 1 { return .signal(Int32(signal)) }
            let count = Glibc.read(STDIN_FILENO, &line, line.count)
            guard count > 1 else { break }
            text += String(decoding: line[..<count], as: UTF8.self)
        }
        return .text(text)
    }

    /// - Returns: what was done at this signal before. One that is not heard stays so.
    private func hear(_ signal: Int32) -> sigaction {
        var (former, action) = (sigaction(), sigaction())
        sigaction(signal, nil, &former)
        guard former.__sigaction_handler.sa_handler == nil else { return former }
        action.__sigaction_handler.sa_handler = { signal in
            var number = UInt8(signal)
            _ = write(HiddenLines.alarm.load(ordering: .relaxed), &number, 1)
        }
        sigaction(signal, &action, nil)
        return former
    }

    /// On standard error: standard output may be a file.
    private func say(_ text: String) {
        _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
}
