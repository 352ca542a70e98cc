import CatalogKit
package import Entities
import FoundationEssentials
import HTTP
import Runtime
import Services

extension LastFMCatalog {
    /// Three questions, of which only the first has to be answered.
    package func artist(_ id: ArtistID) async throws(CatalogFailure) -> ArtistDetail {
        let artist = try await answers.answer(to: artistQuestion(id)).value
        async let similar = answers.part(similarQuestion(id))
        async let tracks = answers.part(tracksQuestion(id))
        return await artist.adding(similar: similar).adding(tracks: tracks)
    }

    package func biography(of id: ArtistID) async throws(CatalogFailure) -> String {
        guard let text = try await answers.answer(to: artistQuestion(id)).value.biography else { throw .notFound }
        return text
    }

    package func cachedArtist(_ id: ArtistID) async -> Cached<ArtistDetail>? {
        guard let artist = await answers.cached(artistQuestion(id)) else { return nil }
        return
            await artist
            .adding(answers.cached(similarQuestion(id))) { $0.adding(similar: $1) }
            .adding(answers.cached(tracksQuestion(id))) { $0.adding(tracks: $1) }
            .cached(at: time.sinceEpoch)
    }

    /// How many tracks and artists are asked for.
    private static let most = "20"

    private func artistQuestion(_ id: ArtistID) -> CatalogQuestion<ArtistDetail> {
        question("artist.getInfo", id, [QueryItem("lang", locale.language)]) {
            JSONBody.read($0, as: LastFMArtistInfo.self)?.detail(of: id)
        }
    }

    private func similarQuestion(_ id: ArtistID) -> CatalogQuestion<[SimilarArtist]> {
        question("artist.getSimilar", id, [QueryItem("limit", Self.most)]) {
            JSONBody.read($0, as: LastFMSimilarArtists.self)?.similarartists.similar
        }
    }

    private func tracksQuestion(_ id: ArtistID) -> CatalogQuestion<[TopTrack]> {
        question("artist.getTopTracks", id, [QueryItem("limit", Self.most)]) {
            JSONBody.read($0, as: LastFMTopTracks.self)?.tracks
        }
    }

    private func question<Value>(
        _ method: String, _ id: ArtistID, _ items: [QueryItem],
        read: @escaping @Sendable (Data) -> Value?
    ) -> CatalogQuestion<Value> {
        let requests = requests(method, byName: [QueryItem("artist", id.name)], mbid: id.mbid, items)
        return CatalogQuestion(requests: requests, policy: .lastFM, read: read)
    }
}

extension ArtistDetail {
    /// A few come with the artist, which are better than none.
    fileprivate func adding(similar: [SimilarArtist]?) -> ArtistDetail {
        var detail = self
        let few = detail.similar ?? []
        detail.similar = similar.map { $0.isEmpty ? few : $0 } ?? (few.isEmpty ? nil : few)
        return detail
    }

    fileprivate func adding(tracks: [TopTrack]?) -> ArtistDetail {
        var detail = self
        detail.topTracks = tracks
        return detail
    }
}
