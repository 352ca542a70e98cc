/// Finds out whether a terminal has 24-bit colour. Many have it although terminfo says 256 colours.
enum DirectColor {
    /// - Parameters:
    ///   - environment: the value of a variable.
    ///   - hasCapability: whether the terminal's terminfo entry has a capability.
    static func isAnnounced(environment: (String) -> String?, hasCapability: (String) -> Bool) -> Bool {
        if ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") { return true }
        // COLORTERM is not passed on by ssh, so the name counts too.
        let name = environment("TERM") ?? ""
        let isKnown = ["xterm-kitty", "alacritty", "wezterm", "xterm-ghostty", "contour"].contains(name)
        return isKnown || name.hasPrefix("foot") || name.hasSuffix("-direct")
            || ["RGB", "Tc", "setrgbf"].contains(where: hasCapability)
    }

    /// - Parameter rendition: the terminal's attributes after a 24-bit background was set. A terminal without 24-bit
    ///   colour reports a palette colour.
    static func isConfirmed(by rendition: String) -> Bool {
        rendition.contains("48:2:") || rendition.contains("48;2;")
    }
}
