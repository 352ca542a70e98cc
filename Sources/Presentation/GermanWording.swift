import Commands
import Entities

extension Wording {
    static func german(
        _ format: LocaleFormat, _ sources: SourceNames, _ sections: SectionNames, _ keys: KeyNames
    ) -> Wording {
        Wording(
            language: .german,
            keys: keys,
            format: format,
            sources: sources,
            sections: sections,
            movies: "Filme",
            music: "Musik",
            loading: "Lädt …",
            loadingMore: "Lädt mehr …",
            partMissing: "Sie waren nicht zu laden. \(keys(.refresh)) fragt noch einmal.",
            nothingSelected: "Nichts ausgewählt",
            pasteCut: { "Das war zu viel auf einmal: nur die ersten \($0) kB sind eingefügt." },
            cannotSuspend: "Anhalten geht hier nicht: keine Shell zum Fortsetzen",
            tooSmall: { "Zu klein: mindestens \($0)×\($1)" },
            position: { "\($0) von \($1)" },
            positionAmongLoaded: { "\($0) von \($1) geladenen" },
            offline: "offline",
            tryingAgain: { "neuer Versuch: \($0.what)" },
            tryingAgainShort: "wiederholt",
            ago: { seconds in
                switch seconds {
                case ..<60: "von eben"
                case ..<3_600: "von vor \(seconds / 60) Min."
                case ..<86_400: "von vor \(seconds / 3_600) Std."
                case ..<172_800: "von gestern"
                default: "von vor \(seconds / 86_400) Tagen"
                }
            },
            noMovies: Message(
                "Keine Filme", why: "Der Katalog hat keine aus dem letzten Jahr.",
                remedy: "\(keys(.refresh)) fragt noch einmal."),
            noArtists: Message(
                "Keine Interpreten", why: "Der Katalog hat keine geschickt.",
                remedy: "\(keys(.refresh)) fragt noch einmal."),
            noAlbums: Message(
                "Keine Alben", why: "Der Katalog kennt keine von diesem Interpreten.",
                remedy: "\(keys(.refresh)) fragt noch einmal."),
            firstMovie: "Das ist der erste Film der Liste.",
            lastMovie: "Das ist der letzte Film der Liste.",
            message: { germanMessage(for: $0, sources, keys) },
            couldNotLoadMore: { failure, canRetry in
                .failed(
                    "Mehr war nicht zu laden: \(failure.what)\(canRetry ? " · \(keys(.refresh)) versucht es noch einmal" : "")",
                    short: failure.what + (canRetry ? " · \(keys(.refresh)) noch einmal" : ""))
            },
            notRefreshed: { "Nicht erneuert: \($0.what)" },
            notCached: germanNotKept,
            cacheTrouble: { trouble in
                switch trouble {
                case .damaged(isRebuilt: true): "Der Cache war beschädigt und beginnt von vorn."
                case .damaged(isRebuilt: false): "Der Cache ist beschädigt; Matinee arbeitet ohne ihn."
                case .otherVersion(isRebuilt: true): "Der Cache war von einer anderen Version und beginnt von vorn."
                case .otherVersion(isRebuilt: false):
                    "Der Cache ist von einer anderen Version; Matinee arbeitet ohne ihn."
                case .locked: "Der Cache ist anderswo in Gebrauch; vorerst wird nichts behalten."
                case .diskFull: "Die Platte ist voll; im Cache bleibt nichts Neues."
                case .readOnly: "Der Cache ist nicht beschreibbar; nichts Neues wird behalten."
                case .cannotOpen: "Der Cache lässt sich nicht öffnen; Matinee arbeitet ohne ihn."
                case .inputOutput: "Die Platte des Caches versagt; Matinee arbeitet ohne ihn."
                }
            },
            directedBy: "Regie",
            cast: "Besetzung",
            released: "Erschienen",
            runtime: { $0 < 60 ? "\($0) Min." : $0 % 60 == 0 ? "\($0 / 60) Std." : "\($0 / 60) Std. \($0 % 60) Min." },
            rating: "Bewertung",
            votes: { $0.of("Stimme", "Stimmen", in: .german) },
            certification: "Freigabe",
            languages: "Sprachen",
            links: "Links",
            trailers: "Trailer",
            recommendations: "Siehe auch",
            listeners: { $0.of("Hörer", "Hörer", in: .german) },
            plays: { $0.of("Wiedergabe", "Wiedergaben", in: .german) },
            listenersHeading: "Hörer",
            playsHeading: "Wiedergaben",
            fans: { $0.of("Fan", "Fans", in: .german) },
            chartPlace: { position, genre in "Platz \(position) der Charts" + (genre.map { " (\($0))" } ?? "") },
            chartPlaceHeading: "Chartplatz",
            noTracks: "Die Titel sind nicht bekannt.",
            library: .german(sources, keys),
            cache: .german, progress: .german,
            sourceList: .german(keys) { germanMessage(for: $0, sources, keys) },
            about: .german,
            unsaved: .german(keys),
            person: .german,
            readingList: .german(keys),
            shelf: .german,
            query: .german(keys),
            palette: .german, settings: .german,
            goLive: "\(keys(.sources)): Schlüssel",
            pictures: .german,
            theme: .german,
            mouse: .german, messages: .german,
            clipboard: .german,
            plain: .german,
            withKey: { "\(keys(.sources)): \($0)-Schlüssel" },
            asking: { "frage \($0)…" },
            readyToShow: { "\($0) hat geantwortet: \(keys(.refresh)) zeigt es" },
            noAnswer: { "\($0) antwortet nicht" },
            openedLink: { "Im Browser geöffnet: \($0)" },
            browserFailed: { "\($0) \(german($1)). Die Seite: \($2)" },
            linkToOpen: { "Im Browser öffnen: \($0)" },
            trailTitle: "Der Weg hierher",
            help: .german,
            signsTitle: "Zeichen",
            sign: { sign in
                switch sign {
                case .favourite: "Ein Favorit"
                case .note: "Hat eine Notiz"
                case .cursor: "Die ausgewählte Zeile"
                case .focus: "Das Fenster, das die Tastatur hat"
                case .notHere: "Lädt noch"
                }
            },
            hint: { germanHint(for: $0, sections) },
            description: { germanDescription(of: $0, sections) })
    }

