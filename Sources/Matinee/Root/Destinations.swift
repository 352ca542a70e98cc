import Arrivals
import BookForm
import Browsing
import CatalogKit
import Diary
import Entities
import EventForm
import ImportForm
import Library
import ListForm
import Navigation
import NoteEditor
import NoteHistory
import OwnList
import PersonDetail
import Presentation
import ReadingList
import Services
import ShelfChangeList
import ToConfirm
import Widgets
import Year

/// Where the scenes of a section lead. Where those of one kind do stands with the kind.
@MainActor
struct Destinations {
    let root: CompositionRoot
    /// Shows the screens: the split of the section that they are in.
    private(set) weak var navigator: (any Navigator)?

    init(root: CompositionRoot, navigator: any Navigator) {
        self.root = root
        self.navigator = navigator
    }

    var context: SceneContext { root.context }

    func noteEditor(about summary: LibrarySummary) -> any Screen {
        NoteEditorBuilder(context: context).build(summary, navigator: navigator, destinations: self)
    }

    func listForm(_ list: LibraryItem?, with thing: ListedThing?) -> any Screen {
        ListFormBuilder(context: context).build(list, with: thing, navigator: navigator)
    }

    /// For what no open source has details of; nobody is led there.
    func nothing(_ title: String?) -> any Screen {
        TextScreen(title: title ?? "") { [] }
    }
}

extension Destinations: PlaceDestinations, PersonDetailDestinations {
    func placeDetail(_ place: Place) -> (any Screen)? {
        guard case .detail(let subject, let name) = place else { return nil }
        if let id = subject.person { return person(id, named: name ?? "") }
        return detail(of: LibrarySummary(subject: subject, title: name ?? ""))
    }

    private func person(_ id: PersonID, named name: String) -> any Screen {
        guard let catalog: any PersonCatalog = root.sources.catalog(of: id.item.source) else { return nothing(name) }
        return PersonDetailBuilder(catalog: catalog, context: context).build(
            id, named: name, navigator: navigator, destinations: self)
    }

    func placeList(_ place: Place) -> (any Screen)? {
        guard case .list(let kind, let refinement, let source) = place else { return nil }
        return list(of: kind, refinement, from: source)
    }
}

extension Destinations: LibraryDestinations, OwnListDestinations {
    /// The detail of a thing, from whichever catalogue knows it.
    func detail(of item: LibrarySummary) -> any Screen {
        let shown = root.sources.availability.page(of: item).map(item.called) ?? item
        return ShownKinds.showing(item.subject.kind)?.detail(of: shown, by: self) ?? nothing(item.title)
    }

    /// A view, or a list that somebody has made; nothing where no source has what the view is of.
    func showList(of summary: LibrarySummary, in navigator: any Navigator) {
        if let view = summary.subject.view {
            if let list = list(of: view) { navigator.pushList(list, comesBack: false) }
        } else {
            navigator.pushList(list(summary), comesBack: true)
        }
    }

    func list(_ list: LibrarySummary) -> any Screen {
        guard let navigator else { return nothing(list.title) }
        return OwnListBuilder(availability: root.sources.availability, context: context)
            .build(list, navigator: navigator, destinations: self)
    }

    /// Nil where no source has such lists now.
    func list(of view: SavedView) -> (any Screen)? {
        root.sources.source(about: view.kind).flatMap { list(of: view.kind, view.refinement, from: $0) }
    }

    private func list(
        of subject: LibrarySubject.Kind, _ refinement: Refinement, from source: SourceID
    ) -> (any Screen)? {
        ShownKinds.showing(subject).flatMap { list(of: $0, refinement, from: source) }
    }

    private func list<Kind: ShownKind>(
        of kind: Kind, _ refinement: Refinement, from source: SourceID
    ) -> (any Screen)? {
        guard let navigator, let catalog: Kind.Source = root.sources.catalog(of: source) else { return nil }
        return kind.list(Kind.Query(refinement), of: catalog, in: navigator, leadingTo: self)
    }

    func text(about thing: LibrarySummary, _ text: @escaping KeptText) -> any Screen {
        let kind = thing.subject.kind
        // It may be renamed while it is in sight.
        let title: @MainActor () -> String = { text().lazy.compactMap(\.asTitle).first ?? thing.title }
        return TextScreen(
            title: title, display: context.display,
            makeTile: { [pictures = context.pictures] in
                guard kind.hasPictures, pictures.display != nil else { return nil }
                return PictureState(kind.pictureShape, of: title(), hasPicture: false, nil)
            }, makeText: text)
    }
}

extension Destinations: DiaryDestinations, YearDestinations {
    func diary(_ tabs: SharedTabs) -> any Screen { diary(of: nil, tabs) }

    func diary(matching selection: DiarySelection) -> any Screen { diary(of: selection, nil) }

    private func diary(of selection: DiarySelection?, _ tabs: SharedTabs?) -> any Screen {
        guard let navigator else { return nothing(nil) }
        return DiaryBuilder(availability: root.sources.availability, context: context)
            .build(matching: selection, tabs, navigator: navigator, destinations: self)
    }

    func importForm() -> any Screen {
        ImportFormBuilder(files: root.files, context: context).build(navigator: navigator)
    }

    func eventForm(_ entry: DiaryEntry) -> any Screen {
        EventFormBuilder(context: context).build(entry, navigator: navigator)
    }

    func year(delegate: any TabbedPageDelegate) -> any Screen {
        YearBuilder(context: context).build(delegate: delegate, navigator: navigator, destinations: self)
    }
}

extension Destinations: ArrivalsDestinations {}

extension Destinations: ToConfirmDestinations {
    func toConfirm(startingAt thing: LibrarySubject?, _ tabs: SharedTabs) -> any Screen {
        guard let navigator else { return nothing(nil) }
        return ToConfirmBuilder(
            finder: root.titleFinder, availability: root.sources.availability, context: context
        ).build(startingAt: thing, tabs, navigator: navigator, destinations: self)
    }
}

extension Destinations: ReadingListDestinations, ShelfChangeListDestinations {
    func readingList() -> any Screen {
        guard let navigator else { return nothing(nil) }
        return ReadingListBuilder(
            shelf: root.shelf, availability: root.sources.availability, context: context
        ).build(navigator: navigator, destinations: self)
    }

    func bookForm(_ book: LibraryItem?, delegate: (any WrittenBookDelegate)?) -> any Screen {
        BookFormBuilder(context: context).build(book, delegate: delegate, navigator: navigator)
    }

    func shelfChanges() -> any Screen {
        ShelfChangeListBuilder(shelf: root.shelf, context: context)
            .build(navigator: navigator, destinations: self)
    }
}

extension Destinations: NoteEditorDestinations {
    func noteHistory(of summary: LibrarySummary, delegate: any EarlierTextDelegate) -> any Screen {
        NoteHistoryBuilder(context: context).build(summary, delegate: delegate, navigator: navigator)
    }
}
