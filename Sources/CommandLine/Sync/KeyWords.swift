import Glibc
import Sealing

/// Reads the words of a key: from a file, or from standard input, where typing them at a terminal is not seen.
struct KeyWords {
    /// `-` is standard input, as nil is.
    let file: String?

    /// More than all words and what may stand between them.
    private static let most = 4_096

    var isFile: Bool { file != nil }

    /// Nil where nothing is said.
    ///
    /// - Parameter id: of the key that is asked for; nil where it is not known.
    func read(of id: SealingKeyID? = nil) throws(LaunchError) -> SealingKey? {
        let text = try text(SealingKey.question(of: id))
        guard !SealingKey.words(in: text).isEmpty else { return nil }
        do throws(SealingKey.WordsFailure) { return try SealingKey(words: text) } catch { throw .keyWords(error) }
    }

    private func text(_ question: String) throws(LaunchError) -> String {
        guard let file, file != "-" else {
            let isTyped = isatty(STDIN_FILENO) == 1
            guard isTyped else { return try content(of: STDIN_FILENO, "-") }
            return HiddenLines(question: question) { SealingKey.words(in: $0).count >= SealingKey.wordCount }.read()
        }
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotRead(file: file) }
        defer { close(descriptor) }
        return try content(of: descriptor, file)
    }

    /// Reads all that a file or a pipe has, up to the most that a key can take.
    private func content(of descriptor: Int32, _ name: String) throws(LaunchError) -> String {
        var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: Self.most))
        while bytes.count < Self.most {
            let count = Glibc.read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .cannotRead(file: name) }
            guard count > 0 else { break }
            bytes += part[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
