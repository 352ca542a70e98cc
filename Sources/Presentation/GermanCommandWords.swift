import Commands

extension CommandWords {
    static func german(_ command: Command) -> CommandWords {
        switch command {
        case .up: .init("bewegen", "Nach oben; auf einer Seite nach oben scrollen")
        case .down: .init("bewegen", "Nach unten; auf einer Seite nach unten scrollen")
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
                "öffnen", "Öffnen; steht die Seite daneben, dorthin gehen", typed: "öffnen",
                inLines: "Zur Zeile mit dieser Nummer; die Nummer allein genügt")
        case .back:
            .init(
                "zurück", "Zurück; von der Seite daneben in die Liste", typed: "zurück z esc",
                inLines: "Zurück dahin, wo Sie waren; was gefragt ist, bleibt")
        case .otherPane: .init("Fenster", "In die Liste, oder auf die Seite daneben")
        case .section: .ofSections
        case .shrinkList: .init("Größe", "Die Liste kleiner machen; die Seite daneben oder darunter wird größer")
        case .growList: .init("Größe", "Die Liste größer machen")
        case .resetPanes: .init("wie üblich", "Liste und Seite wie üblich aufteilen")
        case .turnPanes:
            .init("Aufteilung", "Die Seite neben oder unter die Liste stellen; oder eins nach dem anderen")
        case .next:
            .init(
                "nächster", "Den nächsten Eintrag der Liste zeigen", typed: "weiter w mehr",
                inLines: "Die nächsten zehn Zeilen; in einem Detail das nächste")
        case .previous:
            .init(
                "voriger", "Den vorigen Eintrag der Liste zeigen", typed: "vorige v vorher",
                inLines: "Die zehn Zeilen davor; in einem Detail das davor")
        case .nextPlace: .init("Links", "Den nächsten Link der Seite auswählen; Enter folgt ihm")
        case .previousPlace: .init("Links", "Den vorigen Link der Seite auswählen")
        case .fold:
            .init(
                "klappen", "Einen Teil der Seite auf- oder zuklappen", typed: "über falten",
                inLines: "Alles, was sonst bekannt ist")
        case .trail: .init("Weg", "Mehrere Seiten auf einmal zurückgehen; zeigt alle, die hierher führten")
        case .refresh: .init("neu laden", "Noch einmal versuchen; neu laden", typed: "neu")
        case .openPage: .init("Seite", "Seine Webseite im Browser öffnen", typed: "seite")
        case .playTrailer: .init("Trailer", "Seinen Trailer im Browser öffnen", typed: "trailer")
        case .copy: .init("kopieren", "Titel, Link, Notiz oder mehr kopieren")
        case .favourite: .init("Favorit", "Zum Favoriten machen, oder nicht mehr", typed: "favorit f")
        case .note: .init("Notiz", "Eine Notiz dazu schreiben", typed: "notiz")
        case .save: .init("sichern", "Die Notiz sichern; Esc sichert und schließt", typed: "sichern speichern")
        case .discard: .init("verwerfen", "Das in der Notiz Geschriebene verwerfen", typed: "verwerfen")
        case .history: .init("frühere", "Die früheren Fassungen der Notiz", typed: "verlauf")
        case .editElsewhere: .init("$EDITOR", "Die Notiz in $EDITOR bearbeiten", typed: "editor")
        case .joinVersions:
            .init("vereinen", "Fassungen der Notiz von mehreren Geräten vereinen", typed: "vereinen")
        case .sort: .init("ordnen", "Eine Reihenfolge wählen; dieselbe nochmal kehrt sie um", typed: "sortieren")
        case .filter:
            .init(
                "suchen", "Hier suchen, und was die Quelle hat; in der Bibliothek filtern",
                typed: "suche finde /", inLines: "Mit den Wörtern dahinter suchen")
        case .refine:
            .init(
                "eingrenzen",
                "Die Liste eingrenzen; nach Genre, Jahren, Sprache und mehr",
                typed: "filter", inLines: "Die Liste eingrenzen: jeder Filter hat eine Nummer und einen Namen")
        case .keepView:
            .init(
                "Ansicht", "Diese Suche oder Auswahl behalten; als Ansicht, in der Bibliothek",
                typed: "behalten")
        case .delete:
            .init(
                "löschen", "Aus der Bibliothek löschen; auch den Schlüssel einer Quelle; fragt vorher",
                typed: "löschen")
        case .undo:
            .init(
                "zurückholen", "Gelöschtes zurückholen; auch einen Favoriten oder eine geleerte Notiz",
                typed: "rückgängig")
        case .collection:
            .init("Liste", "Eine andere Liste wählen; beliebt, demnächst, gefragt und andere", typed: "listen")
        case .nextTab:
            .init("Reiter", "Den nächsten Reiter der Liste zeigen; alle, Filme, Bücher und andere", typed: "reiter")
        case .previousTab: .init("Reiter", "Den vorigen Reiter der Liste zeigen", typed: "reiter-zurück")
        case .standing:
            .init(
                "Tagebuch", "Sagen, was es dir ist: vorgemerkt, begonnen, heute oder früher gesehen, aufgegeben",
                typed: "tagebuch")
        case .rate: .init("bewerten", "Es bewerten", typed: "bewerten")
        case .lists: .init("Listen", "Es in deine Listen setzen oder herausnehmen", typed: "liste")
        case .moveUp: .init("hinauf", "Es in deiner Liste hinaufschieben", typed: "hinauf")
        case .moveDown: .init("schieben", "Es in deiner Liste hinunterschieben", typed: "hinunter")
        case .importFile:
            .init(
                "Import", "Eine Datei eines Dienstes oder einen Export in die Bibliothek nehmen", typed: "importieren")
        case .add: .init("eintragen", "Ein Buch eintragen, das kein Katalog kennt", typed: "dazu")
        case .edit:
            .init("ändern", "Eine Liste, einen Eintrag im Tagebuch oder ein eigenes Buch ändern", typed: "ändern")
        case .shelf:
            .init("Regal", "Zeigen, was im gemeinsamen Regal fehlt; dort auf seine Fragen antworten", typed: "regal")
        case .confirm:
            .init(
                "zu klären", "Nach dem suchen, was nur mit Namen da ist; etwa Importiertes, und es klären",
                typed: "klären")
        case .posters:
            .init("Poster", "Bilder im Raster zeigen, oder wieder Zeilen")
        case .palette:
            .init(
                "alles",
                "Alles finden: Befehle, Bereiche, die Bibliothek, Geöffnetes und Geladenes, und was Quellen haben")
        case .pictures: .init("Bilder", "Bilder ausblenden oder wieder zeigen")
        case .theme: .init("Farben", "Andere Farben wählen; der Cursor zeigt sie sofort, Enter behält sie")
        case .mouse:
            .init("Maus", "Die Maus dem Terminal überlassen; um Text auszuwählen; nochmal nimmt sie zurück")
        case .sources: .init("Quellen", "Quellen, ihr Stand und ihre Schlüssel", typed: "quellen")
        case .about: .init("über", "Über Matinee: Version, Lizenz, Quellen, Dateien", typed: "programm")
        case .arrivals:
            .init("von anderen", "Was von anderen Geräten kam; dort lässt es sich zurücknehmen", typed: "gekommen")
        case .messages: .init("Meldungen", "Alle Meldungen seit dem Start")
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
        case .takeBack: .init("zurückholen", "Die ausgewählte Fassung zurückholen", typed: "zurückholen")
        case .enterKey:
            .init("Schlüssel", "Einen Schlüssel für die Quelle eingeben", typed: "schlüssel")
        case .useSource:
            .init(
                "benutzen", "Diese Quelle bis zum Ende benutzen; für Filme oder Musik; nochmal beendet das",
                typed: "nutzen")
        case .take:
            .init(
                "nehmen", "Es ist das erste vom Gefundenen; eine Ziffer nimmt ein anderes", typed: "nehmen",
                inLines: "Es ist das erste vom Gefundenen; die Zahl allein nimmt ein anderes")
        case .noneOfThese: .init("nichts davon", "Es ist nichts vom Gefundenen", typed: "nichts")
        case .putOff: .init("später", "Später entscheiden und weitergehen", typed: "später")
        case .nextField: .init("nächstes", "Zum nächsten Feld; nach dem letzten kommt das erste")
        case .previousField: .init("voriges", "Zum vorigen Feld")
        case .saveForm: .init("fertig", "Das Formular sichern", typed: "sichern speichern")
        case .leaveForm: .init("abbrechen", "Das Formular verlassen, ohne zu sichern")
        case .choose: .init("wählen", "Den Eintrag eines Menüs wählen")
        case .clear: .init("aufheben", "Den ausgewählten Eintrag aufheben; im Menü, das eine Liste eingrenzt")
        case .leaveMenu: .init("zurück", "Das Menü verlassen, ohne zu wählen")
        case .goThere: .init("hin", "Zum Gefundenen gehen, oder es ausführen")
        case .openBeside: .init("daneben", "Das Gefundene neben dem öffnen, was da ist")
        case .leavePalette: .init("zurück", "Dorthin zurückgehen, wo man war")
        case .toLeft: .init("links", "Zum Bild links")
        case .toRight: .init("links/rechts", "Zum Bild rechts")
        }
    }
}
