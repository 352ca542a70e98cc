import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Palette

struct PaletteInteractorTests {
    private let library = FakeLibrary()

    private var interactor: PaletteDefaultInteractor {
        PaletteDefaultInteractor(library: library, finder: TitleFinderStub(), worker: globalConcurrentExecutor)
    }

    @Test func knowsWhatIsKept() async throws {
        let film = KnownItem.film("Moonlight", 1).summary
        try await library.addFavourite(film)
        #expect(await interactor.kept().map(\.summary) == [film])
    }

    @Test func aLibraryThatCannotBeReadHasNothing() async {
        library.close(because: .noFolder)
        #expect(await interactor.kept() == [])
    }
}
