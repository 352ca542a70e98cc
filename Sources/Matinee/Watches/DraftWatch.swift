import Browsing
import Entities
import Navigation
import Presentation
import Services

/// Tells the user at the start if there are notes that were never saved, and how to open them.
@MainActor
final class DraftWatch {
    private enum Work { case look }

    private let drafts: any Drafts
    private let wording: Wording
    private let notices: any NoticeBoard
    private let scope = TaskScope<Work>()

    init(drafts: any Drafts, wording: Wording, notices: any NoticeBoard) {
        self.drafts = drafts
        self.wording = wording
        self.notices = notices
    }

    func start() {
        scope.start(.look) { [drafts, wording, notices] in
            let left = await drafts.abandoned()
            guard let latest = left.first else { return }
            notices.post(Message(wording.unsaved.draftsLeft(left.count, latest.summary.title.inSentence)))
        }
    }
}
