import Browsing
import Navigation
import Presentation

/// Shows notices at the bottom of the screen.
@MainActor
final class FooterNotices: NoticeBoard {
    private weak var display: (any Display)?
    weak var shell: Shell?
    private let messages: ToldMessages

    /// - Parameter messages: is told of all of them.
    init(display: any Display, messages: ToldMessages = ToldMessages()) {
        self.display = display
        self.messages = messages
    }

    func post(_ notice: Message) {
        messages.note(notice)
        shell?.notice = notice
        display?.setNeedsDisplay()
    }

    func announce(_ notice: Message) {
        if display?.isForReader == true { post(notice) }
    }

    func withdraw(_ notice: Message) {
        guard shell?.notice == notice else { return }
        shell?.notice = nil
        display?.setNeedsDisplay()
    }
}
