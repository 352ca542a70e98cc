/// What the terminal is asked of itself, all at once. Every terminal answers the last question, DA1, and none before those
/// that came earlier: what is not answered by then never will be.
struct TerminalQuestions {
    /// As it is sent; empty where the answer would stand on the screen.
    let text: String

    /// - Parameters:
    ///   - environment: the value of a variable.
    ///   - asksForColors: whether it is of interest if the terminal shows colours in 24 bits.
    init(environment: (String) -> String?, asksForColors: Bool) {
        let name = environment("TERM") ?? ""
        guard !["", "linux", "dumb"].contains(name), !name.hasPrefix("vt") else {
            text = ""
            return
        }
        // GNU screen shows strings of the kind that this one is. Within tmux the name may be the same.
        let isScreen = name.hasPrefix("screen") && environment("TMUX")?.isEmpty != false
        let asksForRendition = asksForColors && !isScreen
        text = [
            Self.background, Self.mode(2026), Self.mode(2031), Self.keyboard, asksForRendition ? Self.rendition : "",
            Self.lastColor, Self.version, Self.attributes,
        ].joined()
    }

    // What is a string ends with BEL: of one that ends with ESC \ urxvt leaves the last byte out of its answer.
    private static let background = "\u{1B}]11;?\u{7}"
    private static let lastColor = "\u{1B}]4;255;?\u{7}"
    private static let keyboard = "\u{1B}[?u"
    private static let version = "\u{1B}[>0q"
    private static let attributes = "\u{1B}[c"
    /// Sets a background in 24 bits, and asks what was set.
    private static let rendition = "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[0m"

    private static func mode(_ number: Int) -> String { "\u{1B}[?\(number)$p" }
}
