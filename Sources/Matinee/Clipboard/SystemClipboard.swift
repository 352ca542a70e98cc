import Browsing
import CommandLine
import Entities
import Glibc
import Navigation
import Presentation
import TerminalKit

/// Copies texts by a program of the desktop where there is one, else by the terminal.
@MainActor
final class SystemClipboard: Clipboard {
    private enum Work: Hashable {
        case copy(Int)
        case patience(Int)
    }

    /// A program that has not ended by then has nobody who takes the text.
    static let moment = Duration.seconds(3)

    private let environment: [String: String]
    private let toTerminal: @MainActor (String) -> CopyObstacle?
    private let patience: Pause
    private let scope = TaskScope<Work>()
    private var count = 0

    /// - Parameters:
    ///   - toTerminal: sends a text to the terminal's clipboard.
    ///   - patience: how long a program may take.
    init(
        environment: [String: String], toTerminal: @escaping @MainActor (String) -> CopyObstacle?, patience: Pause
    ) {
        self.environment = environment
        self.toTerminal = toTerminal
        self.patience = patience
    }

    func copy(_ text: String, didCopy: @escaping @MainActor (CopyOutcome) -> Void) {
        guard let program = ClipboardProgram.preferred(environment) else {
            return didCopy(send(text, insteadOf: nil))
        }
        guard let started = start(program, text) else { return didCopy(send(text, insteadOf: program.name)) }
        count += 1
        let number = count
        scope.start(.patience(number)) { [patience] in
            await patience.wait()
            if !Task.isCancelled { kill(started.identifier, SIGKILL) }
        }
        scope.begin(.copy(number)) { [weak self] in
            let end = await started.end()
            guard let self else { return }
            scope.cancel(.patience(number))
            // What was copied after this one is what counts.
            guard number == count else { return }
            didCopy(end.how == .status(0) ? .took(program: program.name) : send(text, insteadOf: program.name))
        }
    }

    private func send(_ text: String, insteadOf program: String?) -> CopyOutcome {
        switch toTerminal(text) {
        case nil: .sent(insteadOf: program)
        case .tooLong: .tooLong(insteadOf: program)
        case .notUnderstood: .nowhere(insteadOf: program)
        }
    }

    /// Starts it on its own, without the terminal, with the text as its input: in a file without a name, so that it does
    /// not matter when it reads it.
    private func start(_ program: ClipboardProgram, _ text: String) -> ChildProcess? {
        guard let file = tmpfile() else { return nil }
        defer { fclose(file) }
        // It becomes the input of that program alone.
        _ = fcntl(fileno(file), F_SETFD, FD_CLOEXEC)
        var bytes = text
        let isWritten = bytes.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
        guard isWritten, fflush(file) == 0, lseek(fileno(file), 0, SEEK_SET) == 0 else { return nil }
        return ChildProcessLauncher.detached(
            program.path, [program.name] + program.arguments, input: fileno(file), environment: environment)
    }
}
