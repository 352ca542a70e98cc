import Entities
import Services

protocol YearInteractor: Sendable {
    /// All that is in it now.
    func diary() async -> Result<[DiaryEntry], LibraryFailure>
    /// What was listened to in a period.
    func plays(in period: DiaryPeriod) async -> PlaysReview
    /// Changes of the library, by this or another process.
    func changes() -> AsyncStream<LibraryChange>
}

/// What the page is about: the diary, as the library has it.
struct YearDefaultInteractor: YearInteractor {
    let library: any Diary

    func diary() async -> Result<[DiaryEntry], LibraryFailure> {
        do throws(LibraryFailure) { return .success(try await library.items().flatMap(\.diary)) } catch {
            return .failure(error)
        }
    }

    /// Without them all else is shown the same.
    func plays(in period: DiaryPeriod) async -> PlaysReview {
        (try? await library.plays(in: period)) ?? .none
    }

    func changes() -> AsyncStream<LibraryChange> {
        library.changes()
    }
}
