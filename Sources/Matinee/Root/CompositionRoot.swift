import Arrivals
import BookShelf
import Browsing
import CatalogKit
import CommandLine
import Commands
import Entities
import HTTP
import Library
import LibraryStore
import Navigation
import Palette
import PictureLoading
import Presentation
import Runtime
import Services
import SourceList
import Storage
import Widgets

/// Creates all services and scenes and connects them: the only place that knows them all.
@MainActor
struct CompositionRoot {
    /// What all scenes share.
    let context: SceneContext
    let pictures: PictureLoader
    /// Where the reading list is, if it is not on this machine alone.
    let shelf: any SharedShelf
    /// Takes files into the library.
    let files: any FileImport
    let arrivals: any Arrivals
    /// The shelf that several machines share, to be started; nil where there is none.
    let remoteShelf: RemoteShelf?
    let panes: Panes
    /// Which sources answer, and how they are.
    let switchboard: SourceSwitchboard

    private let about: AboutText
    private let messages: ToldMessages
    /// Where what can be found is looked through.
    private let rankingWorker: WorkerThread

    /// Whether only what was kept is shown.
    let isOffline: Bool
    /// The address of the shared shelf; nil for none. It is that of the first configuration of this run, for which the
    /// library was opened.
    private let shelfAddress: HTTPURL?
    /// Nil where no answers are kept.
    private let store: AnswerStore?
    /// Why answers are not cached; nil if there is no cache, or if the one before has told already.
    let cacheTroubles: AsyncStream<CacheTrouble>?
    /// News of automatic retries.
    let retryNews: AsyncStream<RetryNews>

    /// - Parameters:
    ///   - shelvedLibrary: the library's file, where changes for the shared shelf are kept; nil for none.
    ///   - messages: the notices of this run.
    ///   - former: the one that this takes the place of, whose cache and steps to undo it goes on with; nil for none.
    ///   - makeClient: makes the HTTP client.
    ///   - rankingWorker: where what can be found is looked through; nil for a thread of its own.
    init(
        settings: Settings, folders: Folders, library: any Diary, shelvedLibrary: SQLiteLibrary? = nil,
        drafts: any Drafts, wording: Wording, pauses: Pauses, links: any LinkOpener, display: any Display,
        notices: any NoticeBoard, editor: any ExternalEditor, panes: Panes = Panes(),
        messages: ToldMessages = ToldMessages(), after former: CompositionRoot? = nil,
        makeClient: (Settings) -> HTTPClient = { .ofProgram($0) }, rankingWorker: WorkerThread? = nil
    ) {
        self.panes = panes
        self.rankingWorker = rankingWorker ?? former?.rankingWorker ?? WorkerThread()
        isOffline = settings.isOffline
        self.messages = messages
        store = AnswerStore.ofProgram(settings, folders, after: former?.store)
        cacheTroubles = former?.store == nil ? store?.troubles : nil
        let http = makeClient(settings)
        retryNews = http.retryNews
        let address = if let former { former.shelfAddress } else { settings[ProgramSetting.books] }
        shelfAddress = address
        remoteShelf = shelvedLibrary.flatMap { file in
            address.map { RemoteShelf(library: file, http: http, address: $0) }
        }
        shelf = remoteShelf ?? NoShelf()
        files = FileImporter(shelvedLibrary)
        arrivals = if let shelvedLibrary { shelvedLibrary } else { NoArrivals() }
        switchboard = SourceSwitchboard(
            settings, folders, http: http, store: store, after: former?.switchboard)
        pictures = ProgramPictures.loader(
            settings, folder: store == nil ? nil : folders[.cache], after: http.underWay
        ) { [switchboard] in switchboard.open }
        context = SceneContext(
            library: library, drafts: drafts, pictures: pictures,
            aliases: SourceAliasFinder(library: library) { [switchboard] in switchboard.open.catalogs() },
            keptPictures: SourcePictureFinder { [switchboard] in switchboard.open },
            wording: wording,
            undo: UndoStack(
                notices: notices, nothing: Message(wording.library.nothingToUndo), after: former?.context.undo,
                message: wording.library.orderFailed),
            notices: notices, display: display, links: links, editor: editor, pauses: pauses)
        about = AboutText(folders: folders, wording: wording)
    }

