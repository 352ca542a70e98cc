import Navigation
import Presentation

/// Says in the footer what happened, and why.
@MainActor
final class FooterNotices: NoticeBoard {
    private weak var display: (any Display)?
    weak var shell: Shell?

    init(display: any Display) {
        self.display = display
    }

    func post(_ notice: Message) {
        shell?.notice = [notice.what, notice.why].compactMap(\.self).joined(separator: ": ")
        display?.setNeedsDisplay()
    }
}
