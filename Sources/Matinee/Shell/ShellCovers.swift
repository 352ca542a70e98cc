import Browsing
import Commands
import Navigation

/// What lies over the sections: one screen that covers them, as the help, and over that the palette, while anything is looked for.
@MainActor
final class ShellCovers {
    /// What can cover the sections, by the command that shows it.
    private let makers: [Command: @MainActor () -> any Screen]
    private(set) var cover: Cover?
    private(set) var palette: (any Screen)?
    /// What was typed in the palette that was left.
    private var leftMemento: ScreenMemento?

    /// - Parameters:
    ///   - makers: what can cover the sections, by the command that shows it, beside the help.
    ///   - memento: what was typed in the palette in the last run.
    init(_ makers: [Command: @MainActor () -> any Screen], memento: ScreenMemento?) {
        self.makers = makers
        leftMemento = memento
    }

    /// What has the keyboard.
    var top: (any Screen)? { palette ?? cover }

    var paletteMemento: ScreenMemento? { palette?.memento ?? leftMemento }

    func has(_ command: Command) -> Bool { makers[command] != nil }

    /// Shows it in place of what covers the sections, or takes it away.
    func toggle(_ command: Command) {
        if let maker = makers[command] { toggle(command, maker) }
    }

    func toggle(_ command: Command, _ makeScreen: @MainActor () -> any Screen) {
        leavePalette()
        cover = cover?.command == command ? nil : Cover(command, makeScreen())
    }

    func openPalette(_ screen: any Screen) {
        if let leftMemento { screen.restore(leftMemento) }
        _ = screen.willAppear()
        screen.didAppear()
        palette = screen
    }

    func leavePalette() {
        leftMemento = paletteMemento
        palette = nil
    }

    /// Out of the palette, else one step back in what covers the sections.
    func goBack() {
        guard palette == nil else { return leavePalette() }
        // One that is made of several leads back by itself.
        if cover?.handle(.back) != true { cover = nil }
    }

    func uncover() {
        leavePalette()
        cover = nil
    }
}
