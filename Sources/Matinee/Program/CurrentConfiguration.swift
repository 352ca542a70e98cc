import CommandLine
import Services

/// What is set now, also after the configuration file has changed.
@MainActor
final class CurrentConfiguration {
    private(set) var configuration: ProgramConfiguration
    private let commandLine: CommandLineSettings
    private let environment: [String: String]
    private let use: @MainActor (_ now: ProgramConfiguration, ConfigurationChange, _ isToBeTold: Bool) -> Void
    private let tell: @MainActor (ProgramConfiguration) -> Void

    /// - Parameters:
    ///   - use: puts what has changed into force, and tells of it if that is to be told.
    ///   - tell: tells what is wrong.
    init(
        _ configuration: ProgramConfiguration, commandLine: CommandLineSettings, environment: [String: String],
        use: @escaping @MainActor (_ now: ProgramConfiguration, ConfigurationChange, _ isToBeTold: Bool) -> Void,
        tell: @escaping @MainActor (ProgramConfiguration) -> Void
    ) {
        self.configuration = configuration
        self.commandLine = commandLine
        self.environment = environment
        self.use = use
        self.tell = tell
    }

    /// While the file is not understood at all, what it said before counts.
    func readAgain() {
        // The command line and the environment are what they were, and were right.
        guard let now = try? ProgramConfiguration(commandLine: commandLine, environment: environment) else { return }
        let before = configuration
        if now.isUnreadable {
            if now.problems != before.problems { tell(now) }
            configuration.problems = now.problems
            return
        }
        configuration = now
        let change = ConfigurationChange(from: before, to: now)
        let hasNewMistakes =
            now.hasMistakes && (now.problems != before.problems || now.keyProblems != before.keyProblems)
        let isMended = before.hasMistakes && !now.hasMistakes
        if !change.isEmpty || (isMended && !hasNewMistakes) { use(now, change, !hasNewMistakes) }
        if hasNewMistakes { tell(now) }
    }
}

extension ProgramConfiguration {
    /// Whether nothing of the file counts.
    fileprivate var isUnreadable: Bool {
        problems.contains { problem in
            switch problem.kind {
            case .notReadable, .tooLarge, .notUTF8, .notJSON5, .noTable: true
            case .unknown, .repeated, .wrong: false
            }
        }
    }
}
