/// What was listened to in a period. Its days are those in UTC.
package struct PlaysReview: Hashable, Sendable {
    package struct Share: Hashable, Sendable {
        package let name: String
        /// The artist of an album or a track; nil for an artist.
        package let artist: String?
        package let count: Int

        package init(name: String, artist: String? = nil, count: Int) {
            (self.name, self.artist, self.count) = (name, artist, count)
        }
    }

    package let count: Int
    /// In the same period a year before; nil where there is none, or nothing.
    package let before: Int?
    /// What was listened to most, by numbers, then by names.
    package let artists: [Share]
    package let albums: [Share]
    package let tracks: [Share]

    package static let none = PlaysReview(count: 0, before: nil, artists: [], albums: [], tracks: [])

    package init(count: Int, before: Int?, artists: [Share], albums: [Share], tracks: [Share]) {
        (self.count, self.before) = (count, before)
        (self.artists, self.albums, self.tracks) = (artists, albums, tracks)
    }
}
