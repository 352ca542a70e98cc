import Foundation
import SceneGenerator

/// `scripts/new-scene`, with the project's root as its folder.
@main
enum NewScene {
    static func main() {
        let environment = ProcessInfo.processInfo.environment
        let root = FileManager.default.currentDirectoryPath
        guard let today = CalendarDay(iso: CalendarDay(of: Date(), timeZone: .current).description) else { exit(1) }
        let command = NewSceneCommand(
            tree: DiskTree(root: root),
            configuration: configurationFolder(environment).map { DiskTree(root: $0) },
            formatter: SwiftFormat(configuration: "\(root)/.swift-format"),
            gitAuthor: { gitAuthor() }, today: today)
        holdSignals()
        do throws(GeneratorError) {
            try command.run(Array(CommandLine.arguments.dropFirst())) { print($0) }
        } catch {
            FileHandle.standardError.write(Data("new-scene: \(error.sentence)\n".utf8))
            exit(error.exitStatus)
        }
    }

    /// A relative path in the environment is to be ignored.
    private static func configurationFolder(_ environment: [String: String]) -> String? {
        if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder }
        return environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.config" : nil }
    }

    private static func gitAuthor() -> String? {
        guard let result = try? ChildProgram.run(["git", "config", "user.name"]), result.status == 0 else { return nil }
        let name = result.output.filter { $0 != "\n" }
        return name.isEmpty ? nil : name
    }

    /// Ctrl-C is heard when the tree is whole again: what takes part in a change is a matter of milliseconds.
    private static func holdSignals() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
