import Entities
import Services

protocol ReadingListInteractor: DeletingInteractor, KeepingInteractor, ShelvingInteractor {
    /// The books of the list, latest first.
    func books() async -> Result<[LibraryItem], LibraryFailure>
    /// What is stored of one now, at once.
    func item(_ subject: LibrarySubject) -> LibraryItem?
    /// Whether its catalogue is in use.
    func isFromRunningCatalogue(_ subject: LibrarySubject) -> Bool
    var shelf: any SharedShelf { get }
    /// The current day in the user's time zone.
    var today: @Sendable () -> CalendarDate { get }
    /// Changes of the library, by this or another process.
    func changes() -> AsyncStream<LibraryChange>
}

struct ReadingListDefaultInteractor: ReadingListInteractor {
    let readingList: any ReadingList
    let shelf: any SharedShelf
    let availability: SourceAvailability
    let today: @Sendable () -> CalendarDate

    var library: any Library { readingList }

    func books() async -> Result<[LibraryItem], LibraryFailure> {
        do throws(LibraryFailure) {
            return .success(try await readingList.items().filter { $0.reading != nil })
        } catch {
            return .failure(error)
        }
    }

    func item(_ subject: LibrarySubject) -> LibraryItem? {
        readingList.item(subject)
    }

    func isFromRunningCatalogue(_ subject: LibrarySubject) -> Bool {
        availability.answers(about: subject)
    }

    func changes() -> AsyncStream<LibraryChange> {
        readingList.changes()
    }
}
