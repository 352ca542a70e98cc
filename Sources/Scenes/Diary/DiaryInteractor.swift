import Entities
import Services

protocol DiaryInteractor: DeletingInteractor, KeepingInteractor {
    /// The only entries that the list is of; nil for all.
    var selection: DiarySelection? { get }
    /// What was seen, heard or read, the latest first.
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
    var selection: DiarySelection?

    var today: CalendarDate { library.today }

    func entries() async -> Result<[DiaryEntry], LibraryFailure> {
        do throws(LibraryFailure) {
            let entries = try await library.items().flatMap(\.diary).filter { selection?.contains($0) ?? true }
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