    private static func germanHint(for command: Command, _ sections: SectionNames) -> String {
        switch command {
        case .up, .down: "bewegen"
        case .pageUp, .pageDown: "blättern"
        case .halfPageUp, .halfPageDown: "halbe Seite"
        case .first: "Anfang"
        case .last: "Ende"
        case .rowToTop: "nach oben"
        case .rowToMiddle: "zur Mitte"
        case .rowToBottom: "nach unten"
        case .open: "öffnen"
        case .back: "zurück"
        case .otherPane: "Fenster"
        case .shrinkList, .growList: "Größe"
        case .resetPanes: "wie üblich"
        case .turnPanes: "Aufteilung"
        case .section(let id): sections.name(of: id)
        case .next: "nächster"
        case .previous: "voriger"
        case .nextPlace, .previousPlace: "Stelle"
        case .fold: "klappen"
        case .trail: "Weg"
        case .refresh: "neu laden"
        case .openPage: "Seite"
        case .playTrailer: "Trailer"
        case .copy: "kopieren"
        case .favourite: "Favorit"
        case .sort: "ordnen"
        case .filter: "suchen"
        case .refine: "eingrenzen"
        case .keepView: "Ansicht"
        case .delete: "löschen"
        case .undo: "zurückholen"
        case .collection: "Liste"
        case .reading: "Leseliste"
        case .rate: "bewerten"
        case .add: "eintragen"
        case .edit: "ändern"
        case .keepFilter: "behalten"
        case .endFilter: "Filter aus"
        case .lineStart: "Anfang"
        case .lineEnd: "Ende"
        case .eraseWord, .eraseToStart, .eraseToEnd: "löschen"
        case .earlierEntry: "frühere"
        case .laterEntry: "spätere"
        case .note: "Notiz"
        case .save: "sichern"
        case .discard: "verwerfen"
        case .yes: "ja"
        case .no: "nein"
        case .history: "frühere"
        case .takeBack: "zurückholen"
        case .editElsewhere: "$EDITOR"
        case .shelf: "Regal"
        case .pictures: "Bilder"
        case .theme: "Farben"
        case .mouse: "Maus"
        case .posters: "Poster"
        case .toLeft: "links"
        case .toRight: "seitwärts"
        case .sources: "Quellen"
        case .palette: "alles"
        case .about: "über"
        case .messages: "Meldungen"
        case .enterKey: "Schlüssel"
        case .useSource: "benutzen"
        case .saveForm: "sichern"
        case .leaveForm: "abbrechen"
        case .choose: "wählen"
        case .leaveMenu: "zurück"
        case .goThere: "hin"
        case .openBeside: "daneben"
        case .leavePalette: "zurück"
        case .help: "Hilfe"
        case .redraw: "neu zeichnen"
        case .suspend: "anhalten"
        case .quit: "Ende"
        }
    }

