import Entities
import Services

protocol ReadingListInteractor: DeletingInteractor, KeepingInteractor {
    /// The books of the list, latest first.
    func books() async -> Result<[LibraryItem], LibraryFailure>
    /// What is stored of one now, at once.
    func item(_ subject: LibrarySubject) -> LibraryItem?
    /// Whether its catalogue is in use.
    func isFromRunningCatalogue(_ subject: LibrarySubject) -> Bool
    var shelf: any SharedShelf { get }
    /// The current day in the user's time zone.
    var today: CalendarDate { get }
    /// Changes of the library, by this or another process.
    func changes() -> AsyncStream<LibraryChange>
}

struct ReadingListDefaultInteractor: ReadingListInteractor {
    let library: any Diary
    let shelf: any SharedShelf
    let availability: SourceAvailability

    var today: CalendarDate { library.today }

    func books() async -> Result<[LibraryItem], LibraryFailure> {
        do throws(LibraryFailure) {
            return .success(try await library.items().filter { $0.id.kind == .book && $0.standing != nil })
        } catch {
            return .failure(error)
        }
    }

    func item(_ subject: LibrarySubject) -> LibraryItem? {
        library.item(subject)
    }

    func isFromRunningCatalogue(_ subject: LibrarySubject) -> Bool {
        availability.answers(about: subject)
    }

    func changes() -> AsyncStream<LibraryChange> {
        library.changes()
    }
}
