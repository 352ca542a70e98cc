/// Whether a terminal shows colours in 24 bits. Many that do are described as having 256.
enum DirectColor {
    /// - Parameters:
    ///   - environment: the value of a variable.
    ///   - hasCapability: whether the terminal's entry in the system's database has one of that name.
    static func isAnnounced(environment: (String) -> String?, hasCapability: (String) -> Bool) -> Bool {
        if ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") { return true }
        // What asks a terminal by way of ssh is not told COLORTERM.
        let name = environment("TERM") ?? ""
        let isKnown = ["xterm-kitty", "alacritty", "wezterm", "xterm-ghostty", "contour"].contains(name)
        return isKnown || name.hasPrefix("foot") || name.hasSuffix("-direct")
            || ["RGB", "Tc", "setrgbf"].contains(where: hasCapability)
    }

    /// - Parameter rendition: what a terminal says that it has set after it was told a background in 24 bits. One that has
    ///   taken the nearest of its palette says that.
    static func isConfirmed(by rendition: String) -> Bool {
        rendition.contains("48:2:") || rendition.contains("48;2;")
    }
}
