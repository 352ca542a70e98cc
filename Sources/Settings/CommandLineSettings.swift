/// What the options of a command line set.
package struct CommandLineSettings: Hashable, Sendable {
    /// An option's value is missing.
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
        for setting in declared {
            guard let option = setting.option else { continue }
            if option.argument == nil {
                guard argument == option.name else { continue }
                texts[setting.name] = "on"
            } else if argument == option.name {
                guard let value = rest.popFirst() else { throw ValueMissing(option: option) }
                texts[setting.name] = value
            } else if argument.hasPrefix(option.name + "=") {
                texts[setting.name] = String(argument.dropFirst(option.name.count + 1))
            } else {
                continue
            }
            return true
        }
        return false
    }
}
