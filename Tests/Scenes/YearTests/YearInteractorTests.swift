import Entities
import Services
import TestSupport
import Testing

@testable import Year

struct YearInteractorTests {
    private let library = FakeLibrary([DiaryEntry].ofTwoYears.items)

    @Test func hasEveryEntryOfTheLibrary() async throws {
        let entries = try await YearDefaultInteractor(library: library).diary().get()
        #expect(Set(entries.map(\.id)) == Set([DiaryEntry].ofTwoYears.map(\.id)))
    }

    @Test func hidesNoFailure() async {
        library.close(because: .noFolder)
        await #expect(throws: LibraryFailure.noFolder) {
            try await YearDefaultInteractor(library: library).diary().get()
        }
    }
}
