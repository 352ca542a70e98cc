import Entities
import Services

protocol LibraryInteractor: DeletingInteractor, KeepingInteractor {
    /// What there is to show now.
    func contents() async -> LibraryContents
    /// What is stored of it now, at once.
    func item(_ subject: LibrarySubject) -> LibraryItem?
    /// Whether its catalogue is in use.
    func isFromRunningCatalogue(_ subject: LibrarySubject) -> Bool
    /// Whether there is a source for its list.
    func canShow(_ view: SavedView) -> Bool
    /// How its catalogue becomes available, if it is not in use; nil for one that this version does not know.
    func access(to subject: LibrarySubject) -> CatalogAccess?
    /// Changes of the library, by this or another process.
    func changes() -> AsyncStream<LibraryChange>
    func draftChanges() -> AsyncStream<Void>
    /// The current day in the user's time zone.
    var today: @Sendable () -> CalendarDate { get }
}

struct LibraryDefaultInteractor: LibraryInteractor {
    let library: any Diary
    let drafts: any Drafts
    let availability: SourceAvailability
    let aliases: any AliasFinder
    let today: @Sendable () -> CalendarDate

    func findAliases(of kept: [LibrarySummary]) async {
        await aliases.findAliases(of: kept)
    }

    func contents() async -> LibraryContents {
        let items: Result<[LibraryItem], LibraryFailure>
        do throws(LibraryFailure) { items = .success(try await library.items()) } catch { items = .failure(error) }
        return LibraryContents(items: items, drafts: await drafts.abandoned())
    }

    func item(_ subject: LibrarySubject) -> LibraryItem? {
        library.item(subject)
    }

    func isFromRunningCatalogue(_ subject: LibrarySubject) -> Bool {
        availability.answers(about: subject)
    }

    func canShow(_ view: SavedView) -> Bool {
        availability.answers(about: view.kind)
    }

    func access(to subject: LibrarySubject) -> CatalogAccess? {
        availability.access(to: subject.source)
    }

    func changes() -> AsyncStream<LibraryChange> {
        library.changes()
    }

    func draftChanges() -> AsyncStream<Void> {
        drafts.changes()
    }
}
