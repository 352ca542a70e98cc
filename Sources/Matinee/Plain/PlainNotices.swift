import Browsing
import Presentation

/// Keeps what is to be told until the next line is said.
@MainActor
final class PlainNotices: NoticeBoard {
    private let messages: ToldMessages
    private var waiting: [Message] = []

    /// - Parameter messages: is told of all of them.
    init(messages: ToldMessages = ToldMessages()) {
        self.messages = messages
    }

    func post(_ notice: Message) {
        messages.note(notice)
        if !waiting.contains(notice) { waiting.append(notice) }
    }

    /// What is said next tells of it.
    func announce(_ notice: Message) {}

    func withdraw(_ notice: Message) {
        waiting.removeAll { $0 == notice }
    }

    /// In the order in which they came, each once.
    func take() -> [Message] {
        defer { waiting = [] }
        return waiting
    }
}