    private static func germanDescription(of command: Command, _ sections: SectionNames) -> String {
        switch command {
        case .up: "Nach oben; im Detail nach oben rollen"
        case .down: "Nach unten; im Detail nach unten rollen"
        case .pageUp: "Eine Seite nach oben"
        case .pageDown: "Eine Seite nach unten"
        case .halfPageUp: "Eine halbe Seite nach oben"
        case .halfPageDown: "Eine halbe Seite nach unten"
        case .first: "Zur ersten Zeile"
        case .last: "Zur letzten geladenen Zeile"
        case .rowToTop: "Rollen, bis die Zeile unter dem Cursor oben steht"
        case .rowToMiddle: "Rollen, bis sie in der Mitte steht"
        case .rowToBottom: "Rollen, bis sie unten steht"
        case .open: "Öffnen; nebeneinander: ins Detail"
        case .back: "Zurück; nebeneinander: in die Liste"
        case .otherPane: "In das andere Fenster"
        case .shrinkList: "Weniger Platz für die Liste, mehr für das Detail daneben oder darunter"
        case .growList: "Mehr Platz für die Liste"
        case .resetPanes: "Liste und Detail so, wie sie von selbst sind"
        case .turnPanes: "Liste und Detail nebeneinander, untereinander, oder eins nach dem anderen"
        case .section(let id): sections.name(of: id)
        case .next: "Zum nächsten der Liste, im Detail"
        case .previous: "Zum vorigen der Liste, im Detail"
        case .nextPlace: "Im Detail das nächste markieren, das weiterführt; Enter führt hin"
        case .previousPlace: "Das davor markieren"
        case .fold: "Einen Abschnitt im Detail zu- oder aufklappen"
        case .trail: "Der Weg hierher, um an eine Stelle auf ihm zurückzugehen"
        case .refresh: "Noch einmal versuchen; neu laden"
        case .openPage: "Seine Seite, im Browser"
        case .playTrailer: "Sein Trailer, im Browser"
        case .copy: "Titel, Link, Notiz oder mehr davon kopieren, um es anderswo einzufügen"
        case .favourite: "Zum Favoriten machen, oder nicht mehr"
        case .sort: "Eine Reihenfolge wählen; nochmal dieselbe kehrt sie um"
        case .filter: "Suchen: Geladenes sofort, dazu was die Quelle findet; in der Bibliothek filtern"
        case .refine:
            "Die Liste eingrenzen: Genre, Jahre, Sprache und was ihre Quelle kann; Rücktaste nimmt dort das Letzte zurück"
        case .keepView: "Die eingegrenzte Liste oder die Suche als Ansicht in der Bibliothek behalten"
        case .delete: "Aus der Bibliothek löschen, oder den Schlüssel einer Quelle, nach Rückfrage"
        case .undo: "Das zuletzt Gelöschte zurückholen, auch einen Favoriten oder eine geleerte Notiz"
        case .collection: "Eine andere Liste derselben Quelle: beliebt, demnächst, gefragt"
        case .reading: "Ein Buch vormerken, als begonnen oder gelesen eintragen"
        case .rate: "Ein Buch der Leseliste bewerten"
        case .add: "Ein Buch eintragen, das kein Katalog kennt"
        case .edit: "Ändern, was von einem Buch eingetragen ist"
        case .keepFilter: "Den getippten Filter behalten"
        case .endFilter: "Den Filter beenden, alles wieder zeigen"
        case .lineStart: "An den Anfang der Zeile, die getippt wird"
        case .lineEnd: "An ihr Ende"
        case .eraseWord: "Das Wort vor dem Cursor löschen"
        case .eraseToStart: "Alles vor dem Cursor löschen"
        case .eraseToEnd: "Alles nach dem Cursor löschen"
        case .earlierEntry: "Was dort früher getippt wurde"
        case .laterEntry: "Was dort später als das getippt wurde"
        case .note: "Eine Notiz dazu schreiben"
        case .save: "Die Notiz sichern; Esc sichert und schließt"
        case .discard: "Das in der Notiz Geschriebene verwerfen"
        case .yes: "Ja, wo etwas gefragt wird"
        case .no: "Nein, wo etwas gefragt wird"
        case .history: "Die früheren Fassungen der Notiz"
        case .takeBack: "Die frühere Fassung unter dem Cursor zurückholen"
        case .editElsewhere: "Die Notiz in $EDITOR bearbeiten"
        case .shelf: "Zeigen, was das gemeinsame Regal noch nicht hat, und antworten"
        case .pictures: "Bilder ausblenden oder wieder zeigen"
        case .theme: "Andere Farben wählen: der Cursor zeigt sie gleich, Enter behält sie"
        case .mouse: "Die Maus dem Terminal überlassen, um mit ihr Text auszuwählen, oder sie zurücknehmen"
        case .posters: "Filme, Künstler, Alben oder Bücher als Raster von Bildern zeigen, oder wieder als Zeilen"
        case .toLeft: "Zum Bild links; vor dem ersten einer Zeile zum letzten darüber"
        case .toRight: "Zum Bild rechts; nach dem letzten einer Zeile zum ersten darunter"
        case .sources: "Die Quellen: wie es um sie steht, und ihre Schlüssel"
        case .palette:
            "Alles finden: Befehle, Bereiche, die Bibliothek, Geöffnetes und Geladenes, und was Quellen haben"
        case .about: "Über Matinee: Version, Lizenz, Quellen, Dateien"
        case .messages: "Alle Hinweise dieses Laufs, mit ihrer Zeit"
        case .enterKey: "Einen Schlüssel für die Quelle unter dem Cursor eingeben"
        case .useSource: "Filme oder Musik bis zum Ende von dieser Quelle nehmen, oder wieder der Reihe nach"
        case .saveForm: "Das Ausgefüllte benutzen"
        case .leaveForm: "Das Formular ohne das verlassen"
        case .choose: "Den Eintrag eines Menüs wählen"
        case .leaveMenu: "Das Menü ohne das verlassen"
        case .goThere: "Zum Gefundenen gehen, oder es tun"
        case .openBeside: "Das Gefundene neben dem öffnen, was da ist"
        case .leavePalette: "Dorthin zurückgehen, wo man war"
        case .help: "Alle Tasten, zuerst die, die hier etwas sagen; / sucht darin"
        case .redraw: "Den Bildschirm neu zeichnen"
        case .suspend: "Anhalten; fg holt Matinee zurück"
        case .quit: "Beenden"
        }
    }

