import Settings

extension SettingFailure {
    /// Where the text is, what was expected, and what to do.
    ///
    /// - Parameter printable: replaces characters in a path that a terminal would obey.
    func sentence(_ printable: (String) -> String) -> String {
        switch place {
        case .commandLine(let option): "\(option) \(expectation.denial); correct it or leave it out"
        case .environment(let variable): "\(variable) \(expectation.denial); correct or unset it"
        case .stored: "what was entered in the program \(expectation.denial); enter it anew"
        case .file(let path, let line, let name):
            "\(printable(path)), line \(line): \(name) \(expectation.denial); correct or remove it"
        }
    }
}

extension SettingExpectation {
    /// What the text is not.
    fileprivate var denial: String {
        switch self {
        case .anything: "cannot be read"
        case .flag: "is neither on nor off"
        case .wholeNumber(let range): "is not a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .webAddress: "is not a URL that starts with http:// or https:// and names a host"
        case .key(let forms) where forms.count == 1: "is not \(forms[0].words)"
        case .key(let forms): "is neither \(forms.map(\.words).joined(separator: " nor "))"
        case .plainText: "is not plain text of at most 200 ASCII characters without ( ) and \\"
        case .oneOf(let known): "is none of these: \(known.joined(separator: ", "))"
        case .words(let known):
            "is not a list, with commas, of some of these, each once: \(known.joined(separator: ", "))"
        }
    }
}

extension SettingExpectation.KeyForm {
    fileprivate var words: String {
        switch self {
        case .hexadecimal(let digits): "an API key (\(digits) hexadecimal digits)"
        case .token(let start): "a read access token (\(start)…)"
        }
    }
}
