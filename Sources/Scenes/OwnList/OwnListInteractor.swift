import Entities
import Services

protocol OwnListInteractor: KeptListInteractor {
    /// Which list it is, as it was called when it was opened.
    var list: LibrarySummary { get }
    /// As it is stored; nil for one that is there no more.
    func stored() async -> Result<LibraryItem?, LibraryFailure>
    /// What is stored of it now beside the list, at once.
    func item(_ subject: LibrarySubject) -> LibraryItem?
    /// Whether a catalogue that is in use knows a thing.
    func isFromRunningCatalogue(_ subject: LibrarySubject) -> Bool
    /// Whether there is a source for the list of a view.
    func canShow(_ view: SavedView) -> Bool
    /// Changes of the library, by this or another process.
    func changes() -> AsyncStream<LibraryChange>
    /// Gives a thing another place. Returns when that is durable.
    ///
    /// - Parameter former: the thing where it was.
    /// - Returns: what takes it back.
    func place(_ thing: ListedThing, insteadOf former: ListedThing) async throws(LibraryFailure) -> TakeBack
}

struct OwnListDefaultInteractor: OwnListInteractor {
    let library: any Diary
    let availability: SourceAvailability
    let list: LibrarySummary

    func stored() async -> Result<LibraryItem?, LibraryFailure> {
        await items().map { items in
            guard var stored = items.first(where: { $0.id == list.subject }) else { return nil }
            // Of what is kept more is known than the list has: by which ids catalogues know it.
            let kept = Dictionary(items.map { ($0.id, $0.summary) }) { first, _ in first }
            stored.things = stored.things.map { thing in
                var thing = thing
                thing.summary = kept[thing.id] ?? thing.summary
                return thing
            }
            return stored
        }
    }

    func place(_ thing: ListedThing, insteadOf former: ListedThing) async throws(LibraryFailure) -> TakeBack {
        try await library.place(thing, in: list.subject)
        let step = LibraryStep(of: list, from: { $0.things = [former] }, to: { $0.things = [thing] })
        return { [library] () async throws(LibraryFailure) in try await library.takeBack(step) }
    }
}
