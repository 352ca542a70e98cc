import Browsing
import CommandLine
import Pictures
import Presentation
import TerminalKit

/// Says in which theme the program is shown: in the one that was chosen, and where the terminal is to decide, in a dark or
/// a light one, as soon as that is known.
@MainActor
final class ThemeSwitch {
    private let terminal: any Terminal
    private let library: ThemeLibrary
    private let guess: GroundGuess
    private let remember: (TerminalMemory) -> Void
    private let wording: ThemeWording
    private let notices: any NoticeBoard
    /// The name of the one that is shown, or `auto`, and what that is; nil for one that the terminal's background decides.
    private var shown: (name: String, theme: Theme?) = (ThemeLibrary.auto, nil)
    /// The one that is shown when another was only looked at.
    private var before: (name: String, theme: Theme?)?
    /// The one that was chosen in the program, now or in an earlier run; nil for none.
    private(set) var kept: String?
    private var known: TerminalMemory

    /// - Parameters:
    ///   - memory: what the terminal has said in an earlier run; nil if that is unknown.
    ///   - variable: the value of COLORFGBG.
    ///   - remember: stores what the terminal says.
    init(
        terminal: any Terminal, library: ThemeLibrary, memory: TerminalMemory? = nil, variable: String? = nil,
        kept: String? = nil, wording: ThemeWording, notices: any NoticeBoard,
        remember: @escaping (TerminalMemory) -> Void = { _ in }
    ) {
        self.terminal = terminal
        self.library = library
        guess = GroundGuess(remembered: memory?.background, variable: variable)
        self.remember = remember
        self.kept = kept
        self.wording = wording
        self.notices = notices
        known = memory ?? TerminalMemory()
    }

    /// The names of all that can be chosen.
    var names: [String] { [ThemeLibrary.auto] + library.names }

    /// The name of the one that is shown.
    var name: String { shown.name }

    /// What one looks like; nil where there is nothing to be seen of it.
    ///
    /// - Parameter name: of a theme, or `auto`.
    func swatch(_ name: String) -> RenderedPicture? {
        let theme = name == ThemeLibrary.auto ? automatic : library.theme(named: name)?.theme
        return theme?.swatch(at: terminal.colors)
    }

    /// The terminal may have answered: `auto` may be another theme now, which is shown with the next frame.
    ///
    /// - Returns: whether that should be drawn.
    func look() -> Bool {
        note()
        terminal.use(shown.theme ?? automatic)
        return terminal.isOutdated
    }

    private var automatic: Theme {
        switch guess.isDark(terminal.background) {
        case true?: .automaticDark
        case false?: .automaticLight
        case nil: .neutral
        }
    }

    /// Whatever is new of what the terminal has said is stored.
    private func note() {
        guard case .color(let color) = terminal.background else { return }
        let said = TerminalMemory(background: color, colors: terminal.confirmedColors)
        guard said != known else { return }
        known = said
        remember(said)
    }

    /// Shows a theme. Its mistakes are told, and if there is none of this name, that is told and another stays.
    ///
    /// - Parameter name: of a theme, or `auto`.
    func use(_ name: String) {
        before = nil
        guard name != ThemeLibrary.auto else { return shown = (name, nil) }
        guard let found = library.theme(named: name) else {
            return notices.post(wording.unknown(name, library.nearest(to: name), names))
        }
        shown = (name, found.theme)
        if !found.mistakes.isEmpty { notices.post(wording.mistakes(found.mistakes)) }
    }

    /// Shows a theme until it is kept, or the one before comes back.
    func preview(_ name: String) {
        if before == nil { before = shown }
        guard name != shown.name else { return }
        shown = (name, library.theme(named: name)?.theme)
    }

    func endPreview() {
        guard let before else { return }
        shown = before
        self.before = nil
    }

    /// Shows a theme from now on, in later runs too.
    func keep(_ name: String) {
        kept = name
        notices.post(Message(wording.kept(name)))
        use(name)
    }
}
