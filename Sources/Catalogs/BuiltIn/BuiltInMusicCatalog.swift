import CCatalogue
package import Entities
package import Services
import Synchronization

/// The artists that come with the program, and their albums. It has no listener counts.
///
/// Like `BuiltInMovieCatalog`, it answers on its caller's actor.
package final class BuiltInMusicCatalog: MusicCatalog {
    package let source = BuiltInSource.id
    package let capabilities = BuiltInSource.descriptor.capabilities(about: .artist)

    /// How many artists are named as being like another.
    private static let mostAlike = 12

    private let lines = BuiltInLines(matinee_artists())
    /// The line of each artist; nil before the first lookup by name.
    private let places = Mutex<[String: Int]?>(nil)

    package init() {}

    /// By name, in pages of 50.
    package func page(_ number: Int, of query: ArtistQuery) async throws(CatalogFailure) -> Page<Artist> {
        let query = capabilities.asked(query)
        guard query == ArtistQuery() else {
            return Page(number, ofWhole: found(query).map(listed), size: BuiltInPaging.size)
        }
        let indexes = BuiltInPaging.indexes(ofPage: number, count: lines.count)
        let names = indexes.compactMap { lines.read($0, as: BuiltInArtist.Name.self)?.name }
        return Page(
            items: names.map(listed), sentCount: indexes.count, total: lines.count,
            isLast: indexes.upperBound == lines.count || indexes.isEmpty)
    }

    /// The most frequent first.
    package func values(of filter: QueryFilter) async throws(CatalogFailure) -> [FilterValue] {
        guard filter == .tag else { return [] }
        var counts: [String: Int] = [:]
        for tag in summaries.flatMap({ $0.tags ?? [] }) { counts[tag, default: 0] += 1 }
        return counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map { FilterValue($0.key, name: $0.key) }
    }

    /// Its tags, and those that share most of them.
    package func artist(_ id: ArtistID) async throws(CatalogFailure) -> ArtistDetail {
        guard let line = place(of: id.name), let artist = lines.read(line, as: BuiltInArtist.self) else {
            throw .notFound
        }
        var detail = ArtistDetail(id: id, name: artist.name)
        detail.tags = artist.tags ?? []
        detail.similar = BuiltInLikeness(artist).lines(of: lines, besides: line, most: Self.mostAlike)
            .compactMap { lines.read($0, as: BuiltInArtist.Name.self)?.name }
            .map { SimilarArtist(id: ArtistID(source: source, name: $0), name: $0) }
        return detail
    }

    private var summaries: [BuiltInArtist.Summary] {
        (0..<lines.count).compactMap { lines.read($0, as: BuiltInArtist.Summary.self) }
    }

    /// So few that they are looked through, one after the other.
    private func found(_ query: ArtistQuery) -> [String] {
        let words = SearchWords(query.text ?? "")
        let names = summaries.filter {
            words.areFound(in: $0.name) && query[.tag]?.choices?.admits($0.tags ?? []) != false
        }.map(\.name)
        return query.isReversed ? names.reversed() : names
    }

    /// In pages of 50; no artist has that many.
    package func topAlbums(of artist: ArtistID, page number: Int) async throws(CatalogFailure) -> Page<Album> {
        guard let page = albums(of: artist, page: number) else { throw .notFound }
        return page
    }

    package func peekAlbums(of artist: ArtistID) -> Page<Album>? {
        albums(of: artist, page: 1)
    }

    private func albums(of artist: ArtistID, page number: Int) -> Page<Album>? {
        guard let artist = read(artist.name) else { return nil }
        let albums = artist.albums ?? []
        let indexes = BuiltInPaging.indexes(ofPage: number, count: albums.count)
        return Page(
            items: albums[indexes].map { $0.album(by: artist.name) }, sentCount: indexes.count, total: albums.count,
            isLast: indexes.upperBound == albums.count || indexes.isEmpty)
    }

    package func album(_ id: AlbumID) async throws(CatalogFailure) -> AlbumDetail {
        guard let album = peek(id) else { throw .notFound }
        return album
    }

    package func peek(_ id: AlbumID) -> AlbumDetail? {
        guard let artist = read(id.artist) else { return nil }
        return artist.albums?.first { $0.title == id.title }?.detail(by: artist.name)
    }

    package func peek(_ id: ArtistID) -> Artist? {
        place(of: id.name).map { _ in listed(id.name) }
    }

    private func listed(_ name: String) -> Artist {
        Artist(id: ArtistID(source: source, name: name), listeners: nil, plays: nil)
    }

    private func read(_ name: String) -> BuiltInArtist? {
        place(of: name).flatMap { lines.read($0, as: BuiltInArtist.self) }
    }

    private func place(of name: String) -> Int? {
        places.withLock { places in
            if let places { return places[name] }
            let names = (0..<lines.count).map { ($0, lines.read($0, as: BuiltInArtist.Name.self)?.name) }
            let found = Dictionary(names.compactMap { index, name in name.map { ($0, index) } }) { first, _ in first }
            places = found
            return found[name]
        }
    }
}
