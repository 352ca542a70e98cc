import FoundationEssentials
import Glibc
import Navigation
import Presentation
import TerminalKit

/// Runs what `VISUAL` or `EDITOR` names, on the terminal, over a file that nobody else can read.
@MainActor
final class TerminalEditor: ExternalEditor {
    private let terminal: any Terminal
    private let environment: [String: String]
    private let wording: Wording
    private let notices: any NoticeBoard

    init(terminal: any Terminal, environment: [String: String], wording: Wording, notices: any NoticeBoard) {
        self.terminal = terminal
        self.environment = environment
        self.wording = wording
        self.notices = notices
    }

    func edit(_ text: String) -> String? {
        let program = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self).first { !$0.isEmpty } ?? "vi"
        guard let edited = try? edit(text, with: program) else {
            notices.post(Message(wording.library.editorFailed(program), isFailure: true))
            return nil
        }
        // Editors end the last line; ours does not.
        return edited.last == "\n" && text.last != "\n" ? String(edited.dropLast()) : edited
    }

    private struct Failure: Error {}

    private func edit(_ text: String, with program: String) throws -> String {
        let base = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        var template = Array("\(base)/matinee-XXXXXX".utf8CString)
        guard let folder = mkdtemp(&template).map({ String(cString: $0) }) else { throw Failure() }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/note.txt"
        try Data(text.utf8).write(to: URL(filePath: path))
        var status: Int32 = -1
        terminal.handOver { status = run(program, path) }
        guard status == 0 else { throw Failure() }
        return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }

    /// By a shell, since the variable may hold options. The shell outlives an interrupt that its editor survives.
    private func run(_ program: String, _ path: String) -> Int32 {
        let command = ["/bin/sh", "-c", "trap : INT QUIT; \(program) \"$1\"", "sh", path]
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + settings).forEach { free($0) } }
        var process: pid_t = 0
        return withoutInterrupts {
            let failure = ProgramStart.withAttributes { posix_spawn(&process, "/bin/sh", nil, &$0, &words, &settings) }
            guard failure == 0 else { return -1 }
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            return status
        }
    }

    /// Ctrl-C and Ctrl-\ go to all on the terminal, but are meant for the editor.
    private func withoutInterrupts(_ body: () -> Int32) -> Int32 {
        let numbers = [SIGINT, SIGQUIT]
        let before = numbers.map { number in
            var ignore = sigaction()
            var old = sigaction()
            ignore.__sigaction_handler.sa_handler = SIG_IGN
            sigaction(number, &ignore, &old)
            return old
        }
        defer {
            for (number, var old) in zip(numbers, before) { sigaction(number, &old, nil) }
        }
        return body()
    }
}
