import Entities
import TestSupport

extension ArtistDetail {
    /// An artist of whom all is known.
    static var bjork: ArtistDetail {
        var artist = ArtistDetail(id: ArtistID(name: "Björk"), name: "Björk")
        artist.biography = """
            Björk Guðmundsdóttir sings since she was eleven.

            Her music takes from many kinds, of which some did not have a name before 🎻.
            """
        artist.tags = ["electronic", "art pop"]
        (artist.listeners, artist.plays) = (3_000, 4_000_000)
        artist.similar = ["Goldfrapp", "久石 譲", "Sigur Rós"].map { SimilarArtist(id: ArtistID(name: $0), name: $0) }
        artist.topTracks = [
            TopTrack(title: "Army of Me", durationInSeconds: 225, plays: 1_000), TopTrack(title: "Jóga"),
        ]
        artist.page = "https://music.test/bjork"
        return artist
    }
}
