package import Entities

/// What came from other machines into a library that several share.
package protocol Arrivals: Sendable {
    /// The last changes, the latest first.
    func arrivals() async throws(LibraryFailure) -> [Arrival]

    /// Makes a thing as it was before a change came, which is a change of this machine's then. What was changed since stays as it is.
    ///
    /// - Returns: whether it is as it was.
    func takeBack(_ arrival: Arrival) async throws(LibraryFailure) -> Bool
}

/// Where there is no library that could be shared.
package struct NoArrivals: Arrivals {
    package init() {}

    package func arrivals() -> [Arrival] { [] }

    package func takeBack(_ arrival: Arrival) -> Bool { false }
}
