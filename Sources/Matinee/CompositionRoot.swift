import AnswerCache
import ArtistList
import Browsing
import BuiltIn
import Entities
import HTTP
import LastFM
import Library
import MovieList
import Navigation
import Presentation
import Services
import TMDB

/// Creates all services and scenes and connects them: the only place that knows them all.
@MainActor
struct CompositionRoot {
    let movies: any MovieCatalog
    let music: any MusicCatalog
    let library: any Library
    let drafts: any Drafts
    let wording: Wording
    let pause: Pause
    let draftPause: Pause
    let links: any LinkOpener
    let display: any Display
    let notices: any NoticeBoard
    let editor: any ExternalEditor
    let undo: UndoStack<LibraryFailure>
    private let today: @Sendable () -> CalendarDate
    /// The live catalogues that have a key, in use or not.
    private let keys: Set<SourceID>

    /// Why answers are not cached; nil if there is no cache.
    let cacheTroubles: AsyncStream<CacheTrouble>?
    /// News of automatic retries.
    let retryNews: AsyncStream<RetryNews>

    /// - Parameters:
    ///   - makeClient: makes the HTTP client.
    ///   - today: the current day in the user's time zone.
    init(
        settings: Settings, options: LaunchOptions, folders: Folders, library: any Library,
        drafts: any Drafts, wording: Wording, pause: Pause, draftPause: Pause, links: any LinkOpener,
        display: any Display, notices: any NoticeBoard,
        editor: any ExternalEditor, makeClient: (_ isOffline: Bool) -> HTTPClient = Self.makeClient,
        today: @escaping @Sendable () -> CalendarDate = Matinee.today
    ) {
        self.library = library
        self.drafts = drafts
        self.wording = wording
        self.pause = pause
        self.draftPause = draftPause
        self.links = links
        self.display = display
        self.notices = notices
        self.editor = editor
        undo = UndoStack(
            notices: notices, nothing: Message(wording.library.nothingToUndo), message: wording.library.failure)
        self.today = today
        keys = Set([settings.tmdbKey.map { _ in .tmdb }, settings.lastFMKey.map { _ in .lastFM }].compactMap(\.self))
        let isLive = !options.usesBuiltIn && (settings.tmdbKey != nil || settings.lastFMKey != nil)
        let store = isLive ? folders[.cache].map { AnswerStore(folder: $0) } : nil
        cacheTroubles = store?.troubles
        let http = makeClient(options.isOffline)
        retryNews = http.retryNews
        let locale = settings.contentLocale
        if let key = settings.tmdbKey, !options.usesBuiltIn {
            movies = TMDBCatalog(
                http: http, store: store, baseURL: settings.tmdbURL, key: key, locale: locale,
                lastPage: settings.tmdbPages)
        } else {
            movies = BuiltInMovieCatalog()
        }
        if let key = settings.lastFMKey, !options.usesBuiltIn {
            music = LastFMCatalog(http: http, store: store, baseURL: settings.lastFMURL, key: key, locale: locale)
        } else {
            music = BuiltInMusicCatalog()
        }
    }

    /// The HTTP client of the program.
    nonisolated static func makeClient(isOffline: Bool) -> HTTPClient {
        HTTPClient(
            userAgent: "Matinee/\(Usage.version) (+https://github.com/matinee-tui/matinee)",
            isOffline: isOffline)
    }

    /// In their order on the screen.
    func makeSections() -> [Shell.Section] {
        LaunchOptions.Section.allCases.map(section)
    }

    private func section(_ section: LaunchOptions.Section) -> Shell.Section {
        switch section {
        case .movies:
            self.section(wording.movies, movies.source, goLiveWith: .tmdb) { navigator in
                MovieListBuilder(catalog: movies, library: library, today: today, wording: wording)
                    .build(
                        navigator: navigator, destinations: destinations(navigator), display: display, notices: notices)
            }
        case .music:
            self.section(wording.music, music.source, goLiveWith: .lastFM) { navigator in
                ArtistListBuilder(catalog: music, library: library, wording: wording)
                    .build(
                        navigator: navigator, destinations: destinations(navigator), display: display, notices: notices)
            }
        case .library: librarySection
        }
    }

    private func destinations(_ navigator: any Navigator) -> Destinations {
        Destinations(root: self, navigator: navigator)
    }

    private var librarySection: Shell.Section {
        Shell.Section(
            id: "library", name: wording.library.title, source: wording.library.place, hint: nil,
            services: [movies.source, music.source]
        ) {
            let split = SplitScreen(wording: wording, pause: pause, display: display)
            let builder = LibraryBuilder(
                library: library, drafts: drafts, movieSource: movies.source, musicSource: music.source, keys: keys,
                wording: wording, undo: undo)
            split.start(
                with: builder.build(
                    navigator: split, destinations: destinations(split), display: display, notices: notices))
            return split
        }
    }

    private func section(
        _ name: String, _ source: SourceID, goLiveWith live: SourceID,
        makeList: @escaping @MainActor (any Navigator) -> any Screen
    ) -> Shell.Section {
        let hint = source == .builtIn ? wording.goLive(live.keyVariable) : nil
        return Shell.Section(
            id: "\(live)-\(source)", name: name, source: wording.sourceName(source), hint: hint, services: [source]
        ) {
            let split = SplitScreen(wording: wording, pause: pause, display: display)
            split.start(with: makeList(split))
            return split
        }
    }
}