    private var wording: Wording { context.wording }

    /// The sources that answer now.
    var sources: OpenSources { switchboard.open }

    /// Finds by name what the sources have that lists are from.
    var titleFinder: any TitleFinder {
        SourceTitleFinder(sources: sources) { [library = context.library] in library.today }
    }

    /// What can cover the sections, by the command that shows it.
    var covers: [Command: @MainActor () -> any Screen] {
        [
            .sources: {
                SourceListBuilder(directory: switchboard, context: context).build()
            },
            .arrivals: {
                let split = SplitScreen(
                    wording: wording, pause: context.pauses.following, panes: panes, display: context.display)
                split.start(
                    with: ArrivalsBuilder(arrivals: arrivals, context: context)
                        .build(navigator: split, destinations: Destinations(root: self, navigator: split)))
                return split
            },
            .about: { TextScreen(title: wording.about.title) { about.paragraphs } },
            .messages: {
                TextScreen(title: wording.messages.title) {
                    wording.messages.paragraphs(messages.all, wording.format)
                }
            },
        ]
    }

    /// What finds anything in the program, and shows it.
    var finding: Shell.Finding {
        Shell.Finding { guide in
            PaletteBuilder(finder: titleFinder, worker: rankingWorker, context: context).build(guide: guide)
        } show: { item, navigator in
            let destinations = Destinations(root: self, navigator: navigator)
            if item.subject.kind.isMadeHere {
                destinations.showList(of: item.summary, in: navigator)
            } else {
                navigator.push(destinations.detail(of: item.summary))
            }
        } showDiary: { selection, navigator in
            let destinations = Destinations(root: self, navigator: navigator)
            navigator.pushList(destinations.diary(matching: selection), comesBack: false)
        }
    }

    /// - Parameters:
    ///   - sections: in their order on the screen.
    ///   - opened: what its section shows first; nil for nothing of its own. For the sections of the start: those that are made
    ///     anew later, for other sources, are where the reader was.
    func makeSections(
        _ sections: [SectionDescriptor] = SectionDescriptor.all, opening opened: LibrarySummary? = nil
    ) -> [Shell.Section] {
        sections.compactMap { section in
            if let view = section.id.view { return self.section(section, showing: view) }
            if section == .library { return library }
            return ShownKinds.all.first { $0.section == section }.map { self.section(of: $0, opening: opened) }
        }
    }

    private var library: Shell.Section {
        let section = SectionDescriptor.library
        return Shell.Section(
            id: section.id, name: wording.sections.name(of: section.id), services: sources.services,
            parts: libraryParts, homes: [.importFile: { _ in }],
            origin: SectionOrigin(place: section.id.rawValue, source: wording.library.place),
            makeScreen: split { navigator in
                LibraryBuilder(availability: sources.availability, context: context).build(
                    navigator: navigator, destinations: Destinations(root: self, navigator: navigator))
            })
    }

    /// By the names that its tabs have.
    private var libraryParts: [Shell.Section.Part] {
        let words = wording
        let tabs = LibraryBuilder.places(words).map { place in
            Shell.Section.Part(name: place.name) { $0.showTab(named: place.tab) }
        }
        let diary = Shell.Section.Part(name: words.diary.title) {
            $0.showTab(named: TabbedPlace.diary.rawValue)
        }
        let year = Shell.Section.Part(name: words.year.place(String(context.library.today.year))) {
            $0.showTab(named: TabbedPlace.year.rawValue)
        }
        return [diary] + tabs + [year]
    }

