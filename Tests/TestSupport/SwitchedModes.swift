/// What was switched on in a terminal by what was written to it, and not off again.
package enum SwitchedModes {
    /// In words that say what is left; empty where all is as it was.
    package static func left(by output: String) -> [String] {
        let numbered = output.matches(of: /\x1B\[\?([0-9;]+)([hl])/).flatMap { match in
            match.1.split(separator: ";").map { ("mode \($0)", match.2 == "h") }
        }
        let keypad = output.matches(of: /\x1B([=>])/).map { ("the keypad's mode", $0.1 == "=") }
        let links = output.matches(of: /\x1B\]8;[^;]*;([^\x1B\x07]*)/).map { ("a link", !$0.1.isEmpty) }
        var isOn: [String: Bool] = [:]
        for (name, isSet) in numbered + keypad + links { isOn[name] = isSet }
        // The cursor, and lines that go on in the next row, are on to begin with.
        for name in ["mode 25", "mode 7"] { isOn[name] = isOn[name] == false }
        let depths = [
            ("titles", output.ranges(of: /\x1B\[22;[0-9;]*t/).count - output.ranges(of: /\x1B\[23;[0-9;]*t/).count),
            ("keyboard flags", output.ranges(of: /\x1B\[>[0-9]+u/).count - output.ranges(of: /\x1B\[<[0-9]*u/).count),
        ]
        return isOn.filter(\.value).keys.sorted() + depths.filter { $0.1 != 0 }.map { "\($0.1) \($0.0)" }
    }
}
