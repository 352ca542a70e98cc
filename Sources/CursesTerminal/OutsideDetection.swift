import Pictures

/// Finds out which terminal tmux is shown in, by questions that tmux hands on if it was told to. Their answers look like
/// those of tmux itself.
struct OutsideDetection {
    /// Whether tmux has not said yet that it has taken all that was sent before.
    private(set) var isWaitingForTmux = true
    /// What the terminal outside has called itself, before it has answered all.
    private var said = ""
    private(set) var takesPlaceholders = false

    /// What every terminal answers.
    private static let attributes = "\u{1B}[c"
    private static let question = String(
        decoding: KittyRoute.tmux.carrying(Array("\u{1B}[>0q\(attributes)".utf8)), as: UTF8.self)

    /// - Returns: what to ask tmux.
    mutating func askAgain() -> String {
        isWaitingForTmux = true
        return Self.attributes
    }

    mutating func take(version: String) {
        // Its own name it says too.
        if !version.hasPrefix("tmux") { said = version }
    }

    /// - Returns: what to ask the terminal outside; empty for nothing. What was sent together with the first question could
    ///   be lost: as long as tmux has to draw its pane anew it hands nothing on.
    mutating func takeAttributes() -> String {
        guard !isWaitingForTmux else {
            isWaitingForTmux = false
            return Self.question
        }
        takesPlaceholders = Self.takesPlaceholders(said)
        said = ""
        return ""
    }

    private static func takesPlaceholders(_ version: String) -> Bool {
        if version.hasPrefix("ghostty") { return true }
        guard version.hasPrefix("kitty(") else { return false }
        let numbers = version.dropFirst(6).prefix { $0 != ")" }.split(separator: ".").map { Int($0) ?? 0 }
        return !numbers.lexicographicallyPrecedes([0, 28])
    }
}
