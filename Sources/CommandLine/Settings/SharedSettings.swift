import Entities
import LibraryStore
package import Services
import Storage
import SyncFolder

/// What machines share of what is set, as this machine sees it.
package enum SharedSettings {
    static let shareable = Settings.declared.filter(\.isShareable)

    /// What counts where nothing nearer says something, by names, as of the last time that the machines were brought together. What
    /// this version does not understand, and a theme that is not here, counts for nothing.
    package static func inForce(_ folders: Folders) -> [String: String] {
        guard let data = folders[.data], let state = folders[.state] else { return [:] }
        let place = SyncPlaceFile(stateFolder: state, library: LibraryLocation(folder: data).path)
        guard let all = try? place.read()?.settings.all, !all.isEmpty else { return [:] }
        let themes = ThemeLibrary(configuration: folders[.config])
        return all.filter { name, text in
            let isUnderstood = shareable.contains { $0.name == name && $0.takes(text) }
            return isUnderstood
                && (name != ProgramSetting.theme.name || text == ThemeLibrary.auto || themes.theme(named: text) != nil)
        }
    }

    /// What this machine could share: what its configuration file says, or what was chosen in the program, which counts before that. The
    /// command line and the environment are of one run, or one terminal.
    package static func own(_ folders: Folders, environment: [String: String]) -> [String: String] {
        let settings = try? ProgramConfiguration(environment: environment).settings
        var texts: [String: String] = [:]
        for setting in shareable { texts[setting.name] = settings?.textInFile(of: setting) }
        if let chosen = folders[.state].flatMap({ SessionFile(folder: $0).look()?.theme }) {
            texts[ProgramSetting.theme.name] = chosen
        }
        return texts
    }
}
