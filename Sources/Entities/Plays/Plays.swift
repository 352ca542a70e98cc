/// Which tracks were played, and when each time began. A track stands in it once, so that millions of plays have room in memory.
package struct Plays: Hashable, Sendable {
    package struct Play: Hashable, Sendable {
        /// The place of its track among `tracks`.
        package let track: Int32
        /// Since 1970 (UTC).
        package let second: UInt32
    }

    package private(set) var tracks: [PlayedTrack] = []
    /// In the order in which they were added.
    package private(set) var plays: [Play] = []
    private var places: [PlayedTrack: Int32] = [:]

    package init() {}

    package mutating func add(_ track: PlayedTrack, at second: UInt32) {
        let place = places[track] ?? Int32(tracks.count)
        if Int(place) == tracks.count {
            places[track] = place
            tracks.append(track)
        }
        plays.append(Play(track: place, second: second))
    }
}

extension Plays {
    /// In seconds: a track that was played for less was not listened to.
    package static let shortest = 30

    /// Which plays of one track are a listen of their own, and no second word of the one before: two services write of one listen with a
    /// few seconds between them. A track that was listened to began at least `shortest` seconds after it did before.
    ///
    /// - Parameter seconds: when each began, in their order.
    package static func counted(_ seconds: some Sequence<Int64>) -> [Bool] {
        var last: Int64?
        return seconds.map { second in
            if let last, second - last < Int64(shortest) { return false }
            last = second
            return true
        }
    }
}
