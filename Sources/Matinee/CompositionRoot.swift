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
        editor: any ExternalEditor, makeClient: (Settings) -> HTTPClient = Self.makeClient,
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
        let http = makeClient(settings)
        retryNews = http.retryNews
        sources = registry.open(
            in: SourceContext(http: http, store: store, settings: settings, locale: settings.contentLocale),
            onlyBuiltIn: onlyBuiltIn, choices: ProgramSetting.sourceChoices)
    }

    /// The HTTP client of the program.
    nonisolated static func makeClient(_ settings: Settings) -> HTTPClient {
        HTTPClient(userAgent: settings.userAgent, isOffline: settings.isOffline)
    }

    /// - Parameter sections: in their order on the screen.
    func makeSections(_ sections: [ProgramSection] = ProgramSection.all) -> [Shell.Section] {
        sections.map { $0.make(self, $0.descriptor) }
    }

    /// A section that shows what one catalogue has.
    ///
    /// - Parameters:
    ///   - kind: what its list is of.
    ///   - list: the list's scene, for any catalogue of the kind.
    func section<Kind>(
        _ section: SectionDescriptor, about kind: LibrarySubject.Kind, list: @escaping @MainActor (Kind) -> SectionList
    ) -> Shell.Section {
        func part(from source: SourceID) -> (list: SectionList, shown: StandIn.List) {
            // Which sources have such a thing is said by their descriptors.
            guard let catalog: Kind = sources.catalog(of: source) else {
                preconditionFailure("\(source) has no catalogue of what its descriptor names")
            }
            let list = list(catalog)
            return (
                list, StandIn.List(origin: origin(of: section, source, kind), makeScreen: split(list.makeScreen))
            )
        }
        guard let source = sources.source(about: kind) else {
            preconditionFailure("the registry has no source for the section \(section.id.rawValue)")
        }
        let name = wording.sections.name(of: section.id)
        let main = part(from: source)
        guard let other = sources.standIn(about: kind) else {
            return Shell.Section(
                id: section.id, name: name, services: [source], origin: main.shown.origin,
                makeScreen: main.shown.makeScreen)
        }
        let standIn = StandIn(
            live: main.shown, builtIn: part(from: other).shown,
            firstPage: StandIn.FirstPage(isCached: main.list.isFirstPageCached, ask: main.list.askForFirstPage),
            wording: wording, notices: notices, display: display)
        return Shell.Section(id: section.id, name: name, services: [source], origin: { standIn.origin }) { places in
            standIn.start(places: places)
            return standIn
        }
    }

    private func origin(of section: SectionDescriptor, _ source: SourceID, _ kind: LibrarySubject.Kind) -> SectionOrigin
    {
        SectionOrigin(
            place: "\(section.id.rawValue)-\(source)",
            // Sessions of version 0.1 have the name of the section's service in place of its own.
            formerPlaces: sources.services(about: kind).map { "\($0)-\(source)" },
            source: wording.sources.name(of: source),
            hint: sources.keyed(inPlaceOf: source, about: kind).map { keyed in
                let variable = wording.sources.keyVariable(of: keyed)
                return sources.services.contains(source)
                    ? wording.withKey(wording.sources.name(of: keyed), variable) : wording.goLive(variable)
            })
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

/// A section's list, from one catalogue.
struct SectionList {
    let makeScreen: @MainActor (any Navigator) -> any Screen
    let isFirstPageCached: @MainActor () async -> Bool
    /// Asks for the first page, so that a list that is made after that has it at once.
    let askForFirstPage: @MainActor () async throws(CatalogFailure) -> Void
}
