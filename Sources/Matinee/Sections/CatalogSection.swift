import CatalogKit
import CommandLine
import Commands
import Entities
import Navigation
import Presentation
import Services
import Widgets

/// The section that shows what catalogues have of a kind: which of its sources answers, and what stands in for that one until it
/// does.
@MainActor
struct CatalogSection<Kind: ShownKind> {
    private let kind: Kind
    private let opened: LibrarySummary?
    private let root: CompositionRoot
    /// Those that answer when it is made.
    private let sources: OpenSources

    /// - Parameter opened: is shown first if it is of this kind; nil for nothing of its own.
    init(_ kind: Kind, opening opened: LibrarySummary?, in root: CompositionRoot) {
        self.kind = kind
        self.opened = opened.flatMap { $0.subject.kindOfLists == kind.subject ? $0 : nil }
        self.root = root
        sources = root.sources
    }

    /// As the shell has it.
    var section: Shell.Section {
        guard let source = sources.source(about: kind.subject) else { return closed }
        if let other = sources.fallback(about: kind.subject) { return standing(other, for: source) }
        // A dialogue of lines waits for the answer instead.
        if sources.services.contains(source), !root.context.display.isPlain,
            let builtIn = sources.builtIn(about: kind.subject)
        {
            return awaited(source, over: builtIn)
        }
        let list = list(from: source)
        return section(of: source, origin: { list.origin }) { _ in list.makeScreen() }
    }

    /// Of a source that needs no key: what is built in stands in for it until it has answered once.
    private func standing(_ other: SourceID, for source: SourceID) -> Shell.Section {
        let standing = fallback(to: list(from: other, standsIn: true), for: list(from: source), of: source)
        return section(of: source, origin: { standing.origin }) { places in
            standing.start(places: places)
            return standing
        }
    }

    /// Of a source with a key: it is waited for, and what is built in stands in only if it fails.
    private func awaited(_ source: SourceID, over builtIn: SourceID) -> Shell.Section {
        let standIn = list(from: builtIn, standsIn: true)
        // A reader is not told those rows.
        let seen = root.context.display.isForReader ? nil : standIn.origin.source
        let awaited = AwaitedList(list(from: source), standIn: seen, wording: wording, makeRows: standIn.makeScreen) {
            live, rows, failure in
            fallback(
                to: FallbackSection.List(origin: standIn.origin) { rows }, for: live, of: source, after: failure)
        }
        return section(of: source, origin: { awaited.origin }) { _ in awaited }
    }

    /// None of its sources is used: what it has beside their list is there.
    private var closed: Shell.Section {
        guard let why = kind.whyClosed(wording) else {
            preconditionFailure("the registry has no source for the section \(kind.section.id.rawValue)")
        }
        let origin = SectionOrigin(
            place: kind.section.id.rawValue,
            source: sources.services(about: kind.subject).first.map(wording.sources.name) ?? "",
            hint: wording.sourceList.state(.leftOut))
        let (name, tabs) = (name, kind.tabs(in: wording))
        let labels = tabs.isEmpty ? nil : ListTabs([name] + tabs.map(\.name), chosen: 0)
        return Shell.Section(
            id: kind.section.id, name: name, parts: parts, homes: homes, origin: origin,
            makeScreen: root.split { navigator in
                MessageScreen(title: name, message: why, tabs: labels) { [weak navigator] tab in
                    guard let navigator, tabs.indices.contains(tab - 1) else { return }
                    tabs[tab - 1].push(Destinations(root: root, navigator: navigator), navigator)
                }
            })
    }

    private func section(
        of source: SourceID, origin: @escaping @MainActor () -> SectionOrigin,
        makeScreen: @escaping @MainActor (_ places: Set<String>) -> any Screen
    ) -> Shell.Section {
        let keyed = sources.keyed(inPlaceOf: source, about: kind.subject)
        return Shell.Section(
            id: kind.section.id, name: name, services: Set([source, keyed].compactMap(\.self)), parts: parts,
            homes: homes, origin: origin, makeScreen: makeScreen)
    }
}

/// Its lists.
extension CatalogSection {
    /// - Parameter standsIn: whether its title says where its rows are from.
    private func list(from source: SourceID, standsIn: Bool = false) -> FallbackSection.List {
        let makeScreen = root.split(opening: Opening(opened)) { navigator in
            let list = kind.list(
                nil, of: catalog(of: source), in: navigator,
                leadingTo: Destinations(root: root, navigator: navigator))
            return standsIn ? StandInList(list, from: wording.sources.name(of: source)) : list
        }
        return FallbackSection.List(
            origin: root.origin(of: kind.section, source, kind.subject), makeScreen: makeScreen)
    }

    /// Asked for when the section is first shown: the cast in it is slow the first time, and a start would do it for all sections.
    private func catalog(of source: SourceID) -> Kind.Source {
        // Which sources have such a thing is said by their descriptors.
        guard let catalog: Kind.Source = sources.catalog(of: source) else {
            preconditionFailure("\(source) has no catalogue of what its descriptor names")
        }
        return catalog
    }

    private func fallback(
        to builtIn: FallbackSection.List, for live: FallbackSection.List, of source: SourceID,
        after failure: CatalogFailure? = nil
    ) -> FallbackSection {
        let context = root.context
        return FallbackSection(
            live: live, builtIn: builtIn, firstPage: firstPage(of: source), wording: wording,
            notices: context.notices, display: context.display, after: failure)
    }

    /// What a list that is made after that begins with.
    private func firstPage(of source: SourceID) -> FallbackSection.FirstPage {
        let library = root.context.library
        return FallbackSection.FirstPage {
            let lists = kind.lists(catalog(of: source))
            return await lists.cachedPage(1, of: kind.query(Refinement(), today: library.today)) != nil
        } ask: { () async throws(CatalogFailure) in
            let lists = kind.lists(catalog(of: source))
            _ = try await lists.page(1, of: kind.query(Refinement(), today: library.today))
        }
    }
}

/// What it is called, and what it has beside its list.
extension CatalogSection {
    private var wording: Wording { root.context.wording }

    private var name: String { wording.sections.name(of: kind.section.id) }

    private var parts: [Shell.Section.Part] { kind.tabs(in: wording).map { part($0) } }

    /// How to go from its list to where a command is taken.
    private var homes: [Command: @MainActor (any Screen) -> Void] {
        kind.tabs(in: wording).reduce(into: [:]) { homes, tab in
            if let command = tab.command { homes[command] = part(tab).show }
        }
    }

    /// A part that lies over its list.
    private func part(_ tab: SectionTab) -> Shell.Section.Part {
        Shell.Section.Part(name: tab.name) { screen in
            screen.showFound(isBeside: false) { tab.push(Destinations(root: root, navigator: $0), $0) }
        }
    }
}
