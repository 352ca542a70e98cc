import AnswerCache
import Entities
import HTTP
import LenientJSON

/// What Deezer can be asked, and how its answers are read.
struct DeezerQuestions: Sendable {
    /// Paths are added to it.
    let baseURL: HTTPURL

    /// A page of this list.
    func artists(of chart: DeezerChart) -> CatalogQuestion<Page<Artist>> {
        CatalogQuestion(requests: [request(chart.path, index: chart.index)], policy: .deezer) {
            JSONBody.read($0, as: DeezerList<DeezerArtist>.self)?.page(of: chart)
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
                Artist(id: id, name: artist.name, listeners: nil, plays: nil, fans: artist.fans)
            }
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

    private func request(_ path: String, index: Int) -> HTTPRequest {
        let query = [
            QueryItem("limit", String(DeezerList<DeezerArtist>.rowsPerPage)), QueryItem("index", String(index)),
        ]
        return HTTPRequest(baseURL, path: path, query: query, credential: nil)
    }
}
