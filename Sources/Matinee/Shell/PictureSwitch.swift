import Browsing
import Pictures
import Presentation
import TerminalKit

/// Says how pictures are shown now: as the terminal can, unless the reader has hidden them.
@MainActor
final class PictureSwitch {
    private let terminal: any Terminal
    private let use: @MainActor (PictureDisplay?, _ areHidden: Bool) -> Void
    private let wording: Words<PictureWording>
    private let notices: any NoticeBoard
    private var isHidden: Bool
    private var used: PictureDisplay?

    /// - Parameters:
    ///   - former: the one that this takes the place of; nil for none.
    ///   - use: is told how the terminal shows pictures, nil for not at all, and whether that is since they are hidden.
    init(
        terminal: any Terminal, wording: Words<PictureWording>, notices: any NoticeBoard,
        after former: PictureSwitch? = nil, use: @escaping @MainActor (PictureDisplay?, _ areHidden: Bool) -> Void
    ) {
        self.terminal = terminal
        self.wording = wording
        self.notices = notices
        self.use = use
        isHidden = former?.isHidden ?? false
    }

    /// What the terminal can is known better with each of its answers, and another size of its letters is another size of
    /// pictures.
    ///
    /// - Returns: whether that is something else now.
    func look() -> Bool {
        let display = isHidden ? nil : terminal.pictures
        guard display != used else { return false }
        used = display
        use(display, isHidden)
        return true
    }

    func toggle() {
        guard terminal.pictures != nil else { return notices.post(wording.none) }
        isHidden.toggle()
        notices.post(Message(isHidden ? wording.hidden : wording.shown))
    }
}
