/// What the options of a command line set.
package struct CommandLineSettings: Hashable, Sendable {
    /// An option's value is missing, or does not say which of several settings it is for.
    package struct ValueMissing: Error, Hashable {
        package let option: SettingOption

        package init(option: SettingOption) {
            self.option = option
        }
    }

    /// By the names of their settings.
    private var texts: [String: String] = [:]

    package init() {}

    package subscript(name: String) -> String? { texts[name] }

    /// Takes an argument that is an option of one of these settings, with its value: `--name`, `--name VALUE` or
    /// `--name=VALUE`. Of an option that is there twice the last one counts.
    ///
    /// - Parameter rest: the arguments behind it, from which the value is taken.
    /// - Returns: false for an argument that is no such option.
    package mutating func take(
        _ argument: String, from rest: inout ArraySlice<String>, of declared: [any SettingDeclaration]
    ) throws(ValueMissing) -> Bool {
        let name = String(argument.prefix { $0 != "=" })
        let settings = declared.filter { $0.option?.name == name }
        guard let first = settings.first, let option = first.option else { return false }
        guard option.argument != nil else {
            guard argument == name else { return false }
            texts[first.name] = "on"
            return true
        }
        let joined: String? = argument == name ? nil : String(argument.dropFirst(name.count + 1))
        guard let value = joined ?? rest.popFirst() else { throw ValueMissing(option: option) }
        guard option.subject != nil else {
            texts[first.name] = value
            return true
        }
        guard let setting = settings.first(where: { value.hasPrefix(($0.option?.subject ?? "") + "=") }) else {
            throw ValueMissing(option: option)
        }
        texts[setting.name] = String(value.drop { $0 != "=" }.dropFirst())
        return true
    }
}
