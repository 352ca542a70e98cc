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
        let name = environment("TERM") ?? ""
        guard !["", "linux", "dumb"].contains(name), !name.hasPrefix("vt") else {
            text = ""
            return
        }
        // GNU screen shows such strings on the screen. In tmux the name of the terminal may be the same.
        let isScreen = name.hasPrefix("screen") && environment("TMUX")?.isEmpty != false
        let asksForRendition = asksForColors && !isScreen
        text = [
            Self.background, Self.mode(2026), Self.mode(2031), Self.keyboard, asksForRendition ? Self.rendition : "",
            Self.lastColor, pictures, Self.kind, Self.version, Self.attributes,
        ].joined()
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
