import Commands
import Entities

extension Wording {
    static func german(
        _ format: LocaleFormat, _ sources: SourceNames, _ sections: SectionNames, _ keys: KeyNames,
        _ pictures: PictureWording
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
            pasteCut: "Das war zu viel auf einmal: nur der Anfang ist eingefügt.",
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
            cacheTrouble: germanCacheTrouble,
            directedBy: "Regie",
            cast: "Besetzung",
            released: "Erschienen",
            runtime: { $0 < 60 ? "\($0) Min." : $0 % 60 == 0 ? "\($0 / 60) Std." : "\($0 / 60) Std. \($0 % 60) Min." },
            rating: "Bewertung",
            votes: { $0.of("Stimme", "Stimmen", in: .german) },
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
            pictures: pictures,
            theme: .german,
            mouse: .german, messages: .german,
            clipboard: .german,
            plain: .german,
            withKey: { "\(keys(.sources)): mehr \($0) mit Schlüssel" },
            asking: { "frage \($0)…" },
            readyToShow: { "\($0) hat geantwortet: \(keys(.refresh)) zeigt es" },
            readyToShowBriefly: { "\(keys(.refresh)) zeigt \($0 ?? "es")" },
            noAnswer: { "\($0) antwortet nicht" },
            wrongAnswer: { "\($0) antwortet unlesbar" },
            asksToWait: { source, seconds in
                "\(source) bittet" + (seconds.map { ", \(germanTime($0))" } ?? "") + " zu warten"
            },
            refuses: { "\($0) lehnt ab" },
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
                case .rating: "Wie andere es bewerten, oder du"
                case .wanted: "Das willst du sehen, hören oder lesen"
                case .begun: "Das hast du begonnen"
                case .paused: "Das ruht"
                case .done: "Das hast du gesehen, gehört oder gelesen"
                case .givenUp: "Das hast du aufgegeben"
                case .film: "Ein Film"
                case .music: "Musik: ein Interpret oder ein Album"
                case .book: "Ein Buch"
                case .pokemon: "Ein Pokémon"
                case .list: "Eine eigene Liste"
                case .view: "Eine Ansicht: eine Liste mit Namen"
                case .cursor: "Die ausgewählte Zeile"
                case .focus: "Das Fenster, das die Tastatur hat"
                case .notHere: "Lädt noch"
                case .sourceAnswers: "Die Quelle antwortet"
                case .sourceAsked: "Die Quelle wird gefragt"
                case .sourceAtHand: "Eingebaut oder behalten: die Quelle ist nicht gefragt oder antwortet nicht"
                case .sourceFails: "Die Quelle antwortet nicht, und nichts von ihr ist aufbewahrt"
                }
            },
            words: CommandWords.german)
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
        case .redirectsInCircles(let source, let host):
            return failed(
                "Umleitung im Kreis", "\(host) leitet immer wieder um und führt nirgendwohin.",
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
                "Zu viele Anfragen", "Der Dienst bittet, \(germanTime(seconds)) zu warten.",
                "Danach \(keys(.refresh)).")
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
            let number = status > 0 ? " (HTTP \(status))" : ""
            return failed("Unlesbare Antwort", "Das\(number) ist nicht, was der Dienst zu senden verspricht.", retry)
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

extension Wording {
    /// How long to wait. Nobody needs to know more exactly, and nobody waits longer than a day.
    private static func germanTime(_ seconds: Int) -> String {
        switch seconds {
        case ..<120: "\(seconds) s"
        case ..<7_200: "\((seconds + 59) / 60) min"
        case ..<86_400: "\((seconds + 3_599) / 3_600) Std."
        default: "einen Tag oder länger"
        }
    }
}
