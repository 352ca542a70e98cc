import Entities
import Services

protocol ReadingListInteractor: KeptListInteractor {
    /// The books of the list, latest first.
    func books() async -> Result<[LibraryItem], LibraryFailure>
    /// What is stored of it now, at once.
    func item(_ subject: LibrarySubject) -> LibraryItem?
    /// Whether a catalogue that is in use knows it.
    func isFromRunningCatalogue(_ subject: LibrarySubject) -> Bool
    /// The current day in the user's time zone.
    var today: CalendarDate { get }
    /// Changes of the library, by this or another process.
    func changes() -> AsyncStream<LibraryChange>
    var shelf: any SharedShelf { get }
}

struct ReadingListDefaultInteractor: ReadingListInteractor {
    let library: any Diary
    let shelf: any SharedShelf
    let availability: SourceAvailability

    func books() async -> Result<[LibraryItem], LibraryFailure> {
        await items().map { items in items.filter { $0.id.kind == .book && $0.standing != nil } }
    }
}
