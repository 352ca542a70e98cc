import Entities
import Presentation
import TestSupport

@testable import Browsing

/// All messages of the wording tables by the name of their property, with the longest names and paths.
struct EverySaying {
    /// Its place on the screen.
    enum Place {
        /// In the middle of a pane, or below its text.
        case pane(Message)
        /// At the bottom of the screen.
        case notice(Message)
        case question(Question)
        /// Below the last row of a list.
        case tail(ListState.Tail)
    }

    let sayings: [String: [Place]]

    private static let title = "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb"
    private static let url = "https://www.themoviedb.org/movie/" + String(repeating: "935-dr-strangelove-", count: 9)

    private static let editor = "/usr/local/bin/an-editor --wait"
    private static let keptFile = "/home/ada/.local/state/matinee/rescued/note-1234.txt"
    private static let editorFailures: [EditorFailure] = [
        .notFound(program: editor), .ended(program: editor, .status(3)), .ended(program: editor, .signal(11)),
        .notUTF8(program: editor), .noFile(program: editor), .noTemporaryFolder(path: "/nowhere/at/all"),
    ]

    /// Names, headings and single words, which are not messages.
    static let labels: Set = [
        "format", "movies", "music", "nothingSelected", "tooSmall", "position", "positionAmongLoaded", "offline",
        "tryingAgain", "tryingAgainShort", "ago", "notRefreshed", "directedBy", "cast", "released",
        "runtime", "rating", "votes", "certification", "languages", "links", "trailers", "recommendations", "listeners",
        "plays", "fans", "chartPlace", "listenersHeading", "playsHeading", "chartPlaceHeading", "noTracks", "library",
        "sources", "sections", "goLive", "withKey", "asking", "noAnswer",
        "helpTitle",
        "signsTitle", "sign", "hint", "description", "loadingMore",
        "library.title", "library.place", "library.kind", "library.byAdded", "library.byTitle", "library.byKind",
        "library.keptFrom", "library.unknown", "library.notUnderstood", "library.staysAsItIs", "library.added",
        "library.note", "library.noteAbout", "library.historyOf", "library.unsaved", "library.saving",
        "library.saved",
        "unsaved", "unsaved.title", "unsaved.stillUnderWay", "unsaved.notWaitedFor",
        "unsaved.notDone", "unsaved.draftKept",
        "unsaved.textIsPrinted", "unsaved.textFollows", "unsaved.unsavedWithoutDraft", "unsaved.unsavedNote",
    ]

    init(_ wording: Wording) {
        let library = wording.library
        func notices(_ sentences: String...) -> [Place] { sentences.map { .notice(Message($0)) } }
        var sayings: [String: [Place]] = [
            "loading": [.pane(Message(wording.loading))],
            "noMovies": [.pane(wording.noMovies)],
            "noArtists": [.pane(wording.noArtists)],
            "noAlbums": [.pane(wording.noAlbums)],
            "firstMovie": [.pane(Message(wording.firstMovie))],
            "lastMovie": [.pane(Message(wording.lastMovie))],
            "pasteCut": notices(wording.pasteCut(64)),
            "cannotSuspend": notices(wording.cannotSuspend),
            "message": CatalogFailure.all.map { .pane(wording.message($0)) },
            "couldNotLoadMore": CatalogFailure.all.map {
                .tail(wording.couldNotLoadMore(wording.message($0), $0 != .startedOffline))
            },
            "notCached": FolderFailure.all.flatMap { failure in
                [[FolderKind.state], FolderKind.allCases].map { .notice(wording.notCached($0, failure)) }
            },
            "cacheTrouble": CacheTrouble.all.map { .notice(Message(wording.cacheTrouble($0))) },
            "browserFailed": notices(
                wording.browserFailed("a-browser", .status(3), Self.url),
                wording.browserFailed("a-browser", .signal(11), Self.url)),
            "readyToShow": notices(wording.readyToShow("A Service")),
            "openedLink": notices(wording.openedLink(Self.url)),
            "linkToOpen": notices(wording.linkToOpen(Self.url)),
        ]
        sayings["library.empty"] = [.pane(library.empty)]
        sayings["library.nothingMatches"] = [true, false].map { .pane(library.nothingMatches(Self.title, $0)) }
        sayings["library.failure"] = LibraryFailure.all.flatMap { failure in
            [.pane(library.failure(failure)), .notice(library.failure(failure))]
        }
        sayings["library.textStays"] = LibraryFailure.all.map { failure in
            let message = library.failure(failure)
            return .pane(Message(message.what, why: message.why, remedy: library.textStays, isFailure: true))
        }
        sayings["library.askDelete"] = [true, false].map { .question(library.askDelete(Self.title, $0)) }
        sayings["library.askDiscard"] = [.question(library.askDiscard)]
        sayings["library.deleted"] = notices(library.deleted(Self.title))
        sayings["library.restored"] = notices(library.restored(Self.title))
        sayings["library.noteRemoved"] = notices(library.noteRemoved(Self.title))
        sayings["library.noteRestored"] = notices(library.noteRestored(Self.title))
        sayings["library.nothingToUndo"] = notices(library.nothingToUndo)
        sayings["library.noEarlierTexts"] = [.pane(library.noEarlierTexts)]
        sayings["library.waiting"] = [.notice(library.waiting)]
        sayings["library.editorFailed"] = Self.editorFailures.flatMap { failure in
            [nil, Self.keptFile].map { .notice(Message(library.editorFailed(failure, $0))) }
        }
        sayings["library.temporaryFolderUnusable"] = notices(library.temporaryFolderUnusable("/nowhere/at/all", "/tmp"))
        sayings["library.overwritten"] = notices(library.overwritten)
        let unsaved = wording.unsaved
        sayings["unsaved.finishing"] = notices(unsaved.finishing(true), unsaved.finishing(false))
        sayings["unsaved.askQuit"] = [.question(unsaved.askQuit)]
        sayings["unsaved.noDraft"] = FolderFailure.all.map { .pane(unsaved.noDraft($0)) }
        sayings["unsaved.draftsLeft"] = notices(unsaved.draftsLeft(1, Self.title), unsaved.draftsLeft(12, Self.title))
        sayings["unsaved.askTakeUp"] = [true, false].map { .question(unsaved.askTakeUp("Nov 20, 2026", $0)) }
        sayings["unsaved.takenElsewhere"] = notices(unsaved.takenElsewhere)
        sayings["unsaved.onlyDraft"] = notices(unsaved.onlyDraft)
        self.sayings = sayings
    }

    /// The properties of the tables, by reflection.
    static func properties(of wording: Wording) -> Set<String> {
        func labels(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }
        let parts = [("library", labels(wording.library)), ("unsaved", labels(wording.unsaved))]
        return Set(labels(wording) + parts.flatMap { part, names in names.map { "\(part).\($0)" } })
    }
}
