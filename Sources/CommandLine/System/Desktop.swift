/// Whether there is a desktop that the user sits at: its browser and its clipboard are theirs.
package struct Desktop {
    /// Whether programs of Wayland, and of X11, reach it.
    let hasWayland: Bool
    let hasX11: Bool

    /// - Parameter environment: over ssh only a display counts that ssh forwards; any other is that of the machine, which
    ///   somebody else may sit at.
    package init(environment: [String: String]) {
        func value(_ name: String) -> String { environment[name] ?? "" }
        let isRemote = ["SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"].contains { !value($0).isEmpty }
        hasWayland = !isRemote && !value("WAYLAND_DISPLAY").isEmpty
        hasX11 = isRemote ? Self.isForwarded(value("DISPLAY")) : !value("DISPLAY").isEmpty
    }

    package var isThere: Bool { hasWayland || hasX11 }

    /// `localhost:10.0`, and not `:0` or `unix:0`.
    private static func isForwarded(_ display: String) -> Bool {
        guard let colon = display.lastIndex(of: ":") else { return false }
        let host = display[..<colon]
        return !host.isEmpty && host != "unix" && !host.hasPrefix("/")
    }
}
