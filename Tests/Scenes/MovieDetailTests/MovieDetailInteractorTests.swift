import Entities
import Services
import TestSupport
import Testing

@testable import MovieDetail

struct MovieDetailInteractorTests {
    private let catalog = FakeMovieCatalog(.samples(1...3))

    @Test func asksForTheFilmItWasTold() async throws {
        let detail = try await MovieDetailDefaultInteractor(
            catalog: catalog, library: FakeLibrary(), aliases: FakeAliasFinder(), pictures: FakePictureStore()
        ).detail(of: MovieID(2))

        #expect(catalog.details.requests == [MovieID(2)])
        #expect(detail.movie == .sample(2))
    }

    @Test func knowsWhatTheCatalogueRemembersWithoutAsking() {
        catalog.remember(Movie.sample(2))
        let interactor = MovieDetailDefaultInteractor(
            catalog: catalog, library: FakeLibrary(), aliases: FakeAliasFinder(), pictures: FakePictureStore())

        if case .summary(let movie) = interactor.peek(MovieID(2)) {
            #expect(movie == .sample(2))
        } else {
            Issue.record("no summary")
        }
        #expect(interactor.peek(MovieID(3)) == nil)
        #expect(catalog.details.requests.isEmpty)
    }
}
