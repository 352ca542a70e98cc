import Commands

extension CommandWords {
    static func german(_ command: Command) -> CommandWords {
        switch command {
        case .up: .init("bewegen", "Nach oben gehen oder scrollen")
        case .down: .init("bewegen", "Nach unten gehen oder scrollen")
        case .pageUp: .init("blättern", "Eine Seite nach oben")
        case .pageDown: .init("blättern", "Eine Seite nach unten")
        case .halfPageUp: .init("halbe Seite", "Eine halbe Seite nach oben")
        case .halfPageDown: .init("halbe Seite", "Eine halbe Seite nach unten")
        case .first: .init("Anfang", "Zur ersten Zeile", typed: "anfang")
        case .last: .init("Ende", "Zur letzten geladenen Zeile", typed: "ende")
        case .rowToTop: .init("nach oben", "Ausgewählte Zeile nach oben scrollen", named: "Zeile nach oben")
        case .rowToMiddle: .init("zur Mitte", "Ausgewählte Zeile in die Mitte scrollen", named: "Zeile zur Mitte")
        case .rowToBottom: .init("nach unten", "Ausgewählte Zeile nach unten scrollen", named: "Zeile nach unten")
        case .open:
            .init(
                "öffnen", "Öffnen, oder auf die Seite daneben", typed: "öffnen",
                inLines: "Zur Zeile mit dieser Nummer; die Nummer allein genügt")
        case .back:
            .init(
                "zurück", "Zurück, oder in die Liste daneben", typed: "zurück z esc",
                inLines: "Zurück dahin, wo du warst, ohne auf eine Frage zu antworten")
        case .otherPane: .init("Fenster", "In die Liste, oder auf die Seite daneben", named: "Anderes Fenster")
        case .section: .ofSections
        case .shrinkList: .init("Größe", "Der Liste weniger Platz, der Seite mehr", named: "Liste kleiner")
        case .growList: .init("Größe", "Der Liste mehr Platz, der Seite weniger", named: "Liste größer")
        case .resetPanes: .init("wie üblich", "Liste und Seite wie üblich aufteilen", named: "Übliche Aufteilung")
        case .turnPanes: .init("Aufteilung", "Die Seite daneben, darunter oder allein", named: "Andere Aufteilung")
        case .next:
            .init(
                "nächster", "Den nächsten Eintrag der Liste zeigen", named: "Nächster der Liste",
                typed: "weiter w mehr", inLines: "Die nächsten zehn Zeilen; in einem Detail das nächste")
        case .previous:
            .init(
                "voriger", "Den vorigen Eintrag der Liste zeigen", named: "Voriger der Liste",
                typed: "vorige v vorher", inLines: "Die zehn Zeilen davor; in einem Detail das davor")
        case .nextPlace: .init("Links", "Den nächsten Link wählen; Enter folgt", named: "Nächster Link")
        case .previousPlace: .init("Links", "Den vorigen Link wählen", named: "Voriger Link")
        case .fold:
            .init(
                "klappen", "Einen Teil der Seite auf- oder zuklappen", named: "Auf- oder zuklappen",
                typed: "über falten", inLines: "Alles, was sonst bekannt ist")
        case .trail: .init("Weg", "Mehrere Seiten auf einmal zurückgehen", named: "Mehrere Seiten zurück")
        case .refresh: .init("neu laden", "Noch einmal versuchen; neu laden", typed: "neu")
        case .openPage: .init("Seite", "Seine Webseite im Browser öffnen", named: "Webseite öffnen", typed: "seite")
        case .playTrailer:
            .init(
                "Trailer", "Seinen Trailer im Browser öffnen", named: "Trailer abspielen", typed: "trailer")
        case .copy: .init("kopieren", "Titel, Link, Notiz oder mehr kopieren")
        case .favourite: .init("Favorit", "Zum Favoriten machen, oder nicht mehr", typed: "favorit f")
        case .note: .init("Notiz", "Eine Notiz dazu schreiben", typed: "notiz")
        case .save: .init("sichern", "Die Notiz sichern; Esc schließt sie auch", typed: "sichern speichern")
        case .discard: .init("verwerfen", "Das in der Notiz Geschriebene verwerfen", typed: "verwerfen")
        case .history:
            .init(
                "frühere", "Die früheren Fassungen der Notiz", named: "Frühere Fassungen", typed: "verlauf")
        case .editElsewhere:
            .init(
                "$EDITOR", "Die Notiz in $EDITOR bearbeiten", named: "In $EDITOR bearbeiten", typed: "editor")
        case .joinVersions:
            .init(
                "vereinen", "Fassungen von mehreren Geräten vereinen", named: "Fassungen vereinen", typed: "vereinen")
        case .sort: .init("ordnen", "Eine Reihenfolge wählen oder umkehren", typed: "sortieren")
        case .filter:
            .init(
                "suchen", "In dieser Liste und ihrer Quelle suchen", named: "In dieser Liste suchen",
                typed: "suche finde /", inLines: "Mit den Wörtern dahinter suchen")
        case .refine:
            .init(
                "eingrenzen", "Die Liste eingrenzen; etwa nach Genre", named: "Liste eingrenzen", typed: "filter",
                inLines: "Die Liste eingrenzen: jeder Filter hat eine Nummer und einen Namen")
        case .keepView:
            .init(
                "Ansicht", "Suche oder Filter als Ansicht behalten", named: "Als Ansicht behalten", typed: "behalten")
        case .delete:
            .init(
                "löschen", "Löschen, auch Schlüssel; fragt vorher",
                typed: "löschen")
        case .undo:
            .init(
                "zurückholen", "Zuletzt Entferntes zurückholen",
                typed: "rückgängig")
        case .collection:
            .init(
                "Liste", "Eine andere Liste wählen; etwa demnächst", named: "Andere Listen", typed: "listen")
        case .nextTab:
            .init(
                "Reiter", "Den nächsten Reiter der Liste zeigen", named: "Nächster Reiter", typed: "reiter")
        case .previousTab:
            .init(
                "Reiter", "Den vorigen Reiter der Liste zeigen", named: "Voriger Reiter", typed: "reiter-zurück")
        case .standing:
            .init(
                "Tagebuch", "Vormerken, begonnen, gesehen, aufgegeben", named: "Im Tagebuch vermerken",
                typed: "tagebuch")
        case .rate: .init("bewerten", "Es bewerten", typed: "bewerten")
        case .lists:
            .init(
                "Listen", "In deine Listen setzen oder herausnehmen", named: "In eine Liste setzen", typed: "liste")
        case .moveUp: .init("hinauf", "Es in deiner Liste hinaufschieben", named: "Nach oben schieben", typed: "hinauf")
        case .moveDown:
            .init(
                "schieben", "Es in deiner Liste hinunterschieben", named: "Nach unten schieben", typed: "hinunter")
        case .importFile:
            .init(
                "Import", "Datei eines Dienstes, Export einlesen", named: "Datei einlesen", typed: "importieren")
        case .add:
            .init(
                "eintragen", "Ein Buch eintragen, das kein Katalog hat", named: "Buch eintragen", typed: "dazu")
        case .edit:
            .init("ändern", "Liste, Eintrag oder eigenes Buch ändern", typed: "ändern")
        case .shelf:
            .init(
                "Regal", "Zeigen, was im gemeinsamen Regal fehlt", named: "Gemeinsames Regal", typed: "regal")
        case .confirm:
            .init(
                "zu klären", "Klären, wovon nur der Name bekannt ist",
                typed: "klären")
        case .posters:
            .init("Raster", "Bilder im Raster, oder wieder Zeilen", named: "Raster oder Zeilen")
        case .palette:
            .init(
                "alles",
                "Alles finden; Befehle, Titel, Listen")
        case .pictures: .init("Bilder", "Bilder ausblenden oder wieder zeigen")
        case .theme: .init("Farben", "Andere Farben wählen; gleich zu sehen")
        case .mouse: .init("Maus", "Maus zum Auswählen von Text freigeben", named: "Maus freigeben")
        case .sources: .init("Quellen", "Quellen, ihr Stand und ihre Schlüssel", typed: "quellen")
        case .about: .init("über", "Version, Lizenz, Quellen, Dateien zeigen", named: "Über Matinee", typed: "programm")
        case .arrivals:
            .init(
                "von anderen", "Zeigen, was von anderen Geräten kam", named: "Von anderen Geräten", typed: "gekommen")
        case .messages: .init("Meldungen", "Alle Meldungen seit dem Start")
        case .help:
            .init(
                "Hilfe", "Alle Tasten, zuerst die von hier", typed: "hilfe h ?",
                inLines: "Sagen, was sich hier sagen lässt")
        case .redraw: .init("neu zeichnen", "Den Bildschirm neu zeichnen")
        case .suspend: .init("anhalten", "Anhalten; fg holt Matinee zurück")
        case .quit: .init("Ende", "Beenden", named: "Beenden", typed: "beenden q")
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
                "benutzen", "Bis zum Ende nutzen; nochmal beendet das",
                typed: "nutzen")
        case .take:
            .init(
                "das ist es", "Den ersten Fund nehmen; Ziffern: andere", typed: "nehmen",
                inLines: "Es ist das erste vom Gefundenen; die Zahl allein nimmt ein anderes")
        case .noneOfThese: .init("nichts davon", "Nichts davon ist es", typed: "nichts")
        case .putOff: .init("später", "Später entscheiden und weitergehen", typed: "später")
        case .takeAll: .init("alle genauen", "Alles mit genau einem Treffer nehmen", typed: "genau")
        case .nextField: .init("nächstes", "Zum nächsten Feld")
        case .previousField: .init("voriges", "Zum vorigen Feld")
        case .nextChoice: .init("wählen", "Nächste Wahl, Haken; Ziffer bewertet")
        case .previousChoice: .init("wählen", "Vorige Wahl eines Feldes, oder Haken")
        case .saveForm: .init("sichern", "Das Formular sichern", typed: "sichern speichern")
        case .leaveForm: .init("abbrechen", "Das Formular verlassen, ohne zu sichern")
        case .choose: .init("wählen", "Den Eintrag eines Menüs wählen")
        case .mark: .init("markieren", "Einen Eintrag markieren, auch mehrere")
        case .clear: .init("aufheben", "Den ausgewählten Filter aufheben")
        case .leaveMenu: .init("zurück", "Das Menü verlassen, ohne zu wählen")
        case .goThere: .init("hin", "Zum Gefundenen gehen, oder es ausführen")
        case .openBeside: .init("daneben", "Das Gefundene daneben öffnen")
        case .leavePalette: .init("zurück", "Dorthin zurückgehen, wo man war")
        case .toLeft: .init("links", "Zum Bild links")
        case .toRight: .init("links/rechts", "Zum Bild rechts")
        }
    }
}
