/// Counts how often artists, albums and tracks were listened to, whichever way they are spelled.
package struct PlaysTally {
    private struct Name {
        var count = 0
        /// How often it is spelled in each way.
        var spellings: [PlaysReview.Share: Int] = [:]
    }

    private var artists: [String: Name] = [:]
    private var albums: [[String]: Name] = [:]
    private var tracks: [[String]: Name] = [:]

    package init() {}

    package mutating func add(_ track: PlayedTrack, count: Int) {
        let artist = track.artist.nameKey
        Self.add(.init(name: track.artist, count: 0), to: &artists[artist, default: Name()], count)
        let title = PlaysReview.Share(name: track.title, artist: track.artist, count: 0)
        Self.add(title, to: &tracks[[artist, track.title.nameKey], default: Name()], count)
        guard let album = track.album else { return }
        let name = PlaysReview.Share(name: album, artist: track.artist, count: 0)
        Self.add(name, to: &albums[[artist, album.nameKey], default: Name()], count)
    }

    /// - Parameter most: so many of each.
    package func review(count: Int, before: Int?, most: Int) -> PlaysReview {
        PlaysReview(
            count: count, before: before, artists: Self.top(artists, most), albums: Self.top(albums, most),
            tracks: Self.top(tracks, most))
    }

    private static func add(_ spelling: PlaysReview.Share, to name: inout Name, _ count: Int) {
        name.count += count
        name.spellings[spelling, default: 0] += count
    }

    private static func top<Key>(_ names: [Key: Name], _ most: Int) -> [PlaysReview.Share] {
        names.values.map { name in
            // The usual spelling.
            let usual = name.spellings.max { left, right in
                (left.value, right.key.name, right.key.artist ?? "") < (
                    right.value, left.key.name, left.key.artist ?? ""
                )
            }?.key
            return PlaysReview.Share(name: usual?.name ?? "", artist: usual?.artist, count: name.count)
        }.sorted { (-$0.count, $0.name, $0.artist ?? "") < (-$1.count, $1.name, $1.artist ?? "") }.prefix(most).map {
            $0
        }
    }
}
