/// The queries to the terminal, sent together. Every terminal answers the last one, DA1, and answers in order: a query
/// without a reply by then will have none.
struct TerminalQuestions {
    /// The bytes to send; empty if the terminal would show replies on the screen.
    let text: String

    /// - Parameters:
    ///   - environment: the value of a variable.
    ///   - asksForColors: whether to find out if the terminal has 24-bit colour.
    ///   - pictures: the question about pictures; empty for none.
    init(environment: (String) -> String?, asksForColors: Bool, pictures: String = "") {
        guard Self.passesOverStrings(environment: environment) else {
            text = ""
            return
        }
        let isScreen = Self.isScreen(environment: environment)
        let asksForRendition = asksForColors && !isScreen
        text = [
            Self.background, Self.mode(2026), Self.mode(2031), Self.keyboard, asksForRendition ? Self.rendition : "",
            Self.lastColor, pictures, Self.kind, Self.version, Self.attributes,
        ].joined()
    }

    /// Whether a terminal does not show strings that it does not understand.
    static func passesOverStrings(environment: (String) -> String?) -> Bool {
        let name = environment("TERM") ?? ""
        return !["", "linux", "dumb"].contains(name) && !name.hasPrefix("vt")
    }

    /// GNU screen, which shows some strings and hands on none. In tmux the name of the terminal may be the same.
    static func isScreen(environment: (String) -> String?) -> Bool {
        (environment("TERM") ?? "").hasPrefix("screen") && environment("TMUX")?.isEmpty != false
    }

    // The string ends with BEL: after one that ends with ESC \, urxvt omits the last byte of its reply.
    static let background = "\u{1B}]11;?\u{7}"
    private static let lastColor = "\u{1B}]4;255;?\u{7}"
    private static let keyboard = "\u{1B}[?u"
    private static let kind = "\u{1B}[>c"
    private static let version = "\u{1B}[>0q"
    private static let attributes = "\u{1B}[c"
    /// Sets a 24-bit background, and asks for the current attributes.
    private static let rendition = "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[0m"

    private static func mode(_ number: Int) -> String { "\u{1B}[?\(number)$p" }
}
