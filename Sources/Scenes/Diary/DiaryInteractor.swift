import Entities
import Services

protocol DiaryInteractor: DeletingInteractor, KeepingInteractor {
    /// All that was seen, heard or read, the latest first.
    func entries() async -> Result<[DiaryEntry], LibraryFailure>
    /// What is stored of a thing now, at once.
    func item(_ subject: LibrarySubject) -> LibraryItem?
    /// Whether its catalogue is in use.
    func isFromRunningCatalogue(_ subject: LibrarySubject) -> Bool
    /// The current day in the user's time zone.
    var today: CalendarDate { get }
    /// Changes of the library, by this or another process.
    func changes() -> AsyncStream<LibraryChange>
}

struct DiaryDefaultInteractor: DiaryInteractor {
    let library: any Services.Diary
    let availability: SourceAvailability

    var today: CalendarDate { library.today }

    func entries() async -> Result<[DiaryEntry], LibraryFailure> {
        do throws(LibraryFailure) {
            let entries = try await library.items().flatMap { item in
                item.events.map { DiaryEntry($0, of: item.summary) }
            }
            return .success(entries.sorted { DiaryEvent.isLater($0.event, $1.event) })
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
