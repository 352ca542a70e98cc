import Foundation
import TestSupport

/// A tmux server without configuration files. It ends with this object, and with the test process, however that ends.
final class TmuxServer: Sendable {
    enum Failure: Error, CustomStringConvertible {
        case missing
        case refused(order: String, answer: String)

        var description: String {
            switch self {
            case .missing:
                "tmux is not installed, and these tests drive the program in it: install it (apt-get install tmux)"
            case .refused(let order, let answer): "tmux refused '\(order)': \(answer)"
            }
        }
    }

    /// The folder of its socket and of the journey's files; removed with the server.
    let folder: String
    /// The keeper ends the server when this ends.
    private let guardPipe = SpawnedProcess.makePipe()
    private let keeper: SpawnedProcess

    /// Starts a server, and waits until it is ready.
    static func start() async throws -> TmuxServer {
        try await onOwnThread { try TmuxServer() }
    }

    private init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "matinee-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        folder = url.path
        let output = SpawnedProcess.makePipe()
        keeper = try SpawnedProcess(
            ["/bin/sh", "-c", Self.keeping, "sh", folder], input: guardPipe.fileHandleForReading,
            output: output.fileHandleForWriting, errors: output.fileHandleForWriting)
        try output.fileHandleForWriting.close()

        let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        if answer.hasPrefix("missing") { throw Failure.missing }
        guard answer == "ready\n" else { throw Failure.refused(order: "start-server", answer: answer) }
    }

    /// Starts the server from here, so that nobody has to wait for it.
    private static let keeping = """
        trap 'rm -rf "$1"' EXIT
        command -v tmux >/dev/null || { echo missing; exit; }
        tmux -u -S "$1/socket" -f /dev/null start-server ';' set -g exit-empty off ';' set -g remain-on-exit on ';' set -s set-clipboard on || exit
        echo ready
        read _
        tmux -S "$1/socket" kill-server
        """

    deinit {
        try? guardPipe.fileHandleForWriting.close()
        keeper.wait()
    }

    /// Runs a tmux command, and waits for its output.
    @discardableResult
    func order(_ arguments: String...) async throws -> String {
        try await order(arguments)
    }

    @discardableResult
    func order(_ arguments: [String]) async throws -> String {
        let options = ["-u", "-S", "\(folder)/socket", "-f", "/dev/null"]
        let command = try await Command.run("tmux", options + arguments)
        guard command.status == 0 else {
            throw Failure.refused(order: arguments.joined(separator: " "), answer: command.errors)
        }
        return command.output
    }
}
