import Entities

extension ShelfWording {
    static let german = ShelfWording(
        title: "Änderungen für das gemeinsame Regal",
        empty: Message(
            "Nichts wartet", why: "Das gemeinsame Regal hat alle Änderungen von hier.",
            remedy: "Esc führt zurück zur Liste."),
        failed: { "Das gemeinsame Regal: \($0.what). Änderungen werden dafür aufgehoben." },
        pending: { count, unanswered in
            let changes = "! \(Count(count).of("Änderung", "Änderungen", in: .german)) für das gemeinsame Regal"
            return unanswered == 0 ? changes : "\(changes), \(unanswered) zu beantworten"
        },
        kind: { kind in
            switch kind {
            case .added: "neu"
            case .edited: "geändert"
            case .deleted: "gelöscht"
            }
        },
        change: { state in
            switch state {
            case .waiting: "wartet"
            case .refused: "abgelehnt"
            case .conflicting(nil): "dort nicht mehr da"
            case .conflicting: "dort auch geändert"
            }
        },
        explanation: { state in
            switch state {
            case .waiting: "Sie ist hier aufgehoben und wird gesendet, sobald das Regal antwortet."
            case .refused(let status, ""):
                "Das Regal lehnt sie ab (HTTP \(status)). Enter: was zu tun ist."
            case .refused(let status, let reason):
                "Das Regal lehnt sie ab: \(reason) (HTTP \(status)). Enter: was zu tun ist."
            case .conflicting(nil): "Es ist dort nicht mehr da: gelöscht oder verloren. Enter: wähle, was gilt."
            case .conflicting: "Jemand hat es dort inzwischen geändert. Enter: wähle, was gilt."
            }
        },
        mine: "Deine",
        theirs: "Im Regal",
        deleted: "(nicht mehr da)",
        askAbout: { "Gemeinsames Regal · \($0)" },
        sendNow: "Jetzt senden",
        edit: "Das Buch ändern",
        tryAgain: "Noch einmal versuchen",
        takeBack: "Änderung zurücknehmen",
        keepMine: "Deine behalten",
        takeTheirs: "Nehmen, was im Regal ist",
        keepAllMine: "Alle deine behalten, die dort fehlen",
        takeAllTheirs: "Alle, die dort fehlen, von deiner Liste nehmen",
        takenOff: { "Von der Liste genommen: " + Count($0).of("Buch", "Bücher", in: .german) },
        backOnList: { "Wieder auf der Liste: " + Count($0).of("Buch", "Bücher", in: .german) })
}
