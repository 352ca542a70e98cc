import Services

/// What stands behind a command, one after another. Which options the command has, and which of them take a value, says the table.
struct CommandLineArguments {
    enum Part: Equatable {
        /// - Parameter value: nil for an option that takes none, and where nothing stands behind one that does.
        case option(String, value: String?)
        case word(String)
    }

    /// What options of the program have set so far, where the command takes them.
    private(set) var settings = CommandLineSettings()

    private var rest: ArraySlice<String>
    private let options: [CommandLineOption]
    private let takesProgramOptions: Bool
    private let takesTitles: Bool
    private var areTitles = false
    private var given = GivenOptions()

    /// - Parameters:
    ///   - arguments: those behind the command.
    ///   - command: as the table has it, with a space between its words.
    ///   - takesTitles: whether a dash alone is a word, and so is all that stands behind `--`.
    init(_ arguments: [String], of command: String, takesTitles: Bool = false) {
        rest = arguments[...]
        options = CommandLineTable.standard.ownOptions(of: command)
        takesProgramOptions = CommandLineTable.standard.group(of: command)?.takesProgramOptions ?? false
        self.takesTitles = takesTitles
    }

    /// - Returns: nil at their end.
    /// - Throws: `.unknownOption`, `.oneTooMany` for an option that contradicts an earlier one, or what is wrong with an option of the
    ///   program.
    mutating func next() throws(LaunchError) -> Part? {
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), !areTitles, !takesTitles || argument != "-" else { return .word(argument) }
            guard !takesTitles || argument != "--" else {
                areTitles = true
                continue
            }
            let name = String(argument.prefix { $0 != "=" })
            let known = options.first { $0.names.contains(name) }
            if let option = known, option.argument != nil || argument == name {
                try given.take(option, as: name)
                guard option.argument != nil else { return .option(name, value: nil) }
                let joined = argument == name ? nil : String(argument.dropFirst(name.count + 1))
                return .option(name, value: joined ?? rest.popFirst())
            }
            guard takesProgramOptions else { throw .unknownOption(argument) }
            try settings.takeOption(argument, from: &rest)
        }
        return nil
    }

    /// All of them, by their names, of a command that takes neither words nor values.
    ///
    /// - Throws: `.unknownOption` or `.oneTooMany`, of the first that it does not take.
    func flags() throws(LaunchError) -> [String] {
        var (names, rest) = ([String](), self)
        while let part = try rest.next() {
            switch part {
            case .option(let name, _): names.append(name)
            case .word(let word): throw .oneTooMany(word)
            }
        }
        return names
    }
}
