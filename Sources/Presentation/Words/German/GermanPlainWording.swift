extension PlainWording {
    static let german = PlainWording(
        words: { CommandWords.german($0).typed },
        sayings: { saying in
            switch saying {
            case .go: ["gehe", "bereich"]
            case .mark: ["markieren"]
            case .again: ["nochmal", "zeige"]
            }
        },
        help: { saying in
            switch saying {
            case .go: "Zu einem Bereich gehen, nach Name oder Nummer; der Name allein genügt"
            case .mark: "Einen Eintrag markieren oder nicht mehr markieren"
            case .again: "Noch einmal sagen, was hier ist; eine leere Zeile tut das auch"
            }
        },
        description: { CommandWords.german($0).inLines },
        range: { first, last, total in "\(first) bis \(last)" + (total.map { " von \($0)" } ?? "") },
        ratingOf: { "Wertung \($0)" },
        favourite: "Favorit",
        withNote: "Notiz",
        chosen: "gewählt",
        excluded: "nicht gewünscht",
        empty: "leer",
        hidden: "nicht gezeigt",
        number: "NUMMER",
        someWords: "WÖRTER",
        someNumber: "N",
        someName: "NAME",
        asksFor: { "\($0) (ein . allein für nichts):" },
        notShown: "Was getippt wird, ist nicht zu sehen.",
        searchLabel: "Suchwörter",
        noteHelp: "Zeilen tippen, die zur Notiz kommen. Eine Zeile mit . allein sichert und schließt sie; .verwerfen, "
            + ".verlauf, .vereinen, .editor und .leeren tun, was sie sagen; .. beginnt eine Zeile mit einem Punkt.",
        formHelp:
            "Eine Nummer und den neuen Text tippen, oder nur die Nummer, um gefragt zu werden; dann sichern oder "
            + "zurück.",
        error: { "Fehler: \($0)" },
        loading: "Lädt.",
        unknown: { word, nearest in
            "„\(word)“ ist hier unbekannt" + (nearest.map { "; gemeint „\($0)“?" } ?? ".")
                + " „hilfe“ nennt, was es gibt."
        },
        ambiguous: { word, words in "„\(word)“ kann \(words.joined(separator: ", ")) sein. Bitte mehr davon tippen." },
        notHere: { "„\($0)“ tut hier nichts. „hilfe“ nennt, was geht." },
        onlyOnScreens: { "„\($0)“ gibt es nur auf dem ganzen Bildschirm." },
        needsNumber: { "Welches? „\($0)“ mit einer Nummer tippen." },
        noSuchNumber: { "Die Nummer \($0) gibt es hier nicht." },
        nothingFurther: "Mehr gibt es nicht.",
        changed: "Das hat sich inzwischen geändert; es ist nichts geschehen:",
        answerFirst: "Das muss zuerst beantwortet werden.",
        lineTooLong: { "Diese Zeile ist länger als \($0 / 1_048_576) MB; nichts davon wurde übernommen." },
        noLines: "Das lässt sich nicht in Zeilen zeigen. „zurück“ führt dorthin, wo du warst.",
        helpTitle: "Was du hier tippen kannst",
        sectionsTitle: "Bereiche",
        keysToo:
            "Eine Taste, die eine Meldung nennt, lässt sich auch als Wort tippen; von jedem Wort genügt der Anfang.")
}
