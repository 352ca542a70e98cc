import AlbumDetail
import ArtistList
import BookDetail
import BookForm
import BookList
import Browsing
import Entities
import Library
import MovieDetail
import MovieList
import Navigation
import NoteEditor
import NoteHistory
import PersonDetail
import PokemonDetail
import PokemonList
import Presentation
import ReadingList
import Services
import ShelfChangeList
import Sourcing
import Widgets

/// Where the scenes of a section lead.
@MainActor
struct Destinations {
    let root: CompositionRoot
    /// Shows the screens: the split of the section that they are in.
    private(set) weak var navigator: (any Navigator)?

    init(root: CompositionRoot, navigator: any Navigator) {
        self.root = root
        self.navigator = navigator
    }

    private var context: SceneContext { root.context }

    func noteEditor(about summary: LibrarySummary) -> any Screen {
        NoteEditorBuilder(context: context).build(summary, navigator: navigator, destinations: self)
    }

    /// For what no open source has details of; nobody is led there.
    private func nothing(_ title: String?) -> any Screen {
        TextScreen(title: title ?? "") { [] }
    }

    private func albums(of artist: ArtistID, named name: String?, startingAt album: AlbumID?) -> any Screen {
        guard let catalog: any MusicCatalog = root.sources.catalog(of: artist.source) else { return nothing(name) }
        return AlbumDetailBuilder(catalog: catalog, context: context).build(
            artist, named: name, startingAt: album, navigator: navigator, destinations: self)
    }
}

extension Destinations: MovieListDestinations {
    func movieDetail(_ id: MovieID, siblings: (any SiblingSource<MovieID>)?) -> any Screen {
        guard let catalog: any MovieCatalog = root.sources.catalog(of: id.item.source) else { return nothing(nil) }
        return MovieDetailBuilder(catalog: catalog, context: context).build(
            id, siblings: siblings, navigator: navigator, destinations: self)
    }
}

extension Destinations: BookListDestinations {
    func bookDetail(_ id: BookID, siblings: (any SiblingSource<BookID>)?) -> any Screen {
        let own: (any BookCatalog)? = id.item.source == .ownBooks ? OwnBooks(library: context.library) : nil
        guard let catalog = own ?? root.sources.catalog(of: id.item.source) else { return nothing(nil) }
        return BookDetailBuilder(catalog: catalog, context: context).build(
            id, siblings: siblings, navigator: navigator, destinations: self)
    }
}

extension Destinations: PokemonListDestinations {
    func pokemonDetail(_ id: PokemonID, siblings: (any SiblingSource<PokemonID>)?) -> any Screen {
        guard let catalog: any PokemonCatalog = root.sources.catalog(of: id.item.source) else { return nothing(nil) }
        return PokemonDetailBuilder(catalog: catalog, context: context).build(
            id, siblings: siblings, navigator: navigator, destinations: self)
    }
}

extension Destinations: PlaceDestinations {
    func placeDetail(_ place: Place) -> (any Screen)? {
        switch place {
        case .movie(let id): movieDetail(id, siblings: nil)
        case .book(let id): bookDetail(id, siblings: nil)
        case .pokemon(let id): pokemonDetail(id, siblings: nil)
        case .person(let id, let name): person(id, named: name)
        case .artist(let id, let name): albums(of: id, named: name, startingAt: nil)
        case .movies, .books, .artists, .species, .page: nil
        }
    }

    private func person(_ id: PersonID, named name: String) -> any Screen {
        guard let catalog: any PersonCatalog = root.sources.catalog(of: id.item.source) else { return nothing(name) }
        return PersonDetailBuilder(catalog: catalog, context: context).build(
            id, named: name, navigator: navigator, destinations: self)
    }

    func placeList(_ place: Place) -> (any Screen)? {
        switch place {
        case .movies(let query, let source): movies(query, of: source)
        case .books(let query, let source): books(query, of: source)
        case .species(let query, let source): species(query, of: source)
        case .artists(let query, let source): artists(query, of: source)
        case .movie, .person, .book, .artist, .pokemon, .page: nil
        }
    }

    /// Nil where no source has such lists now.
    func list(of view: SavedView) -> (any Screen)? {
        guard let source = root.sources.source(about: view.kind) else { return nil }
        return switch view.kind {
        case .movie: movies(MovieQuery(view.refinement), of: source)
        case .artist: artists(ArtistQuery(view.refinement), of: source)
        case .book: books(BookQuery(view.refinement), of: source)
        case .pokemon: species(PokemonQuery(view.refinement), of: source)
        default: nil
        }
    }

    private func movies(_ query: MovieQuery, of source: SourceID) -> (any Screen)? {
        guard let navigator, let catalog: any MovieCatalog = root.sources.catalog(of: source) else { return nil }
        return MovieListBuilder(catalog: catalog, context: context).build(
            query, navigator: navigator, destinations: self)
    }

    private func books(_ query: BookQuery, of source: SourceID) -> (any Screen)? {
        guard let navigator, let catalog: any BookCatalog = root.sources.catalog(of: source) else { return nil }
        return BookListBuilder(catalog: catalog, context: context).build(
            query, navigator: navigator, destinations: self)
    }

    private func artists(_ query: ArtistQuery, of source: SourceID) -> (any Screen)? {
        guard let navigator, let catalog: any MusicCatalog = root.sources.catalog(of: source) else { return nil }
        return ArtistListBuilder(catalog: catalog, context: context).build(
            query, navigator: navigator, destinations: self)
    }

    private func species(_ query: PokemonQuery, of source: SourceID) -> (any Screen)? {
        guard let navigator, let catalog: any PokemonCatalog = root.sources.catalog(of: source) else { return nil }
        return PokemonListBuilder(catalog: catalog, context: context).build(
            query, navigator: navigator, destinations: self)
    }
}

extension Destinations: ArtistListDestinations {
    func albums(of artist: ArtistID) -> any Screen {
        albums(of: artist, named: nil, startingAt: nil)
    }
}

extension Destinations: LibraryDestinations {
    func detail(of item: LibrarySummary) -> any Screen {
        let subject = item.subject
        if let film = subject.movie { return movieDetail(film, siblings: nil) }
        if let book = subject.book { return bookDetail(book, siblings: nil) }
        if let pokemon = subject.pokemon { return pokemonDetail(pokemon, siblings: nil) }
        if let artist = subject.artist { return albums(of: artist, named: item.title, startingAt: nil) }
        if let album = subject.album {
            return albums(
                of: ArtistID(source: album.source, name: album.artist), named: item.subtitle, startingAt: album)
        }
        return nothing(item.title)
    }
}

extension Destinations {
    func text(title: String, _ text: @escaping KeptText) -> any Screen {
        TextScreen(title: title, makeText: text)
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

extension Destinations: MovieDetailDestinations, AlbumDetailDestinations, BookDetailDestinations,
    PersonDetailDestinations, PokemonDetailDestinations
{}
