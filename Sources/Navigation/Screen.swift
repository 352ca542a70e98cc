package import Browsing
package import Commands
package import Presentation
package import TerminalKit

/// What fills a pane: a scene's view, or several of them side by side. The stack it is on keeps it alive,
/// and nothing else does.
@MainActor
package protocol Screen: AnyObject {
    /// Stands in the upper border.
    var title: String { get }
    /// Stands in the lower border: the position in the list or text.
    var status: String? { get }
    /// What its cursor is on, in a few words, where what is drawn says less; nil where it says all. Stands in the lower border too,
    /// unless another pane shows that thing.
    var selected: String? { get }
    /// Where the rows of a list are from that lies over that of its section; nil where no such list does, and for a screen that is
    /// no list of anything.
    var rowOrigin: RowOrigin? { get }
    /// Whether something visible is being loaded.
    var isBusy: Bool { get }
    /// Whether it is a list that waits for its first rows: commands for a row wait with it.
    var isAwaitingRows: Bool { get }
    /// Whether it is a list that has no rows, and says why: then nothing stands beside it.
    var isEmptyList: Bool { get }
    /// Whether it shows a failure after which a refresh tries again.
    var hasFailed: Bool { get }
    /// Why a list has no rows to show; nil while it has any, and where nothing has failed.
    var failureInPlaceOfRows: ListState.Failure? { get }
    /// The commands that it takes now, in the order of the footer.
    var commands: [Command] { get }
    /// What footers call some of them here, if not as everywhere.
    var hints: [Command: String] { get }
    /// Those that it takes for a list or a page beside what has the keyboard. Footers leave them out.
    var commandsBeside: [Command] { get }

    /// Called before it is drawn for the first time: shows what is in memory.
    ///
    /// - Returns: whether that is complete; if not, `didAppear` loads the rest.
    func willAppear() -> Bool
    /// The user stays on it, so it may load. Called after `willAppear`, but not for a screen that the user only passes
    /// by.
    func didAppear()

    /// Whether it is a list that wants the whole width: what is beside it gives way to a strip below.
    var wantsWidth: Bool { get }
    /// Comes before `layout`. Tabs of a list stand over all panes; only where there is no such line are they on the list.
    ///
    /// - Parameter room: how wide the panes are together, and how high inside where there is no line of tabs; nil where none can be.
    /// - Returns: whether it has tabs that are to stand there.
    func layOutTabs(over room: Size?) -> Bool
    /// Draws these tabs, into the line above the panes.
    func drawTabs(on line: Surface)
    /// Whether it is a page that is one of the tabs of its list, so that these stand over it too.
    var isTab: Bool { get }
    /// Comes before each frame, with the size of the pane.
    func layout(size: Size)
    func draw(on surface: Surface, hasFocus: Bool)

    /// What lies over the whole screen; nil for nothing. Its commands are not among those of the screen.
    var overlay: (any OverlayContent)? { get }
    /// The question that it asks. Until it is answered there are no other commands.
    var question: Question? { get }
    /// Whether characters are text now, and not commands.
    var isTyping: Bool { get }
    /// Whether characters go into a text now. Those that wait together are one edit of it, and come as one paste.
    var takesText: Bool { get }
    /// Whether it closes as soon as running work is done. Keys wait then, for the screen behind it.
    var isClosing: Bool { get }
    /// Where among screens its keys are looked up.
    var keyScope: KeyScope { get }
    /// Takes a key before the key table turns it into a command: typed text, and answers to a question.
    ///
    /// - Returns: whether it used the key; if not, it may be a command.
    func handle(_ press: KeyPress) -> Bool
    /// - Returns: whether it used the command.
    func handle(_ command: Command) -> Bool
    /// Takes what the pointer does on its surface.
    func handle(_ pointing: Pointing) -> PointerUse

    /// The last chance to store something: such orders must have begun when this returns. Called again if something has
    /// changed since.
    func programWillEnd()
    /// What would be lost if the program ended now.
    var unsaved: [UnsavedText] { get }

    /// The titles of the screens that led to what has the keyboard, and its own; empty where only one can be seen.
    var trail: [String] { get }
    /// Goes back to one of them.
    ///
    /// - Parameter step: its place on the trail.
    func goBack(toStep step: Int)

    /// The thing that it shows all about, by name; nil for a screen about several, and until it is known.
    var known: KnownItem? { get }
    /// What there is to copy of the thing that keys are for; nil for none.
    var copyable: CopyableThing? { get }
    /// What its lists have loaded, as far as they remember it.
    var loaded: [KnownItem] { get }
    /// Shows what was found elsewhere, over what is shown; back leads to that again.
    ///
    /// - Parameters:
    ///   - isBeside: whether the keyboard stays where it is, if it is a detail that can be seen beside that.
    ///   - show: pushes it.
    func showFound(isBeside: Bool, _ show: (any Navigator) -> Void)
    /// Shows a tab of its own list.
    ///
    /// - Parameter name: as sessions have it; what the list shows where it has no such tab is left to it.
    func showTab(named name: String)

    /// The screen in it that has the keyboard: itself, unless it is made of several.
    var inFront: any Screen { get }

    /// The user's place on it now.
    var memento: ScreenMemento { get }
    /// Goes back to a place as soon as it is loaded, unless the user moves before. Called before `didAppear`. Until
    /// then its `memento` is that place, even if nothing could be loaded.
    func restore(_ memento: ScreenMemento)
}
