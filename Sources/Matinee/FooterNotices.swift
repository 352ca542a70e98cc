import Browsing
import Navigation
import Presentation

/// Shows notices at the bottom of the screen.
@MainActor
final class FooterNotices: NoticeBoard {
    private weak var display: (any Display)?
    weak var shell: Shell?

    init(display: any Display) {
        self.display = display
    }

    func post(_ notice: Message) {
        shell?.notice = notice
        display?.setNeedsDisplay()
    }

    func withdraw(_ notice: Message) {
        guard shell?.notice == notice else { return }
        shell?.notice = nil
        display?.setNeedsDisplay()
    }
}
