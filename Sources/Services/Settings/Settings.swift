/// What is set for one run. Of one setting the command line counts before the environment, that before what was entered in
/// the program, that before the configuration file, that before what machines share, and that before the usual value.
package struct Settings: Sendable {
    private let commandLine: CommandLineSettings
    private let environment: [String: String]
    /// By the names of their settings.
    private var stored: [String: String] = [:]
    /// What is only tried counts before all else.
    private var tried: [String: String] = [:]
    private let file: SettingsFile?
    /// What other machines, or this one, have said for all of them; by the names of their settings.
    private var shared: [String: String] = [:]

    /// - Parameter declared: the settings whose texts are checked, in order, so that a mistake is reported at the start,
    ///   even if nobody asks for the setting.
    package init(
        checking declared: [any SettingDeclaration], commandLine: CommandLineSettings = CommandLineSettings(),
        environment: [String: String] = [:], file: SettingsFile? = nil
    ) throws(SettingFailure) {
        self.commandLine = commandLine
        self.environment = environment
        self.file = file
        for setting in declared {
            guard let (text, place) = found(setting), !setting.takes(text) else { continue }
            throw SettingFailure(place: place, expectation: setting.expectation(inPlaceOf: text))
        }
    }

    /// A text that is not of the setting's form counts as none; the setting was not among those that were checked.
    package subscript<Value>(setting: Setting<Value>) -> Value {
        found(setting).flatMap { setting.form.read($0.text) } ?? setting.usual
    }

    /// Where the setting's value comes from; nil for the usual one.
    package func place(of setting: any SettingDeclaration) -> SettingPlace? {
        found(setting)?.place
    }

    /// What the setting's value is written as, and where it comes from. The text is nil for one that is not shown, or where
    /// nothing is set; the place is nil for the usual value.
    package func shown(_ setting: any SettingDeclaration) -> (text: String?, place: SettingPlace?) {
        guard let (text, place) = found(setting) else { return (setting.usualText, nil) }
        return (setting.shown(text), place)
    }

    /// All that is set for a setting, what does not count too: for what must not be written anywhere.
    package func texts(of setting: any SettingDeclaration) -> [String] {
        [
            tried[setting.name], commandLine[setting.name], stored[setting.name], textInFile(of: setting),
            shared[setting.name],
        ].compactMap(\.self) + setting.variables.compactMap { environment[$0] }
    }

    /// The settings whose texts differ from those of other settings.
    package func changed(
        from other: Settings, of declared: [any SettingDeclaration]
    ) -> [any SettingDeclaration] {
        declared.filter { found($0)?.text != other.found($0)?.text }
    }

    /// What the configuration file says of a setting, whether that counts or not; nil for nothing.
    package func textInFile(of setting: any SettingDeclaration) -> String? { file?.entries[setting.name]?.text }

    /// These settings, with the texts as what machines share. They are of their settings' forms.
    ///
    /// - Parameter texts: by the names of their settings.
    package func sharing(_ texts: [String: String]) -> Settings {
        var settings = self
        settings.shared = texts
        return settings
    }

    /// These settings, with the texts as what was entered in the program. They are of their settings' forms.
    ///
    /// - Parameter texts: by the names of their settings.
    package func storing(_ texts: [String: String]) -> Settings {
        var settings = self
        settings.stored = texts
        return settings
    }

    /// These settings, with this text for one of them, whatever else says of it.
    package func trying(_ text: String, for setting: any SettingDeclaration) -> Settings {
        var settings = self
        settings.tried[setting.name] = text
        return settings
    }

    /// A path whose `~/` is the user's home folder; as it is where that is not known.
    package func expandingHome(_ path: String) -> String {
        guard path.hasPrefix("~/"), let home = environment["HOME"], home.hasPrefix("/") else { return path }
        return home + path.dropFirst()
    }

    private func found(_ setting: any SettingDeclaration) -> (text: String, place: SettingPlace)? {
        if let text = tried[setting.name] { return (text, .stored) }
        if let option = setting.option, let text = commandLine[setting.name] {
            return (text, .commandLine(option: option.title))
        }
        for variable in setting.variables {
            if let text = environment[variable], !text.isEmpty { return (text, .environment(variable: variable)) }
        }
        if let text = stored[setting.name] { return (text, .stored) }
        if let file, let entry = file.entries[setting.name] {
            return (entry.text, .file(path: file.path, line: entry.line, name: setting.name))
        }
        return shared[setting.name].map { ($0, .shared) }
    }
}

extension Settings: CustomReflectable {
    /// The environment holds secrets, so nothing of it can be printed.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

/// What a configuration file says.
package struct SettingsFile: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        package let text: String
        /// From 1.
        package let line: Int

        package init(text: String, line: Int) {
            self.text = text
            self.line = line
        }
    }

    /// For errors.
    package let path: String
    /// By the names of their settings.
    package let entries: [String: Entry]

    package init(path: String, entries: [String: Entry]) {
        self.path = path
        self.entries = entries
    }
}
