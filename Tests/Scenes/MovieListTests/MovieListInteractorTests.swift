import Entities
import Services
import TestSupport
import Testing

@testable import MovieList

struct MovieListInteractorTests {
    private func interactor(_ catalog: FakeMovieCatalog, today: CalendarDate?) throws -> MovieListDefaultInteractor {
        let today = try #require(today)
        return MovieListDefaultInteractor(
            catalog: catalog, library: FakeLibrary(today: { today }), pictures: FakePictureStore(), asked: nil)
    }

    @Test func asksForWhatTheSourcesListsStartWithAsOfToday() async throws {
        let catalog = FakeMovieCatalog(.samples(1...3))
        let today = CalendarDate(year: 2026, month: 11, day: 20)
        _ = try await interactor(catalog, today: today).standardPage(1)

        #expect(catalog.lists.requests.map(\.query) == [MovieQuery(day: today)])
        #expect(catalog.capabilities.list(of: MovieQuery()).collection == .pastYear)
    }

    @Test func onALeapDayThePastYearStartsOnThe28th() {
        let query = MovieQuery(day: CalendarDate(year: 2028, month: 2, day: 29))

        #expect(query.pastYear?.lowerBound.iso8601 == "2027-02-28")
        #expect(query.pastYear?.upperBound.iso8601 == "2028-02-29")
    }

    @Test func asksForThePageItWasToldAndHandsItOn() async throws {
        let catalog = FakeMovieCatalog(.samples(1...45))
        let page = try await interactor(catalog, today: CalendarDate(year: 2026)).standardPage(3)

        #expect(catalog.askedPages == [3])
        #expect(page.items.map(\.id.number) == [41, 42, 43, 44, 45])
        #expect(page.isLast)
    }
}

extension MovieListDefaultInteractor {
    /// A page of what the list starts with.
    fileprivate func standardPage(_ number: Int) async throws(CatalogFailure) -> Page<Movie> {
        try await page(number, of: query)
    }
}
