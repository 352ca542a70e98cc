import TerminalKit

/// Finds out how many colours a terminal shows: from what the user wants, from what it is called, and from its answers.
/// Many have 24-bit colour although terminfo says 256 colours, and 256 where it says eight.
struct ColorLadder {
    /// What can be told before the terminal answers.
    struct Start {
        let wish: ColorWish
        /// What it has answered an earlier run; nil if that is unknown.
        var remembered: ColorStep?
        let environment: (String) -> String?
        /// As the terminal's own entry in terminfo says; below zero if it does not.
        let colors: Int
        /// Whether that has a capability.
        let hasCapability: (String) -> Bool
    }

    private var wish: ColorWish
    /// As terminfo has it, and with what is announced elsewhere.
    private let known: ColorStep
    private let announced: ColorStep
    private let name: String
    private var remembered: ColorStep?
    /// What its answers have shown by now.
    private(set) var confirmed: ColorStep?
    /// What curses has colours for.
    var limit = ColorStep.direct

    init(_ start: Start) {
        wish = start.wish
        name = start.environment("TERM") ?? ""
        known = ColorStep(count: start.colors)
        announced = known > .mono && Self.announcesDirectColor(start, name: name) ? .direct : known
        remembered = start.remembered
    }

    mutating func use(_ wish: ColorWish) {
        self.wish = wish
    }

    var step: ColorStep { min(limit, wanted) }

    private var wanted: ColorStep {
        // Where terminfo knows no colours, nothing is known of what a terminal would make of them.
        let found = announced == .mono ? .mono : max(announced, confirmed ?? .mono, remembered ?? .mono)
        return switch wish {
        case .exactly(let step): step
        case .atLeast(let step): max(step, found)
        case .auto: found
        }
    }

    /// Whether its answers could show that it has more.
    var asks: Bool {
        if case .exactly = wish { return false }
        return announced > .mono && announced < .direct
    }

    /// - Returns: whether another number of colours is shown from now on.
    mutating func take(_ reply: TerminalReply) -> Bool {
        let before = step
        switch reply {
        case .rendition(let rendition) where Self.isDirect(rendition): confirm(.direct)
        case .color(.palette(255), _): confirm(.palette)
        // It has answered all.
        case .attributes: remembered = nil
        default: break
        }
        return step != before
    }

    private mutating func confirm(_ step: ColorStep) {
        confirmed = max(confirmed ?? .mono, step)
    }

    /// The name by which curses should know the terminal, so that it can be given 256 colours once it has said that it has
    /// them; nil for its own. Entries of one terminal differ in nothing but that.
    ///
    /// - Parameter hasEntry: whether terminfo has an entry of that name.
    func entryName(hasEntry: (String) -> Bool) -> String? {
        guard known < .palette, known > .mono || wanted > .mono, !["", "linux", "dumb"].contains(name),
            !name.hasPrefix("vt")
        else { return nil }
        if hasEntry("\(name)-256color") { return "\(name)-256color" }
        let isAlike = name.hasPrefix("xterm") || name.hasPrefix("mlterm") || wanted >= .palette
        return isAlike && hasEntry(Self.common) ? Self.common : nil
    }

    private static let common = "xterm-256color"

    private static func announcesDirectColor(_ start: Start, name: String) -> Bool {
        if ["truecolor", "24bit"].contains(start.environment("COLORTERM") ?? "") { return true }
        // COLORTERM is not passed on by ssh, so the name counts too.
        let isKnown = ["xterm-kitty", "alacritty", "wezterm", "xterm-ghostty", "contour"].contains(name)
        return isKnown || name.hasPrefix("foot") || name.hasSuffix("-direct")
            || ["RGB", "Tc", "setrgbf"].contains(where: start.hasCapability)
    }

    /// - Parameter rendition: the terminal's attributes after a 24-bit background was set. A terminal without 24-bit
    ///   colour reports a palette colour.
    private static func isDirect(_ rendition: String) -> Bool {
        rendition.contains("48:2:") || rendition.contains("48;2;")
    }
}
