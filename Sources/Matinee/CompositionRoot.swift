import AnswerCache
import Browsing
import Entities
import HTTP
import Navigation
import Presentation
import Services
import Settings
import Sourcing

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
    /// The current day in the user's time zone.
    let today: @Sendable () -> CalendarDate
    /// The sources that answer.
    let sources: OpenSources

    /// Why answers are not cached; nil if there is no cache.
    let cacheTroubles: AsyncStream<CacheTrouble>?
    /// News of automatic retries.
    let retryNews: AsyncStream<RetryNews>

    /// - Parameters:
    ///   - makeClient: makes the HTTP client.
    ///   - today: the current day in the user's time zone.
    init(
        settings: Settings, folders: Folders, library: any Library, drafts: any Drafts, wording: Wording, pause: Pause,
        draftPause: Pause, links: any LinkOpener, display: any Display, notices: any NoticeBoard,
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
        let registry = SourceRegistry.standard
        let onlyBuiltIn = settings[ProgramSetting.onlyBuiltIn]
        let store =
            registry.usesNetwork(settings, onlyBuiltIn: onlyBuiltIn)
            ? folders[.cache].map { AnswerStore(folder: $0) } : nil
        cacheTroubles = store?.troubles
        let http = makeClient(settings[ProgramSetting.offline])
        retryNews = http.retryNews
        sources = registry.open(
            in: SourceContext(http: http, store: store, settings: settings, locale: settings.contentLocale),
            onlyBuiltIn: onlyBuiltIn, choices: ProgramSetting.sourceChoices)
        // What comes with the program has both.
        guard let movies: any MovieCatalog = sources.catalog(about: .movie),
            let music: any MusicCatalog = sources.catalog(about: .artist)
        else {
            preconditionFailure("the registry has no source of films, or none of music")
        }
        self.movies = movies
        self.music = music
    }

    /// The HTTP client of the program.
    nonisolated static func makeClient(isOffline: Bool) -> HTTPClient {
        HTTPClient(
            userAgent: "Matinee/\(Usage.version) (+https://github.com/matinee-tui/matinee)",
            isOffline: isOffline)
    }

    /// - Parameter sections: in their order on the screen.
    func makeSections(_ sections: [ProgramSection] = ProgramSection.all) -> [Shell.Section] {
        sections.map { $0.make(self, $0.descriptor) }
    }

    /// A section that shows what one catalogue has.
    ///
    /// - Parameter kind: what its list is of.
    func section(
        _ section: SectionDescriptor, of catalog: some Catalog, about kind: LibrarySubject.Kind,
        makeList: @escaping @MainActor (any Navigator) -> any Screen
    ) -> Shell.Section {
        let source = catalog.source
        let services = sources.services(about: kind)
        return Shell.Section(
            id: section.id, place: "\(section.id.rawValue)-\(source)",
            // Sessions of version 0.1 have the name of the section's service in place of its own.
            formerPlaces: services.map { "\($0)-\(source)" }, name: wording.sections.name(of: section.id),
            source: wording.sources.name(of: source),
            hint: sources.keyed(inPlaceOf: source, about: kind).map {
                wording.goLive(wording.sources.keyVariable(of: $0))
            },
            services: [source], makeScreen: split(makeList))
    }

    /// Makes a section's screens in a split of their own.
    func split(
        _ makeList: @escaping @MainActor (any Navigator) -> any Screen
    ) -> @MainActor () -> any Screen {
        {
            let split = SplitScreen(wording: wording, pause: pause, display: display)
            split.start(with: makeList(split))
            return split
        }
    }
}
