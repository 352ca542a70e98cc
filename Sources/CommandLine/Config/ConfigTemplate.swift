import Commands
import Entities
import FoundationEssentials
import Services

/// What `matinee config --init` writes: every setting with its usual value, as comments, so that the usual values of later
/// versions count until somebody decides otherwise.
enum ConfigTemplate {
    static var text: String {
        let declared = Settings.declared.filter(\.isInFile)
        let plain = declared.filter { $0.group == nil }
        let groups = declared.compactMap(\.group).reduce(into: [String]()) { all, group in
            if !all.contains(group) { all.append(group) }
        }
        let tables = groups.map { group in
            table(group, declared.filter { $0.group == group }.flatMap(lines) + (group == "keys" ? keyTables : []))
        }
        return """
            // Settings of Matinee, in JSON5. Take away the // before a line to change what it says. The command line and the
            // environment count before this file; a change of it is taken in while Matinee runs. 'matinee config' shows what
            // is in force, 'matinee config --check' what is wrong here.
            {
            \(indented(plain.flatMap(lines)).joined(separator: "\n"))

            \(tables.map { indented($0).joined(separator: "\n") }.joined(separator: "\n\n"))
            }

            """
    }

    private static func lines(_ setting: any SettingDeclaration) -> [String] {
        let choices: String =
            switch setting.expectation {
            case .oneOf(let known): " (\(known.joined(separator: ", ")))"
            case .wholeNumber(let range): " (\(range.lowerBound) to \(range.upperBound))"
            default: ""
            }
        return wrapped(setting.words + choices).map { "// \($0)" } + [
            "// \(quoted(setting.ownName)): \(value(setting)),"
        ]
    }

    private static func value(_ setting: any SettingDeclaration) -> String {
        guard let text = setting.usualText else { return setting.expectation == .flag ? "false" : "null" }
        switch setting.expectation {
        case .flag: return text == "on" ? "true" : "false"
        case .wholeNumber: return text
        case .words: return list(text.split(separator: ",").map(String.init))
        default: return string(text)
        }
    }

    /// With the keys of the default preset.
    private static var keyTables: [String] {
        let sections = SectionDescriptor.all.map(\.id)
        let table = KeyTable.standard(sections: sections)
        let everywhere = KeyTable.commands(sections: sections).map { command in
            let keys = (command.place == .screens ? table[KeyScope.everywhere] : table[command.place])
                .sequences(for: command).map(\.label)
            return "// \(quoted(command.name)): \(list(keys)),"
        }
        let places = KeyScope.allCases.map { scope in
            Self.table(
                scope.rawValue,
                scope == .everywhere ? everywhere : ["// what is here counts before what is everywhere"])
        }
        return [
            "// Keys by place and command: one, several in a list, or null for none; keys that are pressed one after",
            "// the other with blanks between them, \"g g\"; with Ctrl-, Alt- or Shift- before what is pressed with those.",
        ] + places.flatMap(\.self)
    }

    private static func table(_ name: String, _ lines: [String]) -> [String] {
        ["\(quoted(name)): {"] + indented(lines) + ["},"]
    }

    private static func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? $0 : "  " + $0 } }

    private static func list(_ texts: [String]) -> String { "[\(texts.map(string).joined(separator: ", "))]" }

    private static func string(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// In quotes where JSON5 asks for them.
    private static func quoted(_ name: String) -> String {
        name.allSatisfy { $0.isASCII && $0.isLetter } ? name : string(name)
    }

    private static func wrapped(_ text: String) -> [String] {
        text.split(separator: " ").reduce(into: [""]) { lines, word in
            if let last = lines.last, !last.isEmpty, last.count + 1 + word.count > 90 { lines.append("") }
            let last = lines.count - 1
            lines[last] += lines[last].isEmpty ? String(word) : " \(word)"
        }
    }
}

extension SettingDeclaration {
    /// The table that it is in: `books` of `books.url`.
    fileprivate var group: String? { name.contains(".") ? name.split(separator: ".").first.map(String.init) : nil }

    fileprivate var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
