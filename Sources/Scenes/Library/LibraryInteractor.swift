import Entities
import Services

protocol LibraryInteractor: KeptListInteractor {
    /// What there is to show now.
    func contents() async -> LibraryContents
    /// What is stored of it now, at once.
    func item(_ subject: LibrarySubject) -> LibraryItem?
    /// Whether a catalogue that is in use knows it.
    func isFromRunningCatalogue(_ subject: LibrarySubject) -> Bool
    /// The current day in the user's time zone.
    var today: CalendarDate { get }
    /// Changes of the library, by this or another process.
    func changes() -> AsyncStream<LibraryChange>
    /// Whether it has a name alone, and waits for somebody to say what it is.
    func isUnconfirmed(_ thing: LibrarySummary) -> Bool
    /// Whether there is a source for its list.
    func canShow(_ view: SavedView) -> Bool
    /// How its catalogue becomes available, if it is not in use; nil for one that this version does not know.
    func access(to subject: LibrarySubject) -> CatalogAccess?
    func draftChanges() -> AsyncStream<Void>
}

struct LibraryDefaultInteractor: LibraryInteractor {
    let library: any Diary
    let drafts: any Drafts
    let availability: SourceAvailability
    let aliases: any AliasFinder

    func findAliases(of kept: [LibrarySummary]) async {
        await aliases.findAliases(of: kept)
    }

    func contents() async -> LibraryContents {
        if let head = library.head { return LibraryContents(head) }
        let (items, drafts) = (await items(), await drafts.abandoned())
        return await made(of: items) { items in
            let unconfirmed = (try? items.get())?.count { isUnconfirmed($0.summary) } ?? 0
            return LibraryContents(items: items, drafts: drafts, unconfirmedCount: unconfirmed)
        }
    }

    func isUnconfirmed(_ thing: LibrarySummary) -> Bool {
        availability.canFind(thing) && !thing.aliases.isNoneOfFound
    }

    func access(to subject: LibrarySubject) -> CatalogAccess? {
        availability.access(to: subject.source)
    }

    func draftChanges() -> AsyncStream<Void> {
        drafts.changes()
    }
}
