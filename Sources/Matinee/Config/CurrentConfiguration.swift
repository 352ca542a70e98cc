import Browsing
import Commands
import Presentation
import Settings

/// What is set now, also after the configuration file has changed.
@MainActor
final class CurrentConfiguration {
    private(set) var configuration: ProgramConfiguration
    private let commandLine: CommandLineSettings
    private let environment: [String: String]
    private let wording: SettingsWording
    private let notices: any NoticeBoard
    private let use: @MainActor (ProgramConfiguration) -> Void

    /// Settings whose change counts at once; others count from the next start on.
    private static let live: Set<String> = Set(
        [
            ProgramSetting.keys.name, ProgramSetting.theme.name, ProgramSetting.colors.name, ProgramSetting.mouse.name,
            ProgramSetting.reduceMotion.name,
            ProgramSetting.logLevel.name,
        ] + ProgramSetting.ofPanes.map(\.name))

    /// - Parameter use: puts what is live into force.
    init(
        _ configuration: ProgramConfiguration, commandLine: CommandLineSettings, environment: [String: String],
        wording: SettingsWording, notices: any NoticeBoard,
        use: @escaping @MainActor (ProgramConfiguration) -> Void
    ) {
        self.configuration = configuration
        self.commandLine = commandLine
        self.environment = environment
        self.wording = wording
        self.notices = notices
        self.use = use
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
        let changed = now.settings.changed(from: before.settings, of: Settings.declared).map(\.name)
        let hasOtherKeys = now.keyChoice != before.keyChoice
        if !changed.isEmpty || hasOtherKeys { use(now) }
        if now.hasMistakes, now.problems != before.problems || now.keyProblems != before.keyProblems {
            return tell(now)
        }
        guard !changed.isEmpty || hasOtherKeys || (before.hasMistakes && !now.hasMistakes) else { return }
        let (live, later) = (changed.filter(Self.live.contains), changed.filter { !Self.live.contains($0) })
        notices.post(wording.taken((hasOtherKeys ? [wording.keys] : live), later))
    }

    private func tell(_ configuration: ProgramConfiguration) {
        if let notice = configuration.notice(wording) { notices.post(notice) }
    }
}

extension ProgramConfiguration {
    /// Whether nothing of the file counts.
    fileprivate var isUnreadable: Bool {
        problems.contains { problem in
            switch problem.kind {
            case .notReadable, .tooLarge, .notJSON5, .noTable: true
            case .unknown, .repeated, .wrong: false
            }
        }
    }
}
