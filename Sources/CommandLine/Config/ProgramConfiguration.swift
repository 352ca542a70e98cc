package import Commands
import Configuration
import Entities
package import Presentation
package import Services

/// All that is set for one run: settings and keys, from the command line, the environment, the configuration file and what
/// is usual, and what is wrong with that file.
package struct ProgramConfiguration {
    package let settings: Settings
    package let keys: KeyTable
    /// The choice that the keys come from.
    package let keyChoice: KeyChoice
    /// Nil where no file has a place.
    package let path: String?
    package var problems: [ConfigurationProblem]
    package let keyProblems: [KeyProblem]
    /// The theme that the file names; nil for none. Whether there is one of that name is not looked up here.
    let theme: SettingsFile.Entry?

    /// A mistake on the command line or in the environment ends the program; one in the file is told, and what is usual
    /// counts.
    package init(
        commandLine: CommandLineSettings = CommandLineSettings(), environment: [String: String]
    ) throws(LaunchError) {
        let folders = Folders(environment: environment)
        let file = folders[.config].map { ConfigurationFile(folder: $0) }
        let configuration = file?.read(declared: Settings.declared)
        settings = try Settings(commandLine: commandLine, environment: environment, file: configuration?.settings)
            .sharing(SharedSettings.inForce(folders))
        keyChoice = KeyChoice(
            preset: settings[ProgramSetting.keys],
            entries: (configuration?.keys ?? []).map { entry in
                KeyChoice.Entry(
                    .init(place: entry.place, command: entry.command, line: entry.line), keys: entry.keys)
            })
        (keys, keyProblems) = keyChoice.table(sections: settings.sections.map(\.id)) {
            NearestName.of($0, among: $1)
        }
        path = file?.path
        problems = configuration?.problems ?? []
        theme = configuration?.settings.entries[ProgramSetting.theme.name]
    }

    /// What is wrong, mistakes first.
    package func sentences(_ wording: SettingsWording) -> [String] {
        let all =
            problems.map { ($0.isWarning, wording.problem($0)) }
            + keyProblems.map { ($0.isWarning, wording.keyProblem($0)) }
        return all.filter { !$0.0 }.map(\.1) + all.filter(\.0).map(\.1)
    }

    package var hasMistakes: Bool { !(problems.allSatisfy(\.isWarning) && keyProblems.allSatisfy(\.isWarning)) }

    /// What is told of what is wrong while the program runs; nil for nothing.
    package func notice(_ wording: SettingsWording) -> Message? {
        let sentences = sentences(wording)
        return sentences.first.map { wording.notice($0, sentences.count - 1, path ?? "") }
    }
}
