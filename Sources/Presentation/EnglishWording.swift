import Commands
import Entities

extension Wording {
    static func english(
        _ format: LocaleFormat, _ sources: SourceNames, _ sections: SectionNames, _ keys: KeyNames
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
            pasteCut: { "Too much to paste at once: only the first \($0) kB were taken." },
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
            cacheTrouble: { trouble in
                switch trouble {
                case .damaged(isRebuilt: true): "The cache was damaged and has been started over."
                case .damaged(isRebuilt: false): "The cache is damaged; Matinee runs without it."
                case .otherVersion(isRebuilt: true): "The cache was from another version and has been started over."
                case .otherVersion(isRebuilt: false): "The cache is from another version; Matinee runs without it."
                case .locked: "The cache is in use elsewhere; nothing is cached for now."
                case .diskFull: "The disk is full; nothing new is cached."
                case .readOnly: "The cache cannot be written; nothing new is cached."
                case .cannotOpen: "The cache cannot be opened; Matinee runs without it."
                case .inputOutput: "The cache's disk is failing; Matinee runs without it."
                }
            },
            directedBy: "Director",
            cast: "Cast",
            released: "Released",
            runtime: { $0 < 60 ? "\($0) min" : $0 % 60 == 0 ? "\($0 / 60) h" : "\($0 / 60) h \($0 % 60) min" },
            rating: "Rating",
            votes: { $0.of("vote", "votes", in: .english) },
            certification: "Certificate",
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
            goLive: "\(keys(.sources)): add a key",
            pictures: .english,
            theme: .english,
            mouse: .english, messages: .english,
            clipboard: .english,
            plain: .english,
            withKey: { "\(keys(.sources)): \($0) key" },
            asking: { "asking \($0)…" },
            readyToShow: { "\($0) has answered: \(keys(.refresh)) shows it" },
            noAnswer: { "\($0) does not answer" },
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
                case .cursor: "The selected row"
                case .focus: "The pane that has the keyboard"
                case .notHere: "Still loading"
                }
            },
            hint: { englishHint(for: $0, sections) },
            description: { englishDescription(of: $0, sections) })
    }

    private static func englishHint(for command: Command, _ sections: SectionNames) -> String {
        switch command {
        case .up, .down: "move"
        case .pageUp, .pageDown: "page"
        case .halfPageUp, .halfPageDown: "half a page"
        case .first: "top"
        case .last: "end"
        case .rowToTop: "row to top"
        case .rowToMiddle: "to middle"
        case .rowToBottom: "to bottom"
        case .open: "open"
        case .back: "back"
        case .otherPane: "pane"
        case .shrinkList, .growList: "resize"
        case .resetPanes: "usual size"
        case .turnPanes: "panes"
        case .section(let id): sections.name(of: id)
        case .next: "next"
        case .previous: "previous"
        case .nextPlace, .previousPlace: "places"
        case .fold: "fold"
        case .trail: "way"
        case .refresh: "refresh"
        case .openPage: "page"
        case .playTrailer: "trailer"
        case .copy: "copy"
        case .favourite: "favourite"
        case .sort: "sort"
        case .filter: "search"
        case .refine: "refine"
        case .keepView: "keep view"
        case .delete: "delete"
        case .undo: "undo"
        case .collection: "list"
        case .reading: "reading list"
        case .rate: "rate"
        case .add: "add a book"
        case .edit: "edit"
        case .keepFilter: "keep"
        case .endFilter: "end search"
        case .lineStart: "start"
        case .lineEnd: "end"
        case .eraseWord, .eraseToStart, .eraseToEnd: "erase"
        case .earlierEntry: "earlier"
        case .laterEntry: "later"
        case .note: "note"
        case .save: "save"
        case .discard: "discard"
        case .yes: "yes"
        case .no: "no"
        case .history: "earlier"
        case .takeBack: "take back"
        case .editElsewhere: "$EDITOR"
        case .shelf: "shared shelf"
        case .pictures: "pictures"
        case .theme: "theme"
        case .mouse: "mouse"
        case .posters: "posters"
        case .toLeft: "left"
        case .toRight: "sideways"
        case .sources: "sources"
        case .palette: "anything"
        case .about: "about"
        case .messages: "messages"
        case .enterKey: "key"
        case .useSource: "use"
        case .saveForm: "save"
        case .leaveForm: "cancel"
        case .choose: "choose"
        case .leaveMenu: "back"
        case .goThere: "go"
        case .openBeside: "beside"
        case .leavePalette: "back"
        case .help: "help"
        case .redraw: "redraw"
        case .suspend: "suspend"
        case .quit: "quit"
        }
    }

    private static func englishDescription(of command: Command, _ sections: SectionNames) -> String {
        switch command {
        case .up: "Move up; scroll up in a detail"
        case .down: "Move down; scroll down in a detail"
        case .pageUp: "A page up"
        case .pageDown: "A page down"
        case .halfPageUp: "Half a page up"
        case .halfPageDown: "Half a page down"
        case .first: "To the first row"
        case .last: "To the last row that is loaded"
        case .rowToTop: "Scroll, so that the row under the cursor is the first in sight"
        case .rowToMiddle: "Scroll, so that it is in the middle"
        case .rowToBottom: "Scroll, so that it is the last in sight"
        case .open: "Open; in a split, go to the detail"
        case .back: "Back; in a split, to the list"
        case .otherPane: "To the other pane of a split"
        case .shrinkList: "Less room for the list, more for the detail beside or below it"
        case .growList: "More room for the list"
        case .resetPanes: "List and detail as they are by themselves"
        case .turnPanes: "List and detail beside each other, one below the other, or one at a time"
        case .section(let id): sections.name(of: id)
        case .next: "Next one of the list, in a detail"
        case .previous: "Previous one of the list, in a detail"
        case .nextPlace: "Mark the next thing in a detail that leads on; Enter goes there"
        case .previousPlace: "Mark the one before it"
        case .fold: "Fold or unfold a section of a detail"
        case .trail: "The way that you have come, to go back to a place on it"
        case .refresh: "Try again; ask for fresh data"
        case .openPage: "Its page, in the browser"
        case .playTrailer: "Its trailer, in the browser"
        case .copy: "Copy its title, its link, your note or more, to paste it elsewhere"
        case .favourite: "Make it a favourite, or no longer one"
        case .sort: "Choose an order; the same again turns it round"
        case .filter: "Search: what is loaded at once, and what the source finds; in the library, filter"
        case .refine:
            "Narrow the list: genre, years, language and whatever its source can; Backspace there takes the last back"
        case .keepView: "Keep the list as it is refined, or what is searched for, as a view in the library"
        case .delete: "Delete from the library, or the key of a source, after a question"
        case .undo: "Bring back what was deleted last, a favourite, or a note that was emptied"
        case .collection: "Another list of the same source: popular, upcoming, trending"
        case .reading: "Of a book: whether you want to read it, are reading it or have read it"
        case .rate: "Rate a book of your reading list"
        case .add: "Write down a book that no catalogue knows"
        case .edit: "Change what was written down of a book"
        case .keepFilter: "Keep the filter that is being typed"
        case .endFilter: "End the filter, and show all again"
        case .lineStart: "To the start of the line that is being typed"
        case .lineEnd: "To its end"
        case .eraseWord: "Erase the word before the cursor"
        case .eraseToStart: "Erase all before the cursor"
        case .eraseToEnd: "Erase all after the cursor"
        case .earlierEntry: "What was typed there earlier"
        case .laterEntry: "What was typed there later than that"
        case .note: "Write a note about it"
        case .save: "Save the note; Esc saves and closes"
        case .discard: "Discard what was written in the note"
        case .yes: "Yes, where something is asked"
        case .no: "No, where something is asked"
        case .history: "The earlier texts of the note"
        case .takeBack: "Take back the earlier text under the cursor"
        case .editElsewhere: "Edit the note in $EDITOR"
        case .shelf: "Show what the shared shelf does not have yet, and answer what it asks"
        case .pictures: "Hide pictures, or show them again"
        case .theme: "Choose other colours: each is shown as the cursor moves; Enter keeps it"
        case .mouse: "Leave the mouse to the terminal, to select text with it, or take it back"
        case .posters: "Show films, artists, albums or books as a grid of pictures, or as rows again"
        case .toLeft: "The picture to the left; before the first of a line, the last one above"
        case .toRight: "The picture to the right; behind the last of a line, the first one below"
        case .sources: "The sources: how they are, and their keys"
        case .palette:
            "Find anything: commands, sections, the library, what was opened or is loaded, and what sources have"
        case .about: "About Matinee: version, licence, sources, files"
        case .messages: "All notices of this run, with their times"
        case .enterKey: "Enter a key for the source under the cursor"
        case .useSource: "Take films or music from that source until the end, or by its order again"
        case .saveForm: "Use what was filled in"
        case .leaveForm: "Leave the form without that"
        case .choose: "Choose the entry of a menu"
        case .leaveMenu: "Leave the menu without that"
        case .goThere: "Go to what was found, or do it"
        case .openBeside: "Open what was found beside what is there"
        case .leavePalette: "Go back to where you were"
        case .help: "All keys, those that say something here first; / searches them"
        case .redraw: "Draw the screen anew"
        case .suspend: "Suspend; fg brings Matinee back"
        case .quit: "Quit"
        }
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
                "Not found", "The catalogue does not have this, or no longer has it.", "Press \(keys(.refresh)) to ask again.")
        case .rateLimited(let seconds?):
            return failed(
                "Too many requests", "The service asks you to wait \(seconds) s.", "Press \(keys(.refresh)) after that.")
        case .rateLimited(nil):
            return failed(
                "Too many requests", "The service asks for fewer requests.", "Wait a little, then press \(keys(.refresh)).")
        case .unavailable(let status):
            return failed(
                "The service is down", status.isRefusal ? "It answered with HTTP \(status)." : "The service says so itself.",
                later)
        case .refused(let status, let message?):
            return failed(
                "The service refused", "It says: \(message)" + (status.isRefusal ? " (HTTP \(status))" : ""), retry)
        case .refused(let status, nil):
            return failed(
                "The service refused", status.isRefusal ? "It answered with HTTP \(status)." : "It gave no reason.",
                retry)
        case .unreadable(let status):
            return failed("Unreadable answer", "The answer (HTTP \(status)) is not in the form that the service promises.", retry)
        case .tooLarge(let limit):
            return failed("Answer too large", "It was longer than \(limit / 1_048_576) MB.", retry)
        case .networkLibraryMissing(let name):
            return failed("No network library", "\(name) is not installed.", "Install it, and start Matinee again.")
        case .cancelled:
            return failed("Cancelled", "The request was called off.", retry)
        }
    }
}

extension Int {
    /// Whether the HTTP status is itself an error. A service may also report an error in the body of a successful
    /// answer; then the status explains nothing.
    var isRefusal: Bool { self >= 400 }
}