    /// A part of a section that lies over its own list.
    ///
    /// - Parameters:
    ///   - name: asked for each time.
    ///   - push: pushes it.
    func part(
        _ name: @escaping @autoclosure @MainActor () -> String,
        _ push: @escaping @MainActor (Destinations, any Navigator) -> Void
    ) -> Shell.Section.Part {
        Shell.Section.Part(name: name()) { screen in
            screen.showFound(isBeside: false) { push(Destinations(root: self, navigator: $0), $0) }
        }
    }

    /// What a section has beside the list of a kind.
    private func parts(of kind: some ShownKind) -> [Shell.Section.Part] {
        kind.tabs(in: wording).map { part($0.name, $0.push) }
    }

    /// How to go from the list of a kind to where a command is taken.
    private func homes(of kind: some ShownKind) -> [Command: @MainActor (any Screen) -> Void] {
        kind.tabs(in: wording).reduce(into: [:]) { homes, tab in
            if let command = tab.command { homes[command] = part(tab.name, tab.push).show }
        }
    }

    /// A section that shows what catalogues have of a kind.
    ///
    /// - Parameter opened: is shown first if it is of this kind.
    private func section<Kind: ShownKind>(of kind: Kind, opening opened: LibrarySummary?) -> Shell.Section {
        let (section, sources) = (kind.section, sources)
        let opened = opened.flatMap { $0.subject.kindOfLists == kind.subject ? $0 : nil }
        // Asked for when the section is first shown: the cast in it is slow the first time, and a start would do it for all sections.
        func catalog(of source: SourceID) -> Kind.Source {
            // Which sources have such a thing is said by their descriptors.
            guard let catalog: Kind.Source = sources.catalog(of: source) else {
                preconditionFailure("\(source) has no catalogue of what its descriptor names")
            }
            return catalog
        }
        func list(from source: SourceID, standsIn: Bool = false) -> FallbackSection.List {
            let makeScreen = split(opening: Opening(opened)) { navigator in
                let list = kind.list(
                    nil, of: catalog(of: source), in: navigator,
                    leadingTo: Destinations(root: self, navigator: navigator))
                return standsIn ? StandInList(list, from: wording.sources.name(of: source)) : list
            }
            return FallbackSection.List(origin: origin(of: section, source, kind.subject), makeScreen: makeScreen)
        }
        guard let source = sources.source(about: kind.subject) else { return closed(kind) }
        let (name, parts, homes) = (wording.sections.name(of: section.id), self.parts(of: kind), homes(of: kind))
        let main = list(from: source)
        let services = Set([source, sources.keyed(inPlaceOf: source, about: kind.subject)].compactMap(\.self))
        func fallback(
            to builtIn: FallbackSection.List, for live: FallbackSection.List, after failure: CatalogFailure? = nil
        ) -> FallbackSection {
            FallbackSection(
                live: live, builtIn: builtIn, firstPage: firstPage(kind) { catalog(of: source) }, wording: wording,
                notices: context.notices, display: context.display, after: failure)
        }
        guard let other = sources.fallback(about: kind.subject) else {
            if sources.services.contains(source), let builtIn = sources.builtIn(about: kind.subject),
                !context.display.isPlain
            {
                let standIn = list(from: builtIn, standsIn: true)
                // A reader is not told those rows.
                let seen = context.display.isForReader ? nil : standIn.origin.source
                let awaited = AwaitedList(main, standIn: seen, wording: wording, makeRows: standIn.makeScreen) {
                    live, rows, failure in
                    fallback(
                        to: FallbackSection.List(origin: standIn.origin) { rows }, for: live, after: failure)
                }
                return Shell.Section(
                    id: section.id, name: name, services: services, parts: parts, homes: homes,
                    origin: { awaited.origin },
                    makeScreen: { _ in awaited })
            }
            return Shell.Section(
                id: section.id, name: name, services: services, parts: parts, homes: homes, origin: main.origin,
                makeScreen: main.makeScreen)
        }
        let standing = fallback(to: list(from: other, standsIn: true), for: main)
        return Shell.Section(
            id: section.id, name: name, services: services, parts: parts, homes: homes, origin: { standing.origin }
        ) { places in
            standing.start(places: places)
            return standing
        }
    }

