package import Entities

/// Lists that somebody has made, as items of the library.
extension Library {
    /// All of them, the oldest first, so that each keeps its place when a new one comes.
    package func lists() async throws(LibraryFailure) -> [LibraryItem] {
        Array(try await items().filter { $0.id.kind == .list }.reversed())
    }
}
