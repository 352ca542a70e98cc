import CatalogKit
import Entities
import HTTP

/// What Deezer can be asked, and how its answers are read.
struct DeezerQuestions: Sendable {
    /// Paths are added to it.
    let baseURL: HTTPURL

    /// How many tracks of an artist are asked for.
    private static let topTracks = 20

    /// A page of this list.
    func artists(of chart: DeezerChart) -> CatalogQuestion<Page<Artist>> {
        CatalogQuestion(
            requests: [request(chart.path, index: chart.index)], policy: .deezer, mustBeThere: chart.isStart
        ) {
            JSONBody.read($0, as: DeezerList<DeezerArtist>.self)?.page(of: chart)
        }
    }

    /// - Parameter number: from 1.
    func artists(of list: DeezerArtistList, page number: Int) -> CatalogQuestion<Page<Artist>> {
        let index = (number - 1) * DeezerList<DeezerArtist>.rowsPerPage
        return CatalogQuestion(requests: [request(list.path, list.items, index: index)], policy: .deezer) {
            JSONBody.read($0, as: DeezerList<DeezerArtist>.self)?.page(number, of: list)
        }
    }

    var genres: CatalogQuestion<[DeezerGenre]> {
        CatalogQuestion(requests: [request("/genre")], policy: .deezer) {
            JSONBody.read($0, as: DeezerList<DeezerGenre>.self)?.genres
        }
    }

    func artist(_ id: ArtistID) -> CatalogQuestion<Artist> {
        CatalogQuestion(requests: [request("/artist/\(id.name)")], policy: .deezer) {
            // With the id of the request, by which the albums are asked for.
            JSONBody.read($0, as: DeezerArtist.self)?.artist(genre: nil).map { artist in
                Artist(
                    id: id, name: artist.name, listeners: nil, plays: nil, fans: artist.fans, picture: artist.picture)
            }
        }
    }

    /// Artists that are heard by the same people.
    func related(to id: ArtistID) -> CatalogQuestion<[SimilarArtist]> {
        CatalogQuestion(requests: [request("/artist/\(id.name)/related")], policy: .deezer) {
            JSONBody.read($0, as: DeezerList<DeezerArtist>.self)?.similar
        }
    }

    func topTracks(of id: ArtistID) -> CatalogQuestion<[TopTrack]> {
        let items = [QueryItem("limit", String(Self.topTracks))]
        let request = HTTPRequest(baseURL, path: "/artist/\(id.name)/top", query: items, credential: nil)
        return CatalogQuestion(requests: [request], policy: .deezer) {
            JSONBody.read($0, as: DeezerList<DeezerTopTrack>.self)?.items(\.track)
        }
    }

    /// - Parameter number: from 1.
    func albums(of artist: Artist, page number: Int) -> CatalogQuestion<Page<Album>> {
        let index = (number - 1) * DeezerList<DeezerAlbum>.rowsPerPage
        let request = request("/artist/\(artist.id.name)/albums", index: index)
        return CatalogQuestion(requests: [request], policy: .deezer) {
            JSONBody.read($0, as: DeezerList<DeezerAlbum>.self)?.page(number, of: artist)
        }
    }

    /// - Parameter artistName: for an album that does not name its artist; nil where nobody else does.
    func album(_ id: AlbumID, artistName: String?) -> CatalogQuestion<AlbumDetail> {
        CatalogQuestion(requests: [request("/album/\(id.title)")], policy: .deezer) {
            JSONBody.read($0, as: DeezerAlbumDetail.self)?.detail(of: id, artistName: artistName)
        }
    }

    private func request(_ path: String) -> HTTPRequest {
        HTTPRequest(url: baseURL.appending(path))
    }

    private func request(_ path: String, _ items: [QueryItem] = [], index: Int) -> HTTPRequest {
        let query =
            items + [
                QueryItem("limit", String(DeezerList<DeezerArtist>.rowsPerPage)), QueryItem("index", String(index)),
            ]
        return HTTPRequest(baseURL, path: path, query: query, credential: nil)
    }
}
