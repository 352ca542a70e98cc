import Commands
import CursesTerminal
import Services
import TerminalKit

/// What the terminal is and can: it is asked as at the start of the program.
@MainActor
struct TerminalCheckup {
    let environment: [String: String]
    let settings: Settings
    let keys: KeyTable
    let found: TerminalFindings

    var findings: [Finding] {
        [name, size, answers, multiplexer].compactMap(\.self) + keyboard + [mouse]
    }

    /// Whether somebody sits before it.
    private var isThere: Bool { found.silence != .noTerminal }

    private func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }

    private var name: Finding {
        let value = found.name.isEmpty ? "not set" : found.name
        guard let failure = found.failure, isThere else {
            return Finding(.terminal, "TERM", value, why: isThere ? nil : "standard input is no terminal")
        }
        let remedy =
            switch failure {
            case .unknownTerminal, .notATerminal: "set TERM to your terminal's name, for example xterm-256color"
            case .cannotMoveCursor: "use another terminal: this one cannot show a full screen"
            }
        return Finding(.terminal, "TERM", value, why: "the system knows no full screen for it", remedy: remedy)
    }

    private var size: Finding? {
        guard let size = found.size else { return nil }
        let least = Size.leastForProgram
        let isLarge = size.width >= least.width && size.height >= least.height
        return Finding(
            .terminal, "size", "\(size.width)x\(size.height)", why: isLarge ? nil : "too little for the program",
            remedy: isLarge ? nil : "make the window larger: \(least.width)x\(least.height) at least")
    }

    private var answers: Finding {
        switch found.silence {
        case .noTerminal?: Finding(.terminal, "answers", "not asked", why: "there is none")
        case .piped?:
            Finding(
                .terminal, "answers", "not asked", why: "output goes to another program, which may read what it says")
        case .notAskable?:
            Finding(.terminal, "answers", "not asked", why: "one like this shows answers, or is not in the foreground")
        case nil where !found.hasAnswered:
            Finding(
                .terminal, "answers", "none", why: "every terminal answers what it is asked",
                remedy: "look whether a program between this one and the terminal keeps them back")
        case nil: Finding(.terminal, "answers", found.version ?? "its name is not known")
        }
    }

    private var multiplexer: Finding {
        let name = isSet("TMUX") || found.name.hasPrefix("tmux") ? "tmux" : isSet("STY") ? "GNU screen" : "none"
        return Finding(
            .terminal, "multiplexer", name,
            why: name == "GNU screen"
                ? "pictures are made of characters, and the terminal tells nothing of itself" : nil)
    }

    // MARK: - Keyboard and mouse

    private var keyboard: [Finding] {
        [
            Finding(
                .keyboard, "characters", found.isUnicode ? "UTF-8" : "ASCII only",
                why: found.isUnicode ? nil : "so says the locale: LC_ALL, LC_CTYPE or LANG",
                remedy: found.isUnicode || !isThere ? nil : "set LANG to a locale with UTF-8, for example C.UTF-8"),
            Finding(
                .keyboard, "kitty-protocol", found.hasKeyProtocol ? "there" : "not there",
                why: found.hasKeyProtocol ? nil : "no key of the program needs it"),
            alt,
        ]
    }

    private var alt: Finding {
        let withAlt = keys.documented().flatMap(\.sequences).map(\.label).filter { $0.contains("Alt-") }
        guard !withAlt.isEmpty else {
            return Finding(.keyboard, "alt", "not needed", why: "no key in force has Alt")
        }
        let used = "used by \(withAlt.prefix(3).joined(separator: ", "))"
        let advice = Self.advice.first { advice in environment[advice.variable].map(advice.isMeant) == true }
        return Finding(
            .keyboard, "alt", advice == nil ? "nobody can tell" : "may come as a letter",
            why: advice == nil ? "\(used); if a letter comes in its place, Alt is not sent as Esc" : used,
            remedy: advice?.remedy)
    }

    /// Terminals that send letters with Alt unless they are told not to.
    private static let advice: [(variable: String, isMeant: @Sendable (String) -> Bool, remedy: String)] = [
        (
            "TERM_PROGRAM", { $0 == "Apple_Terminal" },
            "switch on 'Use Option as Meta key' in the profile of Terminal, or choose other keys"
        ),
        (
            "TERM_PROGRAM", { $0 == "iTerm.app" },
            "set the Option key to 'Esc+' in the profile of iTerm2, or choose other keys"
        ),
        (
            "XTERM_VERSION", { !$0.isEmpty },
            "put 'XTerm*metaSendsEscape: true' into ~/.Xresources, or choose other keys"
        ),
    ]

    private var mouse: Finding {
        guard settings[ProgramSetting.mouse] else {
            return Finding(.mouse, "mouse", "the terminal's", why: "the setting mouse is off")
        }
        return found.knowsModes || !isThere
            ? Finding(
                .mouse, "mouse", "the program's", why: "Shift, or the key for the mouse, leaves it to the terminal")
            : Finding(.mouse, "mouse", "the terminal's", why: "TERM says that it cannot report it")
    }
}
