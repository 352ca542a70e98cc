import Commands

extension CommandWords {
    static func german(_ command: Command) -> CommandWords {
        switch command {
        case .up: .init("bewegen", "Nach oben; im Detail nach oben scrollen")
        case .down: .init("bewegen", "Nach unten; im Detail nach unten scrollen")
        case .pageUp: .init("blättern", "Eine Seite nach oben")
        case .pageDown: .init("blättern", "Eine Seite nach unten")
        case .halfPageUp: .init("halbe Seite", "Eine halbe Seite nach oben")
        case .halfPageDown: .init("halbe Seite", "Eine halbe Seite nach unten")
        case .first: .init("Anfang", "Zur ersten Zeile", typed: "anfang")
        case .last: .init("Ende", "Zur letzten geladenen Zeile", typed: "ende")
        case .rowToTop: .init("nach oben", "Scrollen, bis die ausgewählte Zeile oben steht")
        case .rowToMiddle: .init("zur Mitte", "Scrollen, bis die ausgewählte Zeile in der Mitte steht")
        case .rowToBottom: .init("nach unten", "Scrollen, bis die ausgewählte Zeile unten steht")
        case .open:
            .init(
                "öffnen", "Öffnen; nebeneinander: ins Detail", typed: "öffnen",
                inLines: "Zur Zeile mit dieser Nummer; die Nummer allein genügt")
        case .back:
            .init(
                "zurück", "Zurück; nebeneinander: in die Liste", typed: "zurück z esc",
                inLines: "Zurück dahin, wo Sie waren; was gefragt ist, bleibt")
        case .otherPane: .init("Fenster", "In das andere Fenster")
        case .section: .ofSections
        case .shrinkList: .init("Größe", "Weniger Platz für die Liste, mehr für das Detail daneben oder darunter")
        case .growList: .init("Größe", "Mehr Platz für die Liste")
        case .resetPanes: .init("wie üblich", "Zurück zur üblichen Aufteilung von Liste und Detail")
        case .turnPanes:
            .init("Aufteilung", "Liste und Detail nebeneinander, untereinander, oder eins nach dem anderen")
        case .next:
            .init(
                "nächster", "Zum nächsten der Liste, im Detail", typed: "weiter w mehr",
                inLines: "Die nächsten zehn Zeilen; in einem Detail das nächste")
        case .previous:
            .init(
                "voriger", "Zum vorigen der Liste, im Detail", typed: "vorige v vorher",
                inLines: "Die zehn Zeilen davor; in einem Detail das davor")
        case .nextPlace: .init("Links", "Im Detail den nächsten Link auswählen; Enter folgt ihm")
        case .previousPlace: .init("Links", "Im Detail den vorigen Link auswählen")
        case .fold:
            .init(
                "klappen", "Einen Abschnitt im Detail zu- oder aufklappen", typed: "über falten",
                inLines: "Alles, was sonst bekannt ist")
        case .trail: .init("Weg", "Die Seiten zeigen, die hierher führten, um zu einer zurückzugehen")
        case .refresh: .init("neu laden", "Noch einmal versuchen; neu laden", typed: "neu")
        case .openPage: .init("Seite", "Seine Webseite im Browser öffnen", typed: "seite")
        case .playTrailer: .init("Trailer", "Seinen Trailer im Browser öffnen", typed: "trailer")
        case .copy: .init("kopieren", "Titel, Link, Notiz oder mehr davon kopieren, um es anderswo einzufügen")
        case .favourite: .init("Favorit", "Zum Favoriten machen, oder nicht mehr", typed: "favorit f")
        case .note: .init("Notiz", "Eine Notiz dazu schreiben", typed: "notiz")
        case .save: .init("sichern", "Die Notiz sichern; Esc sichert und schließt", typed: "sichern speichern")
        case .discard: .init("verwerfen", "Das in der Notiz Geschriebene verwerfen", typed: "verwerfen")
        case .history: .init("frühere", "Die früheren Fassungen der Notiz", typed: "verlauf")
        case .editElsewhere: .init("$EDITOR", "Die Notiz in $EDITOR bearbeiten", typed: "editor")
        case .sort: .init("ordnen", "Eine Reihenfolge wählen; nochmal dieselbe kehrt sie um", typed: "sortieren")
        case .filter:
            .init(
                "suchen", "Suchen: Geladenes sofort, dazu was die Quelle findet; in der Bibliothek filtern",
                typed: "suche finde /", inLines: "Mit den Wörtern dahinter suchen")
        case .refine:
            .init(
                "eingrenzen",
                "Die Liste eingrenzen: Genre, Jahre, Sprache und was ihre Quelle kann",
                typed: "filter", inLines: "Die Liste eingrenzen: jeder Filter hat eine Nummer und einen Namen")
        case .keepView:
            .init(
                "Ansicht", "Die eingegrenzte Liste oder die Suche als Ansicht in der Bibliothek behalten",
                typed: "behalten")
        case .delete:
            .init(
                "löschen", "Aus der Bibliothek löschen, oder den Schlüssel einer Quelle, nach Rückfrage",
                typed: "löschen")
        case .undo:
            .init(
                "zurückholen", "Das zuletzt Gelöschte zurückholen, auch einen Favoriten oder eine geleerte Notiz",
                typed: "rückgängig")
        case .collection:
            .init("Liste", "Eine andere Liste derselben Quelle: beliebt, demnächst, gefragt", typed: "listen")
        case .reading: .init("Leseliste", "Ein Buch vormerken, als begonnen oder gelesen eintragen", typed: "lesen")
        case .rate: .init("bewerten", "Ein Buch der Leseliste bewerten", typed: "bewerten")
        case .add: .init("eintragen", "Ein Buch eintragen, das kein Katalog kennt", typed: "dazu")
        case .edit: .init("ändern", "Ändern, was von einem Buch eingetragen ist", typed: "ändern")
        case .shelf: .init("Regal", "Zeigen, was das gemeinsame Regal noch nicht hat, und antworten", typed: "regal")
        case .posters:
            .init("Poster", "Filme, Künstler, Alben oder Bücher als Raster von Bildern zeigen, oder wieder als Zeilen")
        case .palette:
            .init(
                "alles",
                "Alles finden: Befehle, Bereiche, die Bibliothek, Geöffnetes und Geladenes, und was Quellen haben")
        case .pictures: .init("Bilder", "Bilder ausblenden oder wieder zeigen")
        case .theme: .init("Farben", "Andere Farben wählen: Der Cursor zeigt sie sofort, Enter behält sie")
        case .mouse:
            .init("Maus", "Die Maus dem Terminal überlassen, um mit ihr Text auszuwählen, oder sie zurücknehmen")
        case .sources: .init("Quellen", "Die Quellen, ihren Stand und ihre Schlüssel zeigen", typed: "quellen")
        case .about: .init("über", "Über Matinee: Version, Lizenz, Quellen, Dateien", typed: "programm")
        case .messages: .init("Meldungen", "Alle Meldungen seit dem Start, mit ihrer Zeit")
        case .help:
            .init(
                "Hilfe", "Alle Tasten, zuerst die, die hier etwas tun; / sucht darin", typed: "hilfe h ?",
                inLines: "Sagen, was sich hier sagen lässt")
        case .redraw: .init("neu zeichnen", "Den Bildschirm neu zeichnen")
        case .suspend: .init("anhalten", "Anhalten; fg holt Matinee zurück")
        case .quit: .init("Ende", "Beenden", typed: "beenden q")
        case .yes: .init("ja", "Mit Ja antworten", typed: "ja j")
        case .no: .init("nein", "Mit Nein antworten", typed: "nein")
        case .keepFilter: .init("behalten", "Den getippten Filter behalten")
        case .endFilter:
            .init(
                "Filter aus", "Den Filter beenden, alles wieder zeigen", typed: "alle",
                inLines: "Wieder die ganze Liste, ohne die Suche")
        case .lineStart: .init("Anfang", "An den Anfang der Zeile")
        case .lineEnd: .init("Ende", "An das Ende der Zeile")
        case .eraseWord: .init("löschen", "Das Wort vor dem Cursor löschen")
        case .eraseToStart: .init("löschen", "Alles vor dem Cursor löschen", typed: "leeren")
        case .eraseToEnd: .init("löschen", "Alles nach dem Cursor löschen")
        case .earlierEntry: .init("frühere", "Was dort früher getippt wurde")
        case .laterEntry: .init("spätere", "Was dort danach getippt wurde")
        case .takeBack: .init("zurückholen", "Die frühere Fassung unter dem Cursor zurückholen", typed: "zurückholen")
        case .enterKey:
            .init("Schlüssel", "Einen Schlüssel für die Quelle unter dem Cursor eingeben", typed: "schlüssel")
        case .useSource:
            .init(
                "benutzen", "Filme oder Musik bis zum Ende von dieser Quelle nehmen, oder wieder der Reihe nach",
                typed: "nutzen")
        case .saveForm: .init("sichern", "Das Formular sichern", typed: "sichern speichern")
        case .leaveForm: .init("abbrechen", "Das Formular verlassen, ohne zu sichern")
        case .choose: .init("wählen", "Den Eintrag eines Menüs wählen")
        case .clear: .init("aufheben", "Im Menü, das eine Liste eingrenzt: den gewählten Eintrag aufheben")
        case .leaveMenu: .init("zurück", "Das Menü verlassen, ohne zu wählen")
        case .goThere: .init("hin", "Zum Gefundenen gehen, oder es ausführen")
        case .openBeside: .init("daneben", "Das Gefundene neben dem öffnen, was da ist")
        case .leavePalette: .init("zurück", "Dorthin zurückgehen, wo man war")
        case .toLeft: .init("links", "Zum Bild links")
        case .toRight: .init("seitwärts", "Zum Bild rechts")
        }
    }
}
