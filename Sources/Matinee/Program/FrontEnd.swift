import Browsing
import CommandLine
import Navigation
import Presentation

/// What a way to show the program has of its own, for one configured program.
@MainActor
struct FrontEnd {
    let notices: any NoticeBoard
    let links: any LinkOpener
    let editor: any ExternalEditor
    /// Before the detail of what the cursor is on is shown beside it.
    let pause: Pause
    /// Before what is typed is looked for.
    let searchPause: Pause
    /// Makes the shell around the sections.
    let makeShell: @MainActor (CompositionRoot, [Shell.Section], Session) -> FittedShell
}

/// A shell, and what of its surroundings changes with the configuration and the terminal.
@MainActor
struct FittedShell {
    let shell: Shell
    /// The terminal may have answered. Returns whether something looks otherwise now.
    var look: @MainActor () -> Bool = { false }
    /// Puts into force what needs no other screens.
    var use: @MainActor (ProgramConfiguration) -> Void = { _ in }
}
