import Services

/// An option, as help shows it and shells offer it.
struct CommandLineOption {
    /// What one option alone of a command can say.
    enum Question {
        /// In which form it prints.
        case form
    }

    /// `-h`, `--help`
    let names: [String]
    /// What stands for its value in help; nil for an option that takes none.
    var argument: String?
    /// What its value may be.
    var offer = CommandLineOffer.nothing
    /// Empty where the command that it belongs to says it.
    var description = ""
    /// What it answers in place of others of its command; nil where it is the only one that does.
    var answers: Question?
    /// Whether it can be given several times, each time with one value more.
    var takesSeveral = false

    /// As it is typed, with what stands for its value: `--pictures HOW`.
    var text: String { [names.joined(separator: ", "), argument].compactMap(\.self).joined(separator: " ") }

    /// Whether it may stand there more than once, each time for something else: `--source films=NAME`.
    var isRepeated: Bool { takesSeveral || offer.words.contains { $0.contains("=") } }

    /// Whether a command line cannot have both: another value for the same, or another answer to the same question. A flag that is
    /// given twice says the same twice.
    func contradicts(_ other: CommandLineOption) -> Bool {
        names == other.names ? argument != nil && !isRepeated : answers != nil && answers == other.answers
    }
}

extension CommandLineOffer {
    /// Empty where nothing can be listed.
    package var words: [String] {
        switch self {
        case .words(let words), .list(let words): words
        case .nothing, .files, .folders: []
        }
    }
}

extension CommandLineOption {
    /// The option of a setting; nil if it has none.
    init?(_ setting: any SettingDeclaration) {
        guard let option = setting.option else { return nil }
        self.init(
            names: [option.name], argument: option.argument.map { (option.subject.map { "\($0)=" } ?? "") + $0 },
            offer: option.argument == nil ? .nothing : setting.expectation.offer(before: option.subject),
            description: setting.words)
    }
}

extension SettingExpectation {
    /// - Parameter subject: what stands before the value, with an equals sign between them.
    fileprivate func offer(before subject: String?) -> CommandLineOffer {
        func whole(_ words: [String]) -> [String] { words.map { word in subject.map { "\($0)=\(word)" } ?? word } }
        return switch self {
        case .oneOf(let words): .words(whole(words))
        case .words(let words): .list(words)
        case .flag: .words(whole(["on", "off"]))
        case .theme(let known, _): .words(whole(known))
        case .anything, .wholeNumber, .webAddress, .serverAddress, .folder, .plainText, .key, .table, .keys:
            .nothing
        }
    }
}
