import Browsing
import Presentation
import TerminalKit

/// Says whose the mouse is: the program's, or the terminal's, which selects text with it.
@MainActor
final class MouseSwitch {
    private let terminal: any Terminal
    private let wording: MouseWording
    private let notices: any NoticeBoard
    private var isLent = false
    /// What was said last to be usual.
    private var usual: Bool?

    /// - Parameter former: the one that this takes the place of; nil for none.
    init(
        terminal: any Terminal, wording: MouseWording, notices: any NoticeBoard, after former: MouseSwitch? = nil
    ) {
        self.terminal = terminal
        self.wording = wording
        self.notices = notices
        usual = former?.usual
    }

    /// Once it is another one: until then it is as the user has switched it.
    ///
    /// - Parameter isOn: whether it is the program's usually.
    func use(_ isOn: Bool) {
        guard isOn != usual else { return }
        usual = isOn
        terminal.takesPointer = isOn
    }

    /// Leaves it to the terminal for as long as something is shown to be selected.
    func lend() {
        isLent = terminal.takesPointer
        terminal.takesPointer = false
    }

    func takeBack() {
        if isLent { terminal.takesPointer = true }
        isLent = false
    }

    func toggle() {
        terminal.takesPointer.toggle()
        notices.post(Message(terminal.takesPointer ? wording.taken : wording.released))
    }
}
