package import Entities

/// The interactor of a list of kept things, of whatever kinds: what it asks library and sources, the same for each.
package protocol KeptListInteractor: KeepingInteractor {
    var availability: SourceAvailability { get }
}

extension KeptListInteractor {
    /// What is stored of it now, at once.
    package func item(_ subject: LibrarySubject) -> LibraryItem? { library.item(subject) }

    /// Whether a catalogue that is in use knows it.
    package func isFromRunningCatalogue(_ subject: LibrarySubject) -> Bool {
        availability.page(of: subject, keptIn: library) != nil
    }

    /// Whether there is a source for the list of a view.
    package func canShow(_ view: SavedView) -> Bool { availability.answers(about: view.kind) }

    /// What the library has now.
    package func items() async -> Result<[LibraryItem], LibraryFailure> {
        do throws(LibraryFailure) { return .success(try await library.items()) } catch { return .failure(error) }
    }

    /// Changes of the library, by this or another process.
    package func changes() -> AsyncStream<LibraryChange> { library.changes() }

    /// Builds the list: up to 1,000 items at once, more of them off the main actor.
    package func made<List: Sendable>(
        of items: Result<[LibraryItem], LibraryFailure>,
        by make: @Sendable (Result<[LibraryItem], LibraryFailure>) -> List
    ) async -> List {
        let count = (try? items.get().count) ?? 0
        return count > 1_000 ? await madeBeside(items, make) : make(items)
    }

    @concurrent
    private func madeBeside<List: Sendable>(
        _ items: Result<[LibraryItem], LibraryFailure>,
        _ make: @Sendable (Result<[LibraryItem], LibraryFailure>) -> List
    ) async -> List {
        // Something has changed since it was asked for, and it is asked for anew.
        make(Task.isCancelled ? .success([]) : items)
    }
}
