import Entities
import Services

protocol OwnListInteractor: KeptListInteractor {
    /// Which list it is, as it was called when it was opened.
    var list: LibrarySummary { get }
    /// As it is stored; nil for one that is there no more.
    func stored() async -> Result<LibraryItem?, LibraryFailure>
    /// Whether a catalogue that is in use knows a thing.
    func isFromRunningCatalogue(_ subject: LibrarySubject) -> Bool
    /// Changes of the library, by this or another process.
    func changes() -> AsyncStream<LibraryChange>
    /// Returns when that is durable.
    func place(_ thing: ListedThing) async throws(LibraryFailure)
}

struct OwnListDefaultInteractor: OwnListInteractor {
    let library: any Diary
    let availability: SourceAvailability
    let list: LibrarySummary

    func stored() async -> Result<LibraryItem?, LibraryFailure> {
        await items().map { items in items.first { $0.id == list.subject } }
    }

    func place(_ thing: ListedThing) async throws(LibraryFailure) {
        try await library.place(thing, in: list.subject)
    }
}
