import BookDetail
import BookList
import Browsing
import CatalogKit
import CommandLine
import Commands
import Entities
import Navigation
import Presentation
import Services

extension BookKind: ShownKind {
    @MainActor
    func list(
        _ query: BookQuery?, of source: any BookCatalog, in navigator: any Navigator,
        leadingTo destinations: Destinations
    ) -> any Screen {
        BookListBuilder(catalog: source, context: destinations.context).build(
            query, navigator: navigator, destinations: destinations)
    }

    @MainActor
    func detail(of item: LibrarySummary, by destinations: Destinations) -> (any Screen)? {
        item.subject.book.map { destinations.bookDetail($0, siblings: nil) }
    }

    @MainActor
    func tabs(in wording: Wording) -> [SectionTab] {
        [
            SectionTab(name: wording.readingList.title, command: .add) {
                $1.pushList($0.readingList(), comesBack: true)
            }
        ]
    }
}

extension Destinations: BookListDestinations, BookDetailDestinations {
    func bookDetail(_ id: BookID, siblings: (any SiblingSource<BookID>)?) -> any Screen {
        let own: (any BookCatalog)? = id.item.source == .ownBooks ? OwnBooks(library: context.library) : nil
        guard let catalog = own ?? root.sources.catalog(of: id.item.source) else { return nothing(nil) }
        return BookDetailBuilder(catalog: catalog, context: context).build(
            id, siblings: siblings, navigator: navigator, destinations: self)
    }
}
