/// What the command line asks for.
enum GeneratorRequest: Equatable {
    case make(SceneOrder)
    case updateModules
    case listTemplates
    case showHelp
}

/// The scene that is wanted.
struct SceneOrder: Equatable {
    let name: SceneName
    var template = "list"
    /// Nil for whom git names.
    var author: String?
    /// Nil for today.
    var date: CalendarDay?
    var isDryRun = false
    var replaces = false
}

extension GeneratorRequest {
    /// - Parameter arguments: without the program's name.
    init(arguments: [String]) throws(GeneratorError) {
        // Help is to be had anywhere.
        if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
            self = .showHelp
            return
        }
        let read = try ReadArguments(arguments)
        if read.flags.contains("--list-templates") || read.flags.contains("--modules") {
            if let name = read.name { throw .oneTooMany(name) }
            self = read.flags.contains("--modules") ? .updateModules : .listTemplates
            return
        }
        guard let name = read.name else { throw .nameMissing }
        var order = SceneOrder(name: try SceneName(name))
        if let template = try read.template() { order.template = template }
        if let author = read.values["--author"] { order.author = try Author.checked(author) }
        if let text = read.values["--date"] {
            guard let date = CalendarDay(iso: text) else { throw .malformedDate(text) }
            order.date = date
        }
        order.isDryRun = read.flags.contains("--dry-run")
        order.replaces = read.flags.contains("--force")
        self = .make(order)
    }
}

/// The words of a command line, told apart.
private struct ReadArguments {
    private(set) var name: String?
    private(set) var flags: Set<String> = []
    private(set) var values: [String: String] = [:]

    private static let flags: Set = ["--list", "--detail", "--dry-run", "--force", "--list-templates", "--modules"]
    private static let options: Set = ["--template", "--author", "--date"]

    init(_ arguments: [String]) throws(GeneratorError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if Self.flags.contains(argument) {
                flags.insert(argument)
            } else if Self.options.contains(argument) {
                // What begins like an option is one that somebody forgot a value before.
                guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
                    throw .valueMissing(option: argument)
                }
                guard values.updateValue(value, forKey: argument) == nil else { throw .repeatedOption(argument) }
            } else if argument.hasPrefix("-") {
                throw .unknownOption(argument)
            } else {
                guard name == nil else { throw .oneTooMany(argument) }
                name = argument
            }
        }
    }

    /// Nil where none is named.
    func template() throws(GeneratorError) -> String? {
        let named = [
            flags.contains("--list") ? ("--list", "list") : nil,
            flags.contains("--detail") ? ("--detail", "detail") : nil,
            values["--template"].map { ("--template", $0) },
        ].compactMap(\.self)
        guard named.count < 2 else { throw .twoTemplates(named[0].0, named[1].0) }
        return named.first?.1
    }
}
