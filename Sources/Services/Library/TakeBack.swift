package import Entities

/// Takes a change of the library back; what others have said since then stays, which it tells. Returns when that is durable.
package typealias TakeBack = @Sendable () async throws(LibraryFailure) -> TakenBack
