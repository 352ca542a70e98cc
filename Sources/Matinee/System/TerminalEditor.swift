import Browsing
import CommandLine
import Entities
import FoundationEssentials
import Glibc
import Navigation
import Presentation
import TerminalKit

/// Opens a text in the program that `VISUAL` or `EDITOR` names, on the terminal, in a file that only the user can read.
@MainActor
final class TerminalEditor: ExternalEditor {
    private let handOver: @MainActor (() -> Void) -> Void
    private let stopJob: @MainActor () -> Void
    private let environment: [String: String]
    private let wording: Wording
    private let notices: any NoticeBoard

    convenience init(
        terminal: any Terminal, environment: [String: String], wording: Wording, notices: any NoticeBoard
    ) {
        self.init(
            environment: environment, wording: wording, notices: notices, handOver: { terminal.handOver($0) },
            stopJob: { terminal.stopJob() })
    }

    /// - Parameters:
    ///   - handOver: gives the terminal to another program for as long as that runs.
    ///   - stopJob: called when that was stopped: stops this one too, and returns when it is resumed.
    init(
        environment: [String: String], wording: Wording, notices: any NoticeBoard,
        handOver: @escaping @MainActor (() -> Void) -> Void, stopJob: @escaping @MainActor () -> Void
    ) {
        (self.handOver, self.stopJob) = (handOver, stopJob)
        self.environment = environment
        self.wording = wording
        self.notices = notices
    }

    func edit(_ text: String) -> String? {
        guard let file = makeFile(of: text) else {
            complain(.noTemporaryFolder(path: places.joined(separator: ", ")))
            return nil
        }
        do throws(EditorFailure) {
            let edited = try edit(file)
            file.remove()
            if file.place != wantedPlace {
                notices.post(Message(wording.library.temporaryFolderUnusable(wantedPlace, file.place)))
            }
            // Other editors add a line feed at the end; ours does not.
            return edited.last == "\n" && text.last != "\n" ? String(edited.dropLast()) : edited
        } catch {
            // The file may be the only place where the new text is.
            let isKept = file.isChanged
            if !isKept { file.remove() }
            complain(error, keeping: isKept ? file.path : nil)
            return nil
        }
    }

    private func complain(_ failure: EditorFailure, keeping file: String? = nil) {
        notices.post(Message(wording.library.editorFailed(failure, file), isFailure: true))
    }

    private func makeFile(of text: String) -> EditedFile? {
        for place in places {
            if let file = EditedFile(text, in: place) { return file }
        }
        return nil
    }

    private static let usualPlace = "/tmp"

    /// The folder for temporary files that the user wants.
    private var wantedPlace: String {
        environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? Self.usualPlace
    }

    /// Possible folders for temporary files, the best first. Relative paths are left out, since they depend on the
    /// working directory.
    private var places: [String] {
        wantedPlace.hasPrefix("/") && wantedPlace != Self.usualPlace
            ? [wantedPlace, Self.usualPlace] : [Self.usualPlace]
    }

    private var program: String {
        [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self).first { !$0.isEmpty } ?? "vi"
    }

    private func edit(_ file: EditedFile) throws(EditorFailure) -> String {
        var end = ProgramEnd.status(0)
        handOver { end = run(program, file.path) }
        switch end {
        case .status(0): break
        // The shell's status for a program that is missing or not executable.
        case .status(126), .status(127): throw .notFound(program: program)
        // The shell's status for a program that a signal has ended.
        case .status(let status) where status > 128: throw .ended(program: program, .signal(status - 128))
        case .status, .signal: throw .ended(program: program, end)
        }
        guard let content = file.content else { throw .noFile(program: program) }
        guard let text = String(validating: content, as: UTF8.self) else { throw .notUTF8(program: program) }
        return text
    }

    /// Runs it with a shell, since the variable may contain options. The shell survives an interrupt that the editor
    /// survives.
    private func run(_ program: String, _ path: String) -> ProgramEnd {
        let command = ["/bin/sh", "-c", "trap : INT QUIT; \(program) \"$1\"", "sh", path]
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + settings).forEach { free($0) } }
        var process: pid_t = 0
        return withoutInterrupts {
            let failure = ChildProcessLauncher.withAttributes {
                posix_spawn(&process, "/bin/sh", nil, &$0, &words, &settings)
            }
            // The shell's status for a missing program.
            guard failure == 0 else { return .status(127) }
            return ProgramEnd(waitStatus: wait(for: process))
        }
    }

    /// If the editor is stopped, the program stops too: the shell resumes a job only if all its processes are stopped.
    private func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while true {
            guard waitpid(process, &status, WUNTRACED) > 0 else {
                if errno == EINTR { continue }
                return status
            }
            guard status & 0xFF == 0x7F else { return status }
            stopJob()
        }
    }

    /// Ctrl-C, Ctrl-\ and Ctrl-Z go to all processes of the terminal, but are meant for the editor.
    private func withoutInterrupts<Result>(_ body: () -> Result) -> Result {
        let numbers = [SIGINT, SIGQUIT, SIGTSTP]
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
