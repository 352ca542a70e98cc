import Entities
import HTTP

/// The answer of artist.getInfo.
struct LastFMArtistInfo: Decodable, Sendable {
    struct Info: Decodable, Sendable {
        @Required var name: String
        @Lenient var url: String?
        @Lenient var stats: Stats?
        @Lenient var tags: LastFMAlbumInfo.Tags?
        @Lenient var bio: LastFMAlbumInfo.Wiki?
        @Lenient var similar: LastFMSimilarArtists.Artists?
    }

    struct Stats: LenientlyDecodable, Sendable {
        @Lenient var listeners: Int?
        @Lenient var playcount: Int?
    }

    let artist: Info

    /// With the id of the request, by which the albums are asked for.
    func detail(of id: ArtistID) -> ArtistDetail? {
        guard let name = LastFMName.read(artist.name) else { return nil }
        var detail = ArtistDetail(id: id, name: name)
        // The whole text, not the few sentences before "Read more".
        detail.biography = artist.bio.flatMap { bio in bio.content.flatMap(LastFMText.plain) ?? bio.text }
        detail.tags = artist.tags?.tag?.elements.compactMap(\.name.nilIfEmpty) ?? []
        detail.listeners = artist.stats?.listeners
        detail.plays = artist.stats?.playcount
        detail.similar = artist.similar?.similar ?? []
        detail.page = artist.url.flatMap(HTTPURL.forBrowser)
        return detail
    }
}

/// The answer of artist.getSimilar.
struct LastFMSimilarArtists: Decodable, Sendable {
    struct Artists: LenientlyDecodable, Sendable {
        @Lenient var artist: LastFMList<LastFMArtist>?

        /// Each once.
        var similar: [SimilarArtist] {
            (artist?.elements ?? []).compactMap(\.artist).reduce(into: []) { all, artist in
                let similar = SimilarArtist(id: artist.id, name: artist.name)
                if !all.contains(similar) { all.append(similar) }
            }
        }
    }

    @Required var similarartists: Artists
}

/// The answer of artist.getTopTracks.
struct LastFMTopTracks: Decodable, Sendable {
    struct Tracks: LenientlyDecodable, Sendable {
        @Lenient var track: LastFMList<Track>?
    }

    struct Track: Decodable, Sendable {
        @Required var name: String
        @Lenient var playcount: Int?
        @Lenient var duration: Int?
    }

    @Required var toptracks: Tracks

    var tracks: [TopTrack] {
        (toptracks.track?.elements ?? []).compactMap { track in
            LastFMName.read(track.name).map { title in
                TopTrack(
                    title: title, durationInSeconds: track.duration.flatMap { $0 > 0 ? $0 : nil },
                    plays: track.playcount)
            }
        }
    }
}
