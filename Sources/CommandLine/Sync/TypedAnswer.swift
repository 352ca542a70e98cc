import Glibc

/// Asks in the terminal from which a command was started.
package enum TypedAnswer {
    /// - Parameter isSecret: whether what is typed is not seen.
    /// - Returns: nil where nobody can be asked, and for no answer.
    package static func ask(_ question: String, isSecret: Bool) -> String? {
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
        let answer: String
        if isSecret {
            answer = HiddenLines(question: "\(question): ") { $0.contains { $0.isNewline } }.read()
        } else {
            _ = Array("\(question): ".utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            answer = readLine() ?? ""
        }
        let line = String(answer.prefix { !$0.isNewline })
        return line.isEmpty || line.unicodeScalars.contains { $0.value < 0x20 } ? nil : line
    }
}
