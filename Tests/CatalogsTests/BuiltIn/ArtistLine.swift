import CCatalogue
import Foundation
import Testing

@testable import Catalogs

/// A line of artists.jsonl, and what is wrong with it.
struct ArtistLine {
    static let all = matinee_artists().lines.map { ArtistLine(text: $0) }

    let text: String

    func artist() throws -> BuiltInArtist {
        try JSONDecoder().decode(BuiltInArtist.self, from: Data(text.utf8))
    }

    /// Sentences without their subject, the artist; empty if nothing is wrong.
    var faults: [String] {
        guard let artist = try? artist() else { return ["cannot be read as an artist"] }
        let albums = artist.albums ?? []
        return LineFaults.inText(text, fields: ["name", "tags", "albums"])
            + LineFaults.inName(artist.name, called: "name")
            + LineFaults.inNames(artist.tags, called: "tag")
            + LineFaults.inNames(albums.map(\.title), called: "album")
            + (albums.count < 3 ? ["has \(albums.count) albums"] : [])
            + albums.flatMap { album in Self.faults(of: album).map { "'\(album.title)' \($0)" } }
    }

    private static func faults(of album: BuiltInArtist.Album) -> [String] {
        let tracks = album.tracks ?? []
        return LineFaults.inNames(album.tags, called: "tag")
            // Nil if not even the year is certain.
            + (album.released.map { LineFaults.inDate($0, years: 1948...2100) } ?? [])
            + LineFaults.inProse(album.summary, called: "summary", lengths: 60...200)
            + (tracks.isEmpty ? ["has no tracks"] : [])
            + tracks.flatMap { track in
                LineFaults.inName(track.title, called: "track")
                    + (track.duration.map {
                        (5...3_600).contains($0) ? [] : ["has '\(track.title)' of \($0) seconds"]
                    } ?? [])
            }
    }
}

extension ArtistLine: CustomTestStringConvertible {
    var testDescription: String { (try? artist())?.name ?? text }
}
