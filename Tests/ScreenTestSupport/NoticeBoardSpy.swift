import Browsing
import Navigation
package import Presentation

@MainActor
package final class NoticeBoardSpy: NoticeBoard {
    package private(set) var notices: [Message] = []
    /// To those who are read to.
    package private(set) var announced: [Message] = []
    package private(set) var withdrawn: [Message] = []

    package init() {}

    package func post(_ notice: Message) {
        notices.append(notice)
    }

    package func announce(_ notice: Message) {
        announced.append(notice)
    }

    package func withdraw(_ notice: Message) {
        withdrawn.append(notice)
    }
}
