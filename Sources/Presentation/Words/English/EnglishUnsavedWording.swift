import Commands
import Entities

extension UnsavedWording {
    static func english(_ keys: KeyNames) -> UnsavedWording {
        UnsavedWording(
            title: "Not everything is saved",
            finishing: { $0 ? "Saving… Esc stays, Ctrl-C asks" : "Saving before it ends…" },
            askQuit: Question("Quit anyway?", yes: "quit", no: "stay", keys: keys),
            stillUnderWay: "It is still being saved.",
            notWaitedFor: "It was not waited for.",
            notDone: { order in
                switch order.kind {
                case .addFavourite: "“\(order.title)” is not a favourite yet"
                case .removeFavourite: "“\(order.title)” is still a favourite"
                case .saveNote: "The note on “\(order.title)” is not saved"
                case .removeNote: "The note on “\(order.title)” is still there"
                case .delete: "“\(order.title)” is not deleted"
                case .restore: "“\(order.title)” is not back"
                case .takeBack: "“\(order.title)” is not as it was before"
                case .setStanding: "“\(order.title)” is not marked as you wanted"
                case .removeStanding: "“\(order.title)” is still marked"
                case .writeEvent: "“\(order.title)” is not in the diary as you wanted"
                case .removeEvent: "“\(order.title)” is still in the diary"
                case .placeInList: "“\(order.title)” is not in that list"
                case .takeOutOfList: "“\(order.title)” is still in that list"
                case .relink: "What you said “\(order.title)” is has not been saved"
                }
            },
            draftKept: "A draft is kept, and offered when you open the note again.",
            textIsPrinted: "If you quit, the text is printed in the terminal.",
            textFollows: "No draft could be kept either. This is the text:",
            noDraft: {
                let reason = Wording.englishNotKept([.state], because: $0)
                return Message(
                    "No draft can be kept", why: reason.why, remedy: reason.remedy, place: reason.place, isFailure: true
                )
            },
            unsavedWithoutDraft: "not saved, no draft",
            draftsLeft: { count, title in
                Count(count).form(
                    "Not saved: a note on “\(title)” · 3, \(keys(.note))",
                    "\(count) notes are not saved · 3, \(keys(.note))", in: .english)
            },
            askTakeUp: { day, isOlder in
                Question(
                    "This text of \(day) was never saved\(isOlder ? ", and the note has changed since" : ""). "
                        + "Go on with it, or with the saved note?",
                    yes: "this text", no: "saved note", keys: keys)
            },
            takenElsewhere: "That text is open in another Matinee, or has been saved there.",
            unsavedNote: "note not saved",
            onlyDraft: "Only an unsaved note is here: \(keys(.note)) opens it.")
    }
}
