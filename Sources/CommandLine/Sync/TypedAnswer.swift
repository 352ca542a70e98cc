import Glibc

/// Asks in the terminal from which a command was started.
package enum TypedAnswer {
    /// - Parameter isSecret: whether what is typed is not seen.
    /// - Returns: nil where nobody can be asked, and for no answer.
    package static func ask(_ question: String, isSecret: Bool) -> String? {
        var modes = termios()
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1, tcgetattr(STDIN_FILENO, &modes) == 0 else {
            return nil
        }
        let usual = modes
        // Without signals too: one would leave the terminal without its echo.
        if isSecret { modes.c_lflag &= ~tcflag_t(ECHO | ISIG) }
        // Before it is asked: the answer may be typed at once.
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes)
        write("\(question): ")
        let answer = readLine()
        var former = usual
        tcsetattr(STDIN_FILENO, TCSANOW, &former)
        if isSecret { write("\n") }
        guard let answer, !answer.isEmpty, !answer.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
            return nil
        }
        return answer
    }

    private static func write(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
