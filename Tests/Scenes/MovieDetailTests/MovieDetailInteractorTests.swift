import Entities
import Services
import TestSupport
import Testing

@testable import MovieDetail

struct MovieDetailInteractorTests {
    @Test func hasWhatOtherSourcesCallKeptFilmsLookedFor() async {
        let aliases = FakeAliasFinder()
        await MovieDetailDefaultInteractor(
            catalog: FakeMovieCatalog([]), library: FakeLibrary(), aliases: aliases, pictures: FakePictureStore()
        ).findAliases(of: [LibrarySummary(Movie.sample(2))])

        #expect(aliases.asked == [[.movie(MovieID(2))]])
    }
}
