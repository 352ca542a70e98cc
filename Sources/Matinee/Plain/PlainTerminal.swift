import CMainQueue
import Glibc

/// Standard input and output of a dialogue, line by line. The terminal stays as it is, but for its echo while a secret is
/// typed.
@MainActor
final class PlainTerminal {
    private var buffer: [UInt8] = []
    /// Lines that nobody has taken yet.
    private var lines: [PlainDialogue.Heard] = []
    private(set) var isAtEnd = false
    /// Why nothing can be written any more, as `errno` has it; nil while it can.
    private(set) var failure: Int32?
    /// Whether nobody reads what is written.
    var isGone: Bool { failure != nil }
    private var echoing: termios?
    private let isTyped = isatty(STDIN_FILENO) == 1
    /// Ctrl-C drops what waits in a terminal, perhaps between a look and reading: then reading must not wait. The shell's
    /// own opening of the terminal stays as it is.
    let input: Int32 = {
        guard isatty(STDIN_FILENO) == 1 else { return STDIN_FILENO }
        let own = open("/proc/self/fd/0", O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        return own < 0 ? STDIN_FILENO : own
    }()
    private let isSeen = isatty(STDOUT_FILENO) == 1

    /// In bytes: longer than anything that can be kept of one line, which is refused where it is kept.
    private static let longestLine = 1 << 20

    var hasLine: Bool { !lines.isEmpty }

    /// Takes in what waits, at least a byte.
    func read() {
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        let count = Glibc.read(input, &bytes, bytes.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        guard count > 0 else {
            if !buffer.isEmpty { takeLine() }
            isAtEnd = true
            return
        }
        for byte in bytes[..<count] {
            if byte == UInt8(ascii: "\n") {
                takeLine()
            } else if buffer.count <= Self.longestLine {
                buffer.append(byte)
            }
        }
    }

    private func takeLine() {
        if buffer.last == UInt8(ascii: "\r") { buffer.removeLast() }
        lines.append(
            buffer.count > Self.longestLine
                ? .tooLong(limitInBytes: Self.longestLine) : .line(String(decoding: buffer, as: UTF8.self)))
        buffer = []
    }

    func nextLine() -> PlainDialogue.Heard? {
        lines.isEmpty ? nil : lines.removeFirst()
    }

    func say(_ saying: PlainDialogue.Saying) {
        switch saying {
        case .line(let text): write(text + "\n")
        case .prompt(let text, let isSecret):
            // Before it is asked: the answer may be typed at once.
            if isSecret { hideTyping() }
            // Where the answer is not seen behind it, it ends its line.
            write(isTyped && isSeen ? text + " " : text + "\n")
        }
    }

    /// Nobody reads what is typed now.
    private func hideTyping() {
        var modes = termios()
        guard echoing == nil, isTyped, tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
        echoing = modes
        modes.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    }

    /// What is typed is seen again. The end of the hidden line was not.
    func showTyping() {
        guard var modes = echoing else { return }
        echoing = nil
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
        write("\n")
    }

    /// The shell's prompt does not stand behind that of the dialogue.
    func endLine() {
        if isTyped, isSeen { write("\n") }
    }

    private func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty, !isGone {
            let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                _ = matinee_wait(-1, STDOUT_FILENO, -1, -1)
            } else if errno != EINTR {
                failure = errno
            }
        }
    }
}

/// Signals that end a dialogue, as bytes in a pipe.
enum PlainSignals {
    // Written once before the handler that reads it is there.
    nonisolated(unsafe) private static var writing: Int32 = -1

    /// - Returns: a file from which their numbers are read, one byte each; -1 if there can be none.
    static func listen() -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return -1 }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        writing = ends[1]
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = Glibc.write(PlainSignals.writing, &byte, 1)
            }
        }
        // A closed pipe and a file size limit should be ordinary write errors.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        return ends[0]
    }
}
