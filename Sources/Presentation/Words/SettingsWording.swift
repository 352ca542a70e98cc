package import Commands
package import Services

/// What is said of settings: what is wrong with them, and what was taken in.
package struct SettingsWording: Sendable {
    /// What a text is not: `is neither on nor off`.
    package var denial: @Sendable (SettingExpectation) -> String
    /// What is wrong in a configuration file and what counts instead, without the file's path: `line 4: theme …`.
    package var problem: @Sendable (ConfigurationProblem) -> String
    package var keyProblem: @Sendable (KeyProblem) -> String
    /// The first of several such sentences, at the start and after a change of the file.
    package var notice: @Sendable (_ sentence: String, _ more: Int, _ path: String) -> Message
    /// Says that a change of the file was taken in.
    ///
    /// - Parameter later: names of settings that count from the next start on.
    package var taken: @Sendable (_ names: [String], _ later: [String]) -> Message
    /// Says that there are other keys now.
    package var keys: String

    // The table of `matinee config`.
    package var setting: String
    package var value: String
    package var origin: String
    package var usual: String
    /// In the program, or, shared, on other machines.
    package var entered: @Sendable (_ isShared: Bool) -> String
    package var line: @Sendable (Int) -> String
    package var notShown: String
    package var noFile: @Sendable (_ path: String) -> String
    package var fileIsGood: @Sendable (_ path: String) -> String
    package var written: @Sendable (_ path: String) -> String
}

extension ConfigurationProblem {
    /// `line 4: `
    func start(_ line: String) -> String { self.line.map { "\(line) \($0): " } ?? "" }
}

extension KeyProblem {
    /// `line 4: keys.list.open`
    func start(_ line: String) -> String { (choice.line.map { "\(line) \($0): " } ?? "") + choice.name }
}

extension KeyProblem.Choice {
    /// As it stands in a file: `keys.list.open`.
    package var name: String { ["keys", place, command].filter { !$0.isEmpty }.joined(separator: ".") }
}
