import Commands
import Entities

extension Wording {
    static func english(
        _ format: LocaleFormat, _ sources: SourceNames, _ sections: SectionNames, _ keys: KeyNames,
        _ pictures: PictureWording
    ) -> Wording {
        Wording(
            language: .english,
            keys: keys,
            format: format,
            sources: sources,
            sections: sections,
            movies: "Movies",
            music: "Music",
            loading: "Loading…",
            loadingMore: "Loading more…",
            partMissing: "Could not be loaded. \(keys(.refresh)) tries again.",
            nothingSelected: "Nothing selected",
            pasteCut: "Too much to paste at once: only its beginning was taken.",
            cannotSuspend: "Cannot suspend: there is no shell to come back from",
            tooSmall: { "Too small: needs at least \($0)×\($1)" },
            position: { "\($0) of \($1)" },
            positionAmongLoaded: { "\($0) of \($1) loaded" },
            offline: "offline",
            tryingAgain: { "trying again: \($0.what.lowercasingFirst)" },
            tryingAgainShort: "retrying",
            ago: { seconds in
                switch seconds {
                case ..<60: "from a moment ago"
                case ..<3_600: "from \(seconds / 60) min ago"
                case ..<86_400: "from \(seconds / 3_600) h ago"
                case ..<172_800: "from yesterday"
                default: "from \(seconds / 86_400) days ago"
                }
            },
            noMovies: Message(
                "No films", why: "The catalogue has none for the past year.",
                remedy: "Press \(keys(.refresh)) to ask again."),
            noArtists: Message(
                "No artists", why: "The catalogue sent none.", remedy: "Press \(keys(.refresh)) to ask again."),
            noAlbums: Message(
                "No albums", why: "The catalogue knows none of this artist.",
                remedy: "Press \(keys(.refresh)) to ask again."),
            firstMovie: "This is the first film of the list.",
            lastMovie: "This is the last film of the list.",
            message: { englishMessage(for: $0, sources, keys) },
            couldNotLoadMore: { failure, canRetry in
                let remedy = canRetry ? " · \(keys(.refresh)) to retry" : ""
                return .failed(
                    "Could not load more: \(failure.what.lowercasingFirst)\(remedy)", short: failure.what + remedy)
            },
            notRefreshed: { "Not refreshed: \($0.what.lowercasingFirst)" },
            notCached: englishNotKept,
            cacheTrouble: englishCacheTrouble,
            directedBy: "Director",
            cast: "Cast",
            released: "Released",
            runtime: { $0 < 60 ? "\($0) min" : $0 % 60 == 0 ? "\($0 / 60) h" : "\($0 / 60) h \($0 % 60) min" },
            rating: "Rating",
            votes: { $0.of("vote", "votes", in: .english) },
            languages: "Spoken",
            links: "Links",
            trailers: "Trailers",
            recommendations: "See also",
            listeners: { $0.of("listener", "listeners", in: .english) },
            plays: { $0.of("play", "plays", in: .english) },
            listenersHeading: "Listeners",
            playsHeading: "Plays",
            fans: { $0.of("fan", "fans", in: .english) },
            chartPlace: { position, genre in "No. \(position) in the chart" + (genre.map { " of \($0)" } ?? "") },
            chartPlaceHeading: "Chart",
            noTracks: "No track list available.",
            library: .english(sources, keys),
            cache: .english, progress: .english,
            sourceList: .english(keys) { englishMessage(for: $0, sources, keys) },
            about: .english,
            unsaved: .english(keys),
            person: .english,
            readingList: .english(keys),
            shelf: .english,
            query: .english(keys),
            palette: .english, settings: .english,
            pictures: pictures,
            theme: .english,
            mouse: .english, messages: .english,
            clipboard: .english,
            plain: .english,
            withKey: { "\(keys(.sources)): more \($0) with a key" },
            asking: { "asking \($0)…" },
            readyToShow: { "\($0) has answered: \(keys(.refresh)) shows it" },
            readyToShowBriefly: { "\(keys(.refresh)) shows \($0 ?? "it")" },
            noAnswer: { "\($0) does not answer" },
            wrongAnswer: { "\($0) answers unreadably" },
            asksToWait: { source, seconds in "\(source) asks to wait" + (seconds.map { " \(englishTime($0))" } ?? "") },
            refuses: { "\($0) refuses to answer" },
            openedLink: { "Opened in the browser: \($0)" },
            browserFailed: { "\($0) \(english($1)). The page: \($2)" },
            linkToOpen: { "Open in a browser: \($0)" },
            trailTitle: "How you got here",
            help: .english,
            signsTitle: "Signs",
            sign: { sign in
                switch sign {
                case .favourite: "A favourite"
                case .note: "Has a note"
                case .rating: "How people rate it, or you"
                case .wanted: "You want to see, hear or read it"
                case .begun: "You have begun it"
                case .paused: "You have paused it"
                case .done: "You have seen, heard or read it"
                case .givenUp: "You have given it up"
                case .film: "A film"
                case .music: "Music: an artist or an album"
                case .book: "A book"
                case .pokemon: "A Pokémon"
                case .list: "A list of your own"
                case .view: "A view: a list kept under a name"
                case .cursor: "The selected row"
                case .focus: "The pane that has the keyboard"
                case .notHere: "Still loading"
                case .sourceAnswers: "The source answers"
                case .sourceAsked: "The source is being asked"
                case .sourceAtHand: "Built in or kept: the source was not asked, or did not answer"
                case .sourceFails: "The source does not answer, and nothing of it is kept"
                }
            },
            words: CommandWords.english)
    }

