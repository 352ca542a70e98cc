import TerminalKit

/// Finds out whether a terminal makes text lead to a page (OSC 8): none can be asked, so by what it is called, in its
/// environment or in its answers. Others pass over the sequence, but it would cost them its bytes.
struct LinkSupport {
    private let isInMultiplexer: Bool
    private(set) var isThere: Bool

    init(environment: (String) -> String?) {
        func value(_ name: String) -> String { environment(name) ?? "" }
        let name = value("TERM")
        isInMultiplexer =
            !value("TMUX").isEmpty || name.hasPrefix("tmux") || !value("STY").isEmpty || name.hasPrefix("screen")
        // In tmux the variables are those of the terminal that it was started in.
        isThere =
            !isInMultiplexer
            && (Self.names.contains(name) || name.hasPrefix("foot") || Self.programs.contains(value("TERM_PROGRAM"))
                || Int(value("VTE_VERSION")).map { $0 >= 5_000 } == true
                || Int(value("KONSOLE_VERSION")).map { $0 >= 201_200 } == true || !value("WT_SESSION").isEmpty)
    }

    /// - Returns: whether it is another answer than before.
    mutating func take(_ reply: TerminalReply) -> Bool {
        guard case .version(let version) = reply, !isThere else { return false }
        isThere =
            isInMultiplexer
            ? Self.isNewTmux(version) : Self.versions.contains { version.lowercased().hasPrefix($0) }
        return isThere
    }

    private static let names: Set = ["xterm-kitty", "alacritty", "wezterm", "xterm-ghostty", "contour", "rio"]
    private static let programs: Set = ["WezTerm", "iTerm.app", "ghostty", "vscode", "rio", "Hyper", "mintty"]
    private static let versions = [
        "kitty(", "wezterm ", "foot(", "ghostty ", "vte(", "contour ", "iterm2 ", "konsole ", "mintty ", "rio ",
    ]

    /// From 3.4 on it keeps links and hands them on.
    private static func isNewTmux(_ version: String) -> Bool {
        guard version.hasPrefix("tmux ") else { return false }
        let numbers = version.dropFirst(5).drop { !$0.isNumber }.split(separator: ".").map { part in
            Int(part.prefix { $0.isASCII && $0.isNumber }) ?? 0
        }
        guard let major = numbers.first else { return false }
        return major > 3 || major == 3 && (numbers.dropFirst().first ?? 0) >= 4
    }
}
