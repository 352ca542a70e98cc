/// How a text becomes a setting's value.
package struct SettingForm<Value: Sendable>: Sendable {
    package let expectation: SettingExpectation
    /// Nil for a text that is not of this form.
    let read: @Sendable (String) -> Value?
    /// What is expected in place of a text, where the text tells more of that; nil for what is always expected.
    private let refined: (@Sendable (String) -> SettingExpectation)?
    /// A value as `read` takes it, for people to see; nil for one that is not shown.
    let text: @Sendable (Value) -> String?

    package init(
        _ expectation: SettingExpectation, read: @escaping @Sendable (String) -> Value?,
        text: @escaping @Sendable (Value) -> String? = { _ in nil },
        refined: (@Sendable (String) -> SettingExpectation)? = nil
    ) {
        self.expectation = expectation
        self.refined = refined
        self.read = read
        self.text = text
    }

    func expectation(inPlaceOf text: String) -> SettingExpectation { refined?(text) ?? expectation }

    /// This form for a setting that may have no value.
    package var optional: SettingForm<Value?> {
        SettingForm<Value?>(expectation) { text in
            read(text).map { $0 }
        } text: {
            $0.flatMap(text)
        }
    }
}

/// What a setting takes.
package enum SettingExpectation: Hashable, Sendable {
    case anything
    /// On or off.
    case flag
    case wholeNumber(ClosedRange<Int>)
    /// An address with http or https, and a host.
    case webAddress
    /// An address with https, http or s3, and a host, without a password.
    case serverAddress
    /// A folder's path: an absolute one, or one that begins with `~/`.
    case folder
    /// Printable ASCII on one line, without parentheses and backslashes, 200 characters at most.
    case plainText
    /// One of these forms; none for any text.
    case key([KeyForm])
    case oneOf([String])
    /// Some of these words, each once, with commas between them.
    case words([String])
    /// The name of a theme, of these or of the user's own; the known one that is most like the text, if one is.
    case theme(known: [String], nearest: String?)
    /// A table of more.
    case table
    /// The name of a key, or of several one after the other, or a list of such; null for none.
    case keys

    package enum KeyForm: Hashable, Sendable {
        case hexadecimal(digits: Int)
        /// A token that starts with this.
        case token(start: String)
    }
}

extension SettingForm where Value == Bool {
    /// `on` or `off`, and what else people write for it.
    package static let flag = SettingForm(.flag) { text in
        switch text.lowercased() {
        case "on", "yes", "true", "1": true
        case "off", "no", "false", "0": false
        default: nil
        }
    } text: {
        $0 ? "on" : "off"
    }

    /// On with any text at all.
    package static let presence = SettingForm(.anything) { _ in true }
}

extension SettingForm where Value == Int {
    package static func wholeNumber(in range: ClosedRange<Int>) -> SettingForm {
        SettingForm(.wholeNumber(range)) {
            Int($0).flatMap { range.contains($0) ? $0 : nil }
        } text: {
            String($0)
        }
    }
}