    private static func englishMessage(
        for failure: CatalogFailure, _ sources: SourceNames, _ keys: KeyNames
    ) -> Message {
        func failed(_ what: String, _ why: String, _ remedy: String) -> Message {
            Message(what, why: why, remedy: remedy, isFailure: true)
        }
        let retry = "Press \(keys(.refresh)) to retry."
        let later = "Try again later: press \(keys(.refresh))."
        switch failure {
        case .offline:
            return failed(
                "You are offline", "This machine has no network connection.", "Connect, then press \(keys(.refresh)).")
        case .startedOffline:
            return failed(
                "Started offline", "With --offline Matinee shows only what it has cached.",
                "Start it without --offline to see more.")
        case .hostNotFound(let host):
            return failed(
                "Host not found", "No address is known for \(host).",
                "Check the network's DNS, then press \(keys(.refresh)).")
        case .connectionRefused(let host):
            return failed("Connection refused", "\(host) does not accept connections.", later)
        case .connectionLost(let host):
            return failed("Connection lost", "\(host) hung up in the middle of its answer.", retry)
        case .untrusted(let host):
            return failed(
                "No secure connection", "\(host) could not prove who it is (TLS).",
                "Check this machine's date and certificates, or the network's proxy, then press \(keys(.refresh)).")
        case .timedOut(let host):
            return failed("Timed out", "\(host) did not answer in time.", retry)
        case .redirectRefused(let source, let host):
            return failed(
                "Redirect refused", "\(host) redirects to an address that is not safe to follow.",
                "Press \(keys(.refresh)) to retry, or check \(sources.addressVariable(of: source)) and start Matinee again."
            )
        case .redirectsInCircles(let source, let host):
            return failed(
                "Redirects in a circle", "\(host) redirects again and again, and leads nowhere.",
                "Press \(keys(.refresh)) to retry, or check \(sources.addressVariable(of: source)) and start Matinee again."
            )
        case .keyRejected(let source):
            return failed(
                "Key not accepted", "\(sources.name(of: source)) refuses the key.",
                "Press \(keys(.sources)) to enter another one.")
        case .keySuspended(let source):
            return failed(
                "Key suspended", "\(sources.name(of: source)) has suspended the key.",
                "Get a new one there, then press \(keys(.sources)) to enter it.")
        case .notFound:
            return failed(
                "Not found", "The catalogue does not have this, or no longer has it.",
                "Press \(keys(.refresh)) to ask again.")
        case .rateLimited(let seconds?):
            return failed(
                "Too many requests", "The service asks you to wait \(englishTime(seconds)).",
                "Press \(keys(.refresh)) after that.")
        case .rateLimited(nil):
            return failed(
                "Too many requests", "The service asks for fewer requests.",
                "Wait a little, then press \(keys(.refresh)).")
        case .unavailable(let status):
            return failed(
                "The service is down",
                status.isRefusal ? "It answered with HTTP \(status)." : "The service says so itself.",
                later)
        case .refused(let status, let message?):
            return failed(
                "The service refused", "It says: \(message)" + (status.isRefusal ? " (HTTP \(status))" : ""), retry)
        case .refused(let status, nil):
            return failed(
                "The service refused", status.isRefusal ? "It answered with HTTP \(status)." : "It gave no reason.",
                retry)
        case .unreadable(let status):
            let number = status > 0 ? " (HTTP \(status))" : ""
            return failed(
                "Unreadable answer", "The answer\(number) is not in the form that the service promises.", retry)
        case .tooLarge(let limit):
            return failed("Answer too large", "It was longer than \(limit / 1_048_576) MB.", retry)
        case .networkLibraryMissing(let name):
            return failed("No network library", "\(name) is not installed.", "Install it, and start Matinee again.")
        case .cancelled:
            return failed("Cancelled", "The request was called off.", retry)
        }
    }
}

extension Wording {
    /// How long to wait. Nobody needs to know more exactly, and nobody waits longer than a day.
    private static func englishTime(_ seconds: Int) -> String {
        switch seconds {
        case ..<120: "\(seconds) s"
        case ..<7_200: "\((seconds + 59) / 60) min"
        case ..<86_400: "\((seconds + 3_599) / 3_600) h"
        default: "a day or more"
        }
    }
}

extension Int {
    /// Whether the HTTP status is itself an error. A service may also report an error in the body of a successful
    /// answer; then the status explains nothing.
    var isRefusal: Bool { self >= 400 }
}
