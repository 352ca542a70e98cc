import CatalogKit
import Commands
import Configuration
import Entities
import Glibc
import LibraryStore
package import Presentation
import Services
import Storage

/// Carries out `matinee config`: the settings in force and where each comes from, whether the file is right, or a new one.
package struct ConfigCommand {
    package let environment: [String: String]

    package init(environment: [String: String]) {
        self.environment = environment
    }

    /// - Parameters:
    ///   - print: writes to standard output; throws if that fails.
    ///   - complain: is told what is wrong with the file.
    package func run(
        _ request: ConfigRequest, print: (String) throws(LaunchError) -> Void, complain: (String) -> Void
    ) throws(LaunchError) {
        if request == .write { return try write(print) }
        let configuration = try ProgramConfiguration(environment: environment)
        let words = Wording.ofProgram(configuration.settings)
        let wording = words.settings
        let path = (configuration.path ?? "").printable
        let missing = missingTheme(configuration, words)
        for sentence in configuration.sentences(wording) + [missing].compactMap(\.self) {
            complain("\(path): \(sentence.printable)")
        }
        switch request {
        case .show(let asJSON):
            let rows = rows(configuration, wording)
            try print(asJSON ? json(rows) : table(rows, configuration, wording))
        case .check:
            if configuration.hasMistakes || missing != nil { throw .configurationHasMistakes }
            try print(
                (isThere(configuration.path) ? wording.fileIsGood(path) : wording.noFile(path)) + "\n")
        case .write: break
        }
    }

    /// What the program says of a theme that the file names, and that there is not; nil where there is nothing to say.
    private func missingTheme(_ configuration: ProgramConfiguration, _ words: Wording) -> String? {
        guard let theme = configuration.theme, theme.text != ThemeLibrary.auto else { return nil }
        let library = ThemeLibrary(configuration: Folders(environment: environment)[.config])
        guard library.theme(named: theme.text) == nil else { return nil }
        let names = [ThemeLibrary.auto] + library.names
        let message = words.theme.unknown(theme.text, library.nearest(to: theme.text), names)
        return "\(words.settings.line(theme.line)): \(message.text)"
    }

    private func isThere(_ path: String?) -> Bool { path.map { access($0, F_OK) == 0 } ?? false }

    private func write(_ print: (String) throws(LaunchError) -> Void) throws(LaunchError) {
        guard let folder = Folders(environment: environment)[.config] else {
            throw .configurationNotWritten(.noHome)
        }
        let file = ConfigurationFile(folder: folder)
        let isNew: Bool
        do throws(FolderFailure) { isNew = try file.write(ConfigTemplate.text) } catch {
            throw .configurationNotWritten(error)
        }
        guard isNew else { throw .configurationIsThere(path: file.path) }
        try print(SettingsWording.english.written(file.path.printable) + "\n")
    }
}

extension ConfigCommand {
    package struct Row: Encodable {
        let setting: String
        /// Nil for a secret, and where nothing is set.
        let value: String?
        /// Nil for the usual value.
        let from: String?
        var isSecret = false
    }

    package func rows(_ configuration: ProgramConfiguration, _ wording: SettingsWording) -> [Row] {
        let folder = Folders(environment: environment)[.config]
        let entered = (try? folder.map { try KeyFile(folder: $0).read() }) ?? [:]
        let settings = configuration.settings.storing(
            entered.filter { entry in Settings.declared.contains { $0.name == entry.key && $0.takes(entry.value) } })
        let set = Settings.declared.filter(\.isInFile).map { setting in
            let (value, place) = settings.shown(setting)
            return Row(
                setting: setting.name, value: value, from: place.map { name(of: $0, wording) },
                isSecret: place != nil && value == nil)
        }
        let keys = configuration.keyChoice.entries.sorted { ($0.choice.line ?? 0) < ($1.choice.line ?? 0) }.map {
            entry in
            Row(
                setting: entry.choice.name,
                value: entry.keys.isEmpty ? nil : entry.keys.joined(separator: ", "),
                from: entry.choice.line.map(wording.line))
        }
        return set + keys
    }

    private func name(of place: SettingPlace, _ wording: SettingsWording) -> String {
        switch place {
        case .commandLine(let option): option
        case .environment(let variable): variable
        case .stored: wording.entered(false)
        case .shared: wording.entered(true)
        case .file(_, let line, _): wording.line(line)
        }
    }

    private func table(
        _ rows: [Row], _ configuration: ProgramConfiguration, _ wording: SettingsWording
    ) -> String {
        let cells = rows.map { row in
            [
                row.setting.printable, row.isSecret ? wording.notShown : row.value?.printable ?? "–",
                row.from ?? wording.usual,
            ]
        }
        let path = (configuration.path ?? "").printable
        let heading = isThere(configuration.path) ? path : wording.noFile(path)
        return heading + "\n\n"
            + TextTable(rows: [[wording.setting, wording.value, wording.origin]] + cells).text
    }

    /// A line for each setting.
    private func json(_ rows: [Row]) -> String {
        // Texts can always be encoded.
        rows.compactMap { HarmlessJSON.line(of: $0) }.map { $0 + "\n" }.joined()
    }
}

extension FolderFailure {
    /// Why, and what to do.
    ///
    /// - Parameter printable: replaces characters in a path that a terminal would obey.
    func reason(_ printable: (String) -> String) -> String {
        switch self {
        case .noHome: "there is no place for it; set HOME, or XDG_CONFIG_HOME to an absolute path"
        case .notAFolder(let path): "\(printable(path)) is not a folder; move it away"
        case .notWritable(let path):
            "\(printable(path)) may not be written; change its permissions, or mount its disk for writing"
        case .diskFull(let path): "the disk of \(printable(path)) is full; make room"
        case .inputOutput(let path): "the disk of \(printable(path)) is failing; check it"
        case .unusable(let path): "\(printable(path)) cannot be used; name another folder"
        }
    }
}
