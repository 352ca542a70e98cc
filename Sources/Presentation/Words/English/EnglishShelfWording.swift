import Entities

extension ShelfWording {
    static let english = ShelfWording(
        title: "Changes for the shared shelf",
        empty: Message(
            "Nothing is waiting", why: "The shared shelf has every change made here.",
            remedy: "Esc goes back to the list."),
        failed: { "The shared shelf: \($0.what.lowercasingFirst). Your changes are kept for it." },
        pending: { count, unanswered in
            let changes = "! \(Count(count).of("change", "changes", in: .english)) for the shared shelf"
            return unanswered == 0 ? changes : "\(changes), \(unanswered) to answer"
        },
        kind: { kind in
            switch kind {
            case .added: "added"
            case .edited: "edited"
            case .deleted: "deleted"
            }
        },
        change: { state in
            switch state {
            case .waiting: "waits"
            case .refused: "refused"
            case .conflicting(nil): "gone there"
            case .conflicting: "changed there too"
            }
        },
        explanation: { state in
            switch state {
            case .waiting: "Kept here, and sent when the shelf answers."
            case .refused(let status, ""): "The shelf refuses it (HTTP \(status)). Enter: what to do."
            case .refused(let status, let reason):
                "The shelf refuses it: \(reason) (HTTP \(status)). Enter: what to do."
            case .conflicting(nil): "No longer there: deleted by someone, or lost. Enter: choose what counts."
            case .conflicting: "Someone has changed it there in the meantime. Enter: choose which one counts."
            }
        },
        mine: "Yours",
        theirs: "On the shelf",
        deleted: "(gone)",
        askAbout: { "Shared shelf · \($0)" },
        sendNow: "Send it now",
        edit: "Change the book",
        tryAgain: "Try again",
        takeBack: "Undo the change",
        keepMine: "Keep yours",
        takeTheirs: "Take what is on the shelf",
        keepAllMine: "Keep all your books that are gone there",
        takeAllTheirs: "Remove all books that are gone there",
        takenOff: { "Taken off the list: " + Count($0).of("book", "books", in: .english) },
        backOnList: { "Back on the list: " + Count($0).of("book", "books", in: .english) })
}