    private static func germanMessage(
        for failure: CatalogFailure, _ sources: SourceNames, _ keys: KeyNames
    ) -> Message {
        func failed(_ what: String, _ why: String, _ remedy: String) -> Message {
            Message(what, why: why, remedy: remedy, isFailure: true)
        }
        let retry = "\(keys(.refresh)) versucht es noch einmal."
        let later = "Später noch einmal versuchen: \(keys(.refresh))."
        switch failure {
        case .offline:
            return failed(
                "Keine Verbindung", "Dieser Rechner hat keine Netzverbindung.", "Verbinden, dann \(keys(.refresh)).")
        case .startedOffline:
            return failed(
                "Offline gestartet", "Mit --offline zeigt Matinee nur, was im Cache liegt.",
                "Ohne --offline starten, um mehr zu sehen.")
        case .hostNotFound(let host):
            return failed(
                "Rechner unbekannt", "Zu \(host) ist keine Adresse bekannt.",
                "DNS des Netzes prüfen, dann \(keys(.refresh)).")
        case .connectionRefused(let host):
            return failed("Verbindung abgelehnt", "\(host) nimmt keine Verbindungen an.", later)
        case .connectionLost(let host):
            return failed("Verbindung verloren", "\(host) hat mitten in der Antwort abgebrochen.", retry)
        case .untrusted(let host):
            return failed(
                "Verbindung unsicher", "\(host) konnte sich nicht ausweisen (TLS).",
                "Datum und Zertifikate dieses Rechners oder den Proxy prüfen, dann \(keys(.refresh)).")
        case .timedOut(let host):
            return failed("Zeit abgelaufen", "\(host) hat nicht rechtzeitig geantwortet.", retry)
        case .redirectRefused(let source, let host):
            return failed(
                "Umleitung abgelehnt", "\(host) leitet an einen Ort um, dem nicht zu trauen ist.",
                "\(keys(.refresh)) versucht es noch einmal; sonst \(sources.addressVariable(of: source)) prüfen und Matinee neu starten."
            )
        case .keyRejected(let source):
            return failed(
                "Schlüssel abgewiesen", "\(sources.name(of: source)) weist den Schlüssel zurück.",
                "Mit \(keys(.sources)) einen anderen eingeben.")
        case .keySuspended(let source):
            return failed(
                "Schlüssel gesperrt", "\(sources.name(of: source)) hat den Schlüssel gesperrt.",
                "Dort um einen neuen bitten und ihn mit \(keys(.sources)) eingeben.")
        case .notFound:
            return failed(
                "Nicht gefunden", "Der Katalog kennt das nicht (mehr).", "\(keys(.refresh)) fragt noch einmal.")
        case .rateLimited(let seconds?):
            return failed(
                "Zu viele Anfragen", "Der Dienst bittet, \(seconds) s zu warten.", "Danach \(keys(.refresh)).")
        case .rateLimited(nil):
            return failed("Zu viele Anfragen", "Der Dienst bittet um weniger.", "Etwas warten, dann \(keys(.refresh)).")
        case .unavailable(let status):
            return failed(
                "Dienst gestört",
                status.isRefusal ? "Er hat mit HTTP \(status) geantwortet." : "Der Dienst meldet es selbst.", later)
        case .refused(let status, let message?):
            return failed(
                "Der Dienst lehnt ab", "Er sagt: \(message)" + (status.isRefusal ? " (HTTP \(status))" : ""), retry)
        case .refused(let status, nil):
            return failed(
                "Der Dienst lehnt ab",
                status.isRefusal ? "Er hat mit HTTP \(status) geantwortet." : "Er hat keinen Grund genannt.", retry)
        case .unreadable(let status):
            return failed("Unlesbare Antwort", "Das (HTTP \(status)) ist nicht, was der Dienst zu senden verspricht.", retry)
        case .tooLarge(let limit):
            return failed("Antwort zu groß", "Sie war länger als \(limit / 1_048_576) MB.", retry)
        case .networkLibraryMissing(let name):
            return failed(
                "Keine Netzbibliothek", "\(name) ist nicht installiert.", "Installieren und Matinee neu starten.")
        case .cancelled:
            return failed("Abgebrochen", "Die Anfrage wurde abgebrochen.", retry)
        }
    }
}
