import Commands
import Services

extension SettingsWording {
    package static let english = SettingsWording(
        denial: english, problem: english, keyProblem: english,
        notice: { sentence, more, path in
            Message(
                "Settings, \(sentence)", remedy: more == 0 ? nil : "\(more) more: matinee config --check", place: path)
        },
        taken: { names, later in
            let next = later.isEmpty ? nil : "From the next start on: \(later.joined(separator: ", "))"
            return names.isEmpty
                ? Message(next ?? "Settings applied")
                : Message("Applied: \(names.joined(separator: ", "))", remedy: next)
        },
        keys: "keys", setting: "Setting", value: "Value", origin: "From", usual: "usual",
        entered: { $0 ? "shared by machines" : "entered in Matinee" }, line: { "line \($0)" },
        notShown: "set, not shown",
        noFile: { "\($0): no such file; 'matinee config --init' writes one" },
        fileIsGood: { "\($0): no mistakes" }, written: { "\($0): written" })

    @Sendable private static func english(_ expectation: SettingExpectation) -> String {
        switch expectation {
        case .anything: "cannot be read"
        case .flag: "is neither on nor off"
        case .wholeNumber(let range): "is not a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .webAddress: "is not a URL that starts with http:// or https:// and names a host"
        case .serverAddress: "is not the address of a server, https://… or s3://…, without a password in it"
        case .key(let forms) where forms.count == 1: "is not \(forms[0].english)"
        case .key(let forms): "is neither \(forms.map(\.english).joined(separator: " nor "))"
        case .folder: "is not an absolute path, or one that begins with ~/"
        case .plainText: "is not plain text of at most 200 ASCII characters without ( ) and \\"
        case .oneOf(let known): "is none of these: \(known.joined(separator: ", "))"
        case .words(let known):
            "is not a list, with commas, of some of these, each once: \(known.joined(separator: ", "))"
        case .theme(let known, let nearest):
            "is neither a theme, \(known.joined(separator: ", ")), nor the name of a file of yours, NAME.json5 in the folder themes"
                + (nearest.map { "; did you mean \($0)?" } ?? "")
        case .table: "is not a table, { … }"
        case .keys: "is neither the name of a key, nor a list of such, nor null"
        }
    }

    @Sendable private static func english(_ problem: ConfigurationProblem) -> String {
        let start = problem.start("line")
        let guess: (String?) -> String = { $0.map { "; did you mean \($0)?" } ?? "" }
        switch problem.kind {
        case .notReadable: return "the file cannot be read and is ignored; change its permissions, or move it away"
        case .tooLarge(let limit): return "the file is larger than \(limit >> 10) kB and is ignored"
        case .notUTF8: return "\(start)this is not text in UTF-8; until that is corrected the whole file is ignored"
        case .notJSON5(let column):
            let place = column.map { ", column \($0)," } ?? ""
            let at = problem.line.map { "line \($0)\(place) is not understood" } ?? "this is not JSON5"
            return "\(at); until that is corrected the whole file is ignored"
        case .noTable: return "\(start)the file is not one table, { … }, and is ignored"
        case .unknown(let nearest): return "\(start)there is no setting \(problem.name)\(guess(nearest))"
        case .repeated: return "\(start)\(problem.name) is set twice; the first one counts"
        case .wrong(let expectation):
            return "\(start)\(problem.name) \(english(expectation)); it is ignored"
        }
    }

    @Sendable private static func english(_ problem: KeyProblem) -> String {
        let start = problem.start("line")
        let guess: (String?) -> String = { $0.map { "; did you mean \($0)?" } ?? "" }
        switch problem.kind {
        case .unknownPlace(let nearest):
            return "\(start): there is no such place, only everywhere, list, detail and note\(guess(nearest))"
        case .unknownCommand(let nearest): return "\(start): there is no such command\(guess(nearest))"
        case .notInThisPlace: return "\(start): this command can have keys only under 'everywhere'"
        case .unknownKey(let text, let nearest): return "\(start): there is no key '\(text)'\(guess(nearest))"
        case .neverSent(let key, let sent?): return "\(start): terminals send \(sent) for \(key); it is ignored"
        case .neverSent(let key, nil): return "\(start): terminals send nothing distinct for \(key); it is ignored"
        case .isText(let key): return "\(start): \(key) types text there; it is ignored"
        case .isSequence(let keys): return "\(start): several keys in a row, \(keys), do not work there; ignored"
        case .taken(let key, let other, let taken):
            return key == taken
                ? "\(start): \(key) already means \(english(other)), which keeps it"
                : "\(start): \(key) clashes with \(taken) of \(english(other)), which keeps it"
        case .tooMany(let limit): return "\(start): only the first \(limit) keys count; leave out the others"
        case .needed: return "\(start): without these keys there is no way out; they stay as they were"
        case .leftWithout(let by): return "\(start) has no key left: \(english(by)) has taken its last one"
        }
    }

    private static func english(_ choice: KeyProblem.Choice) -> String {
        choice.name + (choice.line.map { " (line \($0))" } ?? "")
    }
}

extension SettingExpectation.KeyForm {
    fileprivate var english: String {
        switch self {
        case .hexadecimal(let digits): "an API key (\(digits) hexadecimal digits)"
        case .token(let start): "a read access token (\(start)…)"
        }
    }
}
