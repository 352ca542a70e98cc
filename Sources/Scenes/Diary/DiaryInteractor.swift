import Entities
import Services

protocol DiaryInteractor: KeptListInteractor {
    /// The only entries that the list is of; nil for all.
    var selection: DiarySelection? { get }
    /// What was seen, heard or read, the latest first.
    func contents() async -> Result<DiaryContents, LibraryFailure>
    /// What is stored of it now, at once.
    func item(_ subject: LibrarySubject) -> LibraryItem?
    /// Whether a catalogue that is in use knows it.
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

    func contents() async -> Result<DiaryContents, LibraryFailure> {
        await made(of: await items()) { items in
            items.map { items in
                DiaryContents(
                    items.flatMap(\.diary).filter { selection?.contains($0) ?? true }.latestFirst())
            }
        }
    }
}
