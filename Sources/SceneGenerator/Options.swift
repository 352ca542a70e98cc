import Foundation

/// What the command line asks for.
struct Options: Equatable {
    enum Action {
        case makeScene, updateModules, listTemplates, showHelp
    }

    private(set) var action = Action.makeScene
    /// Empty unless a scene is made.
    private(set) var name = ""
    private(set) var template = "list"
    /// Nil for the user of git.
    private(set) var author: String?
    /// As ISO 8601 writes a day; nil for today.
    private(set) var date: String?
    private(set) var isDryRun = false
    private(set) var replacesFiles = false

    /// - Parameter arguments: without the program's name. Of two options that contradict each other the last one counts.
    init(_ arguments: [String]) throws(GeneratorError) {
        var names: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                action = .showHelp
                return
            case "--modules": action = .updateModules
            case "--list-templates": action = .listTemplates
            case "--list", "--detail": template = String(argument.dropFirst(2))
            case "--template": template = try Self.value(of: argument, in: &rest)
            case "--author": author = try Self.author(try Self.value(of: argument, in: &rest))
            case "--date": date = try Self.day(try Self.value(of: argument, in: &rest))
            case "--dry-run": isDryRun = true
            case "--force": replacesFiles = true
            default:
                guard !argument.hasPrefix("-") else { throw .usage("unknown option '\(argument)'") }
                names.append(argument)
            }
        }
        guard names.count == (action == .makeScene ? 1 : 0) else {
            throw .usage(
                names.isEmpty ? "a scene needs a name, as PersonList" : "'\(names.last ?? "")' is one name too many")
        }
        name = names.first ?? ""
    }

    private static func value(of option: String, in rest: inout ArraySlice<String>) throws(GeneratorError) -> String {
        // What begins like an option is one: the value before it is missing.
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
            throw .usage("\(option) needs a value")
        }
        return value
    }

    private static func author(_ name: String) throws(GeneratorError) -> String {
        guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw .usage("an author is one line of text, without control characters")
        }
        return name
    }

    /// Also refuses a day that no calendar has, as February 30.
    private static func day(_ text: String) throws(GeneratorError) -> String {
        let style = Date.ISO8601FormatStyle().year().month().day()
        guard let date = try? style.parse(text), date.formatted(style) == text else {
            throw .usage("'\(text)' is no date; write it as 2026-11-21")
        }
        return text
    }
}
