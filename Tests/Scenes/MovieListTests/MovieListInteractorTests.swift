import Entities
import Services
import TestSupport
import Testing

@testable import MovieList

struct MovieListInteractorTests {
    private let catalog = FakeMovieCatalog(.samples(1...3))

    private func interactor(_ asked: MovieQuery? = nil) -> MovieListDefaultInteractor {
        MovieListDefaultInteractor(catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore(), asked: asked)
    }

    @Test func startsWithWhatTheSourcesListsStartWithAsOfToday() {
        #expect(interactor().query == MovieQuery(day: .sampleToday))
        #expect(interactor(MovieQuery(day: CalendarDate(year: 2020))).query == MovieQuery(day: .sampleToday))
        #expect(catalog.capabilities.list(of: MovieQuery()).collection == .pastYear)
    }

    @Test func aRowIsFoundByEitherTitle() {
        let movie = Movie(id: MovieID(1), title: "Spirited Away", originalTitle: "千と千尋の神隠し", released: nil, rating: nil)
        #expect(interactor().searchedText(of: movie) == "Spirited Away 千と千尋の神隠し")
    }

    @Test func onALeapDayThePastYearStartsOnThe28th() {
        let query = MovieQuery(day: CalendarDate(year: 2028, month: 2, day: 29))

        #expect(query.pastYear?.lowerBound.iso8601 == "2027-02-28")
        #expect(query.pastYear?.upperBound.iso8601 == "2028-02-29")
    }
}
