import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import MovieDetail

@MainActor
struct MovieDetailPresenterTests {
    private let scene = PresentedMovie(3)

    private func linked(_ number: Int, page: String?, trailer: String?) -> MovieDetail {
        var detail = MovieDetail(movie: .sample(number))
        detail.links =
            page.map { [Link(title: "Page", url: $0), Link(title: "Other", url: "https://other.org")] } ?? []
        detail.trailers = trailer.map { [Link(title: "Trailer", url: $0)] } ?? []
        return detail
    }

    @Test func whatThereIsToCopyOfIt() {
        #expect(scene.presenter.copyable == nil)
        scene.catalog.remember(linked(3, page: "https://film.org", trailer: nil))
        scene.appear()
        #expect(scene.presenter.copyable == CopyableThing(title: "Film 3", year: 1953, link: "https://film.org"))
    }

    @Test func aFilmWithLinksOpensItsFirstPageAndItsTrailer() async {
        let detail = linked(3, page: "https://page.org", trailer: "https://trailer.org")
        scene.catalog.remember(detail)
        scene.appear()
        #expect(scene.view.state.offers.contains(.page))
        #expect(scene.view.state.offers.contains(.trailer))

        scene.presenter.didAskForPage()
        scene.presenter.didAskForTrailer()
        #expect(scene.links.opened == ["https://page.org", "https://trailer.org"])
    }

    @Test func aFilmWithoutLinksOpensNothing() {
        scene.catalog.remember(linked(3, page: nil, trailer: nil))
        scene.appear()
        #expect(!scene.view.state.offers.contains(.page))
        #expect(!scene.view.state.offers.contains(.trailer))

        scene.presenter.didAskForPage()
        scene.presenter.didAskForTrailer()
        #expect(scene.links.opened.isEmpty)
    }

    @Test func theLinksOfTheFilmBeforeAreGoneAtOnce() {
        let detail = linked(3, page: "https://page.org", trailer: "https://trailer.org")
        scene.catalog.remember(detail)
        scene.catalog.details.hold()
        scene.appear()
        scene.presenter.didAskForSibling(.next)

        #expect(!scene.view.state.offers.contains(.page))
        scene.presenter.didAskForPage()
        scene.presenter.didAskForTrailer()
        #expect(scene.links.opened.isEmpty)
    }
}
