import CatalogKit
package import Entities
import HTTP
import Runtime

extension DeezerCatalog {
    /// Three questions, of which only the first has to be answered.
    package func artist(_ id: ArtistID) async throws(CatalogFailure) -> ArtistDetail {
        guard id.isDeezers else { throw .notFound }
        let artist = try await answers.answer(to: questions.artist(id)).value
        async let similar = answers.part(questions.related(to: id))
        async let tracks = answers.part(questions.topTracks(of: id))
        return await artist.detail.adding(similar: similar).adding(tracks: tracks)
    }

    package func cachedArtist(_ id: ArtistID) async -> Cached<ArtistDetail>? {
        guard id.isDeezers, let artist = await answers.cached(questions.artist(id)) else { return nil }
        return await artist.map(\.detail)
            .adding(answers.cached(questions.related(to: id))) { $0.adding(similar: $1) }
            .adding(answers.cached(questions.topTracks(of: id))) { $0.adding(tracks: $1) }
            .cached(at: time.sinceEpoch)
    }
}

extension Artist {
    fileprivate var detail: ArtistDetail {
        var detail = ArtistDetail(id: id, name: name)
        detail.fans = fans
        detail.page = DeezerNumber.page(of: .artist(id))
        return detail
    }
}

extension ArtistDetail {
    fileprivate func adding(similar: [SimilarArtist]?) -> ArtistDetail {
        var detail = self
        detail.similar = similar
        return detail
    }

    fileprivate func adding(tracks: [TopTrack]?) -> ArtistDetail {
        var detail = self
        detail.topTracks = tracks
        return detail
    }
}

extension DeezerList<DeezerArtist> {
    /// Each of them; nil for an answer that is no list.
    var similar: [SimilarArtist]? {
        items { $0.artist(genre: nil) }.map { artists in artists.map { SimilarArtist(id: $0.id, name: $0.name) } }
    }
}

/// A track of a list.
struct DeezerTopTrack: Decodable, Sendable {
    @Required var title: String
    @Lenient var duration: Int?

    /// Nil without a title.
    var track: TopTrack? {
        title.nilIfEmpty.map { TopTrack(title: $0, durationInSeconds: duration.flatMap { $0 > 0 ? $0 : nil }) }
    }
}
