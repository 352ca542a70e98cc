import Configuration
import CursesTerminal
import Entities
import Presentation
package import Services
import Storage
package import SyncFolder

/// Carries out `matinee doctor`: looks at all that can be wrong around the program, and says what to do about it.
@MainActor
package struct DoctorCommand {
    package let environment: [String: String]

    private let places: (Settings, Folders) -> any SyncPlaces

    /// - Parameter places: opens what machines share.
    package init(
        environment: [String: String], places: @escaping (Settings, Folders) -> any SyncPlaces
    ) {
        self.environment = environment
        self.places = places
    }

    /// - Parameter print: writes to standard output; throws if that fails.
    package func run(
        _ request: DoctorRequest, print: (String) throws(LaunchError) -> Void
    ) throws(LaunchError) {
        let report = FindingReport(findings: findings(isOffline: request.isOffline))
        try print(request.asJSON ? report.json : report.text)
        if report.todo > 0 { throw .somethingToDo }
    }

    func findings(isOffline: Bool) -> [Finding] {
        let (configuration, mistakes) = configuration()
        guard let configuration else { return mistakes }
        let (settings, folders) = (configuration.settings, Folders(environment: environment))
        let found = TerminalInquiry(colors: settings.colorWish, pictures: settings[ProgramSetting.pictures]).findings()
        let state = folders[.state]
        let look = LookCheckup(
            environment: environment, settings: settings, themes: ThemeLibrary(configuration: folders[.config]),
            keptTheme: state.flatMap { SessionFile(folder: $0).look()?.theme },
            memory: state.flatMap { TerminalMemoryFile(folder: $0, environment: environment).load() }, found: found)
        let terminal = TerminalCheckup(
            environment: environment, settings: settings, keys: configuration.keys, found: found)
        let tmux = TmuxCheckup(environment: environment)
        let options = tmux.options()
        let sources = SourceCheckup(settings: settings, folders: folders, isOffline: isOffline)
        let files = FileCheckup(
            folders: folders, log: ProgramLog.path(settings, folders, environment: environment))
        let sync = SyncCheckup(
            settings: settings, folders: folders, places: places(settings, folders), isOffline: isOffline)
        return terminal.findings + look.findings + [ClipboardCheckup(environment: environment).finding(options)]
            + tmux.findings(options) + sources.findings() + files.findings() + sync.findings() + mistakes
            + settingFindings(configuration)
    }

    /// What would end the program is left out, and told.
    private func configuration() -> (ProgramConfiguration?, [Finding]) {
        var (rest, mistakes) = (environment, [Finding]())
        while true {
            do throws(LaunchError) { return (try ProgramConfiguration(environment: rest), mistakes) } catch {
                guard case .setting(let failure) = error, case .environment(let variable) = failure.place,
                    rest.removeValue(forKey: variable) != nil
                else {
                    return (
                        nil,
                        mistakes + [Finding(.settings, "start", "fails", why: error.sentence, remedy: "correct it")]
                    )
                }
                mistakes.append(
                    Finding(
                        .settings, variable, "not understood",
                        why: "it " + SettingsWording.english.denial(failure.expectation),
                        remedy: "correct or unset it: the program does not start with it"))
            }
        }
    }

    /// What differs from what is usual, and where that is from; and what is wrong in the file.
    private func settingFindings(_ configuration: ProgramConfiguration) -> [Finding] {
        let words = SettingsWording.english
        let wrong = configuration.sentences(words).map { sentence in
            Finding(
                .settings, "config.json5", sentence, remedy: "correct it in \(configuration.path ?? "its file")")
        }
        let set = ConfigCommand(environment: environment).rows(configuration, words).compactMap { row in
            row.from.map { from in
                Finding(
                    .settings, row.setting,
                    row.isSecret ? words.notShown : row.value.map(Redaction().redacted) ?? "none",
                    why: from == words.entered(false) ? "entered in the program" : "from \(from)")
            }
        }
        return wrong + set
    }
}
