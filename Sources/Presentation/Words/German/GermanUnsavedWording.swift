import Commands
import Entities

extension UnsavedWording {
    static func german(_ keys: KeyNames) -> UnsavedWording {
        UnsavedWording(
            title: "Nicht alles ist gesichert",
            finishing: { $0 ? "Sichert … Esc bleibt, Ctrl-C fragt" : "Sichert noch …" },
            askQuit: Question("Trotzdem beenden?", yes: "beenden", no: "bleiben", keys: keys),
            stillUnderWay: "Es wird noch gesichert.",
            notWaitedFor: "Auf das Sichern wurde nicht gewartet.",
            notDone: { order in
                switch order.kind {
                case .addFavourite: "„\(order.title)“ ist kein Favorit geworden"
                case .removeFavourite: "„\(order.title)“ ist noch Favorit"
                case .saveNote: "Die Notiz zu „\(order.title)“ ist nicht gesichert"
                case .removeNote: "Die Notiz zu „\(order.title)“ ist noch da"
                case .delete: "„\(order.title)“ ist nicht gelöscht"
                case .restore: "„\(order.title)“ ist nicht wieder da"
                case .takeBack: "„\(order.title)“ ist nicht wieder wie vorher"
                case .setStanding: "„\(order.title)“ ist nicht so vermerkt, wie es sollte"
                case .removeStanding: "„\(order.title)“ ist noch vermerkt"
                case .writeEvent: "„\(order.title)“ steht nicht so im Tagebuch, wie es sollte"
                case .removeEvent: "„\(order.title)“ steht noch im Tagebuch"
                case .placeInList: "„\(order.title)“ steht nicht in dieser Liste"
                case .takeOutOfList: "„\(order.title)“ steht noch in dieser Liste"
                case .relink: "Was „\(order.title)“ ist, ist nicht gesichert"
                }
            },
            draftKept: "Ein Entwurf davon ist behalten; beim nächsten Öffnen der Notiz wird er angeboten.",
            textIsPrinted: "Beim Beenden wird der Text im Terminal ausgegeben.",
            textFollows: "Auch ein Entwurf ließ sich nicht behalten. Das ist der Text:",
            noDraft: {
                let reason = Wording.germanNotKept([.state], because: $0)
                return Message(
                    "Kein Entwurf lässt sich behalten", why: reason.why, remedy: reason.remedy, place: reason.place,
                    isFailure: true)
            },
            unsavedWithoutDraft: "nicht gesichert, kein Entwurf",
            draftsLeft: { count, title in
                Count(count).form(
                    "Nicht gesichert: Notiz zu „\(title)“ · 3, \(keys(.note))",
                    "\(count) Notizen sind nicht gesichert · 3, \(keys(.note))",
                    in: .german)
            },
            askTakeUp: { day, isOlder in
                Question(
                    "Dieser Text vom \(day) wurde nie gesichert\(isOlder ? "; die Notiz hat sich seither geändert" : ""). "
                        + "Mit ihm weiter, oder mit der gesicherten Notiz?",
                    yes: "dieser Text", no: "gesicherte Notiz", keys: keys)
            },
            takenElsewhere: "Der Text ist in einem anderen Matinee offen, oder dort gesichert.",
            unsavedNote: "Notiz nicht gesichert",
            onlyDraft: "Hier gibt es nur eine Notiz, die nicht gesichert wurde: \(keys(.note)) öffnet sie.")
    }
}
