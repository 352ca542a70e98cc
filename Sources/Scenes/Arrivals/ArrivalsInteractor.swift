import Entities
import Services

protocol ArrivalsInteractor: Sendable {
    /// The latest first.
    func arrivals() async -> Result<[Arrival], LibraryFailure>
    /// - Returns: whether the thing is as it was before; it is not where it was changed since.
    func takeBack(_ arrival: Arrival) async throws(LibraryFailure) -> Bool
    /// Changes of the library, by this or another process or machine.
    func changes() -> AsyncStream<LibraryChange>
}

struct ArrivalsDefaultInteractor: ArrivalsInteractor {
    let arrivals: any Arrivals
    let library: any Library

    func arrivals() async -> Result<[Arrival], LibraryFailure> {
        do throws(LibraryFailure) { return .success(try await arrivals.arrivals()) } catch { return .failure(error) }
    }

    func takeBack(_ arrival: Arrival) async throws(LibraryFailure) -> Bool { try await arrivals.takeBack(arrival) }

    func changes() -> AsyncStream<LibraryChange> { library.changes() }
}
