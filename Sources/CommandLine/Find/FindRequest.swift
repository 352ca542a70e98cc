import Entities
package import Services

/// What `matinee find …` and `matinee list …` are to do.
package struct FindRequest: Equatable {
    package enum Format: String {
        /// For people.
        case lines
        case json = "--json"
        case tsv = "--tsv"
    }

    /// A filter as it was typed.
    struct TypedFilter: Equatable {
        let filter: QueryFilter
        let text: String
    }

    /// In the order in which they are asked.
    var kinds: [FoundKind]
    /// Nil for a list.
    package var text: String?
    var collection: String?
    var sort: String?
    var isReversed = false
    var filters: [TypedFilter] = []
    /// How many of each kind at most.
    package var limit = 20
    package var format = Format.lines
    /// Whether the first that is found is opened in the program.
    package var opens = false
    package var settings = CommandLineSettings()
}

extension FindRequest {
    /// - Parameter arguments: those after `find`.
    package init(find arguments: [String]) throws(LaunchError) {
        self.init(kinds: [])
        var named: [FoundKind] = []
        let words = try take(arguments, of: "find") { option in
            guard let kind = FoundKind.allCases.first(where: { $0.option == option }) else { return }
            if !named.contains(kind) { named.append(kind) }
        }
        text = words.joined(separator: " ")
        guard text?.contains(where: { !$0.isWhitespace }) == true else { throw .find(.textMissing) }
        kinds = named.isEmpty ? FoundKind.allCases : named
    }

    /// - Parameter arguments: those after `list`.
    package init(list arguments: [String]) throws(LaunchError) {
        self.init(kinds: [])
        var words = try take(arguments, of: "list") { _ in }
        guard !words.isEmpty else { throw .find(.kindMissing) }
        let word = words.removeFirst()
        guard let kind = FoundKind(rawValue: word) else { throw .find(.unknownKind(word)) }
        if let word = words.first { throw .oneTooMany(word) }
        kinds = [kind]
    }

    /// - Parameters:
    ///   - command: `find` or `list`.
    ///   - takeOther: takes an option that only one of both commands has.
    /// - Returns: what is no option.
    private mutating func take(
        _ arguments: [String], of command: String, takeOther: (String) -> Void
    ) throws(LaunchError) -> [String] {
        var (words, rest) = ([String](), CommandLineArguments(arguments, of: command, takesTitles: true))
        while let part = try rest.next() {
            switch part {
            case .word(let word): words.append(word)
            case .option("--open", _): opens = true
            case .option("--reverse", _): isReversed = true
            case .option(let name, let value):
                if let format = Format(rawValue: name) {
                    self.format = format
                } else if let option = FindOption(name: name) {
                    guard let value else { throw .valueMissing(option.setting) }
                    try set(option, to: value)
                } else {
                    takeOther(name)
                }
            }
        }
        settings = rest.settings
        return words
    }

    private mutating func set(_ option: FindOption, to value: String) throws(LaunchError) {
        switch option {
        case .limit:
            guard let limit = Int(value), limit > 0 else { throw .find(.unusableValue(option.name, value, "20")) }
            self.limit = limit
        case .sort: sort = value
        case .collection: collection = value
        case .filter(let filter): filters.append(TypedFilter(filter: filter, text: value))
        }
    }
}
