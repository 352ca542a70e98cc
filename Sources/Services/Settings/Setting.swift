/// A setting, declared once: the merge, `--help`, the manual and errors are made from it. Who has it declares it: a source
/// in its `SourceDescriptor`, the program in `ProgramSetting`.
package struct Setting<Value: Sendable>: SettingDeclaration {
    package let name: String
    package let variables: [String]
    package let option: SettingOption?
    package let words: String
    package let group: SettingGroup
    package let form: SettingForm<Value>
    package let usual: Value
    package let isInFile: Bool
    package let isShareable: Bool

    /// - Parameters:
    ///   - name: as a configuration file has it: the owner, a dot, and what it is.
    ///   - variables: of the environment; the first that is set and not empty counts.
    ///   - option: on the command line; nil for none.
    ///   - usual: the value where nothing is set.
    ///   - words: what it is for, in English, for `--help` and the manual, without the usual value.
    ///   - group: under which they show it.
    ///   - isInFile: whether the configuration file has it. What is meant for one run, or is a custom of the environment,
    ///     is not there.
    ///   - isShareable: whether the machines of a reader may share it. What is about a machine, a place or a secret is not.
    package init(
        _ name: String, variables: [String] = [], option: SettingOption? = nil, _ form: SettingForm<Value>,
        usual: Value, words: String, group: SettingGroup = .program, isInFile: Bool = true,
        isShareable: Bool = false
    ) {
        self.name = name
        self.variables = variables
        self.option = option
        self.form = form
        self.usual = usual
        self.words = words
        self.isInFile = isInFile
        self.isShareable = isShareable
        self.group = group
    }

    package var expectation: SettingExpectation { form.expectation }

    package var usualText: String? { form.text(usual) }

    package func takes(_ text: String) -> Bool { form.read(text) != nil }

    package func expectation(inPlaceOf text: String) -> SettingExpectation { form.expectation(inPlaceOf: text) }

    package func shown(_ text: String) -> String? {
        if case .key = expectation { return nil }
        return form.read(text).flatMap(form.text) ?? text
    }
}

/// An option of the command line.
package struct SettingOption: Hashable, Sendable {
    /// `--offline`
    package let name: String
    /// What several settings with one option are told apart by, before the value: `films` in `--source films=NAME`.
    package let subject: String?
    /// What stands for its value in `--help`; nil for an option that is itself the value, `on`.
    package let argument: String?

    package init(_ name: String, of subject: String? = nil, argument: String? = nil) {
        self.name = name
        self.subject = subject
        self.argument = argument
    }

    /// What it is called where its value is not shown: `--source films`.
    package var title: String { [name, subject].compactMap(\.self).joined(separator: " ") }

    /// As it is typed, with a value or with what stands for one: `--source films=NAME`.
    package func text(with value: String?) -> String {
        [name, value.map { (subject.map { "\($0)=" } ?? "") + $0 }].compactMap(\.self).joined(separator: " ")
    }
}

/// A setting of whatever type.
package protocol SettingDeclaration: Sendable {
    /// As a configuration file has it.
    var name: String { get }
    /// Variables of the environment; the first that is set and not empty counts.
    var variables: [String] { get }
    var option: SettingOption? { get }
    /// What it is for, in English.
    var words: String { get }
    var group: SettingGroup { get }
    var expectation: SettingExpectation { get }
    /// The value where nothing is set, to be shown; nil if it is not.
    var usualText: String? { get }

    /// Whether the configuration file has it.
    var isInFile: Bool { get }

    /// Whether the machines of a reader may share it.
    var isShareable: Bool { get }

    /// The text as the setting's values are written; nil for a secret, which nobody is shown.
    func shown(_ text: String) -> String?

    /// Whether the text is of the setting's form.
    func takes(_ text: String) -> Bool

    /// What is expected, of a text that is not of the setting's form.
    func expectation(inPlaceOf text: String) -> SettingExpectation
}

/// What a setting is about: `--help` and the manual show them by these.
package enum SettingGroup: CaseIterable, Sendable {
    case program, sources, network, look, input, language
}
