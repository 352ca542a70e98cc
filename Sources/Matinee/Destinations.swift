import AlbumDetail
import ArtistList
import Browsing
import Entities
import Library
import MovieDetail
import MovieList
import Navigation
import NoteEditor
import NoteHistory
import Services
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

    func noteEditor(about summary: LibrarySummary) -> any Screen {
        NoteEditorBuilder(
            library: root.library, drafts: root.drafts, wording: root.wording, editor: root.editor,
            draftPause: root.draftPause, undo: root.undo
        ).build(summary, navigator: navigator, destinations: self, display: root.display, notices: root.notices)
    }

    /// For what no open source has details of; nobody is led there.
    private func nothing(_ title: String?) -> any Screen {
        TextScreen(title: title ?? "") { [] }
    }

    private func albums(of artist: ArtistID, named name: String?, startingAt album: AlbumID?) -> any Screen {
        guard let catalog: any MusicCatalog = root.sources.catalog(of: artist.source) else { return nothing(name) }
        return AlbumDetailBuilder(
            catalog: catalog, library: root.library, wording: root.wording, pause: root.pause
        )
        .build(
            artist, named: name, startingAt: album, links: root.links, navigator: navigator, destinations: self,
            display: root.display, notices: root.notices)
    }
}

extension Destinations: MovieListDestinations {
    func movieDetail(_ id: MovieID, siblings: (any SiblingSource<MovieID>)?) -> any Screen {
        guard let catalog: any MovieCatalog = root.sources.catalog(of: id.item.source) else { return nothing(nil) }
        return MovieDetailBuilder(
            catalog: catalog, library: root.library, wording: root.wording
        )
        .build(
            id, siblings: siblings, links: root.links, navigator: navigator, destinations: self,
            display: root.display, notices: root.notices)
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

extension Destinations: NoteEditorDestinations {
    func noteHistory(of summary: LibrarySummary, delegate: any EarlierTextDelegate) -> any Screen {
        NoteHistoryBuilder(library: root.library, wording: root.wording)
            .build(summary, delegate: delegate, navigator: navigator, display: root.display)
    }
}

extension Destinations: MovieDetailDestinations, AlbumDetailDestinations {}