    /// What a list that is made after that begins with.
    private func firstPage<Kind: CatalogKind>(
        _ kind: Kind, of catalog: @escaping @MainActor () -> Kind.Source
    ) -> FallbackSection.FirstPage {
        let library = context.library
        return FallbackSection.FirstPage {
            await kind.lists(catalog()).cachedPage(1, of: kind.query(Refinement(), today: library.today)) != nil
        } ask: { () async throws(CatalogFailure) in
            _ = try await kind.lists(catalog()).page(1, of: kind.query(Refinement(), today: library.today))
        }
    }

    /// A section whose list is a view.
    func section(_ section: SectionDescriptor, showing name: String) -> Shell.Section {
        let view = SavedListSection(name, library: context.library, wording: wording, display: context.display) {
            message in
            split { _ in message }()
        } makeList: { view in
            guard let source = sources.source(about: view.kind) else { return nil }
            let makeScreen = split { navigator in
                Destinations(root: self, navigator: navigator).list(of: view)
                    ?? MessageScreen(
                        title: name, message: wording.library.viewIsClosed)
            }
            return FallbackSection.List(origin: origin(of: section, source, view.kind), makeScreen: makeScreen)
        }
        return Shell.Section(
            id: section.id, name: name, services: sources.services,
            origin: { SectionOrigin(place: section.id.rawValue, source: view.source ?? wording.library.place) }
        ) { _ in view }
    }

    /// A section none of whose sources is used: what it has beside their list is there.
    private func closed(_ kind: some ShownKind) -> Shell.Section {
        guard let why = kind.whyClosed(wording) else {
            preconditionFailure("the registry has no source for the section \(kind.section.id.rawValue)")
        }
        let name = wording.sections.name(of: kind.section.id)
        let origin = SectionOrigin(
            place: kind.section.id.rawValue,
            source: sources.services(about: kind.subject).first.map(wording.sources.name) ?? "",
            hint: wording.sourceList.state(.leftOut))
        let tabs = kind.tabs(in: wording)
        let labels = tabs.isEmpty ? nil : ListTabs([name] + tabs.map(\.name), chosen: 0)
        return Shell.Section(
            id: kind.section.id, name: name, parts: parts(of: kind), homes: homes(of: kind), origin: origin,
            makeScreen: split { navigator in
                MessageScreen(title: name, message: why, tabs: labels) { [weak navigator] tab in
                    guard let navigator, tabs.indices.contains(tab - 1) else { return }
                    tabs[tab - 1].push(Destinations(root: self, navigator: navigator), navigator)
                }
            })
    }

    private func origin(of section: SectionDescriptor, _ source: SourceID, _ kind: LibrarySubject.Kind) -> SectionOrigin
    {
        let isService = sources.services.contains(source)
        return SectionOrigin(
            place: "\(section.id.rawValue)-\(source)",
            // Sessions of version 0.1 have the name of the section's service in place of its own.
            formerPlaces: sources.services(about: kind).map { "\($0)-\(source)" },
            source: wording.sources.name(of: source),
            hint: sources.keyed(inPlaceOf: source, about: kind) == nil
                ? nil : wording.withKey(wording.kinds.several(of: [kind])), state: isService ? .answers : .atHand)
    }

    /// Makes a section's screens in a split of their own.
    ///
    /// - Parameter opening: what lies over the list first; nil for nothing.
    func split(
        opening: Opening? = nil, _ makeList: @escaping @MainActor (any Navigator) -> any Screen
    ) -> @MainActor () -> any Screen {
        {
            let split = SplitScreen(
                wording: wording, pause: context.pauses.following, panes: panes, display: context.display)
            split.start(with: makeList(split))
            if let opened = opening?.take() {
                let destinations = Destinations(root: self, navigator: split)
                if opened.subject.kind.isMadeHere {
                    destinations.showList(of: opened, in: split)
                } else {
                    split.open(opened.subject) { destinations.detail(of: opened) }
                }
            }
            return split
        }
    }
}
