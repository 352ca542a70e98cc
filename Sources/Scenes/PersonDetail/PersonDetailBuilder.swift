package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// Where the detail can lead.
@MainActor
package protocol PersonDetailDestinations: PlaceDestinations {}

/// Somebody who has made films or plays in them, with all of these.
@MainActor
package struct PersonDetailBuilder {
    private let catalog: any PersonCatalog
    private let pictures: any PictureStore
    private let today: @Sendable () -> CalendarDate
    private let wording: Wording
    private let pause: Pause

    /// - Parameters:
    ///   - today: the current day in the user's time zone.
    ///   - pause: how long somebody must be shown before a picture is asked for, if it is not the first one.
    package init(
        catalog: any PersonCatalog, pictures: any PictureStore, today: @escaping @Sendable () -> CalendarDate,
        wording: Wording, pause: Pause
    ) {
        self.catalog = catalog
        self.pictures = pictures
        self.pause = pause
        self.today = today
        self.wording = wording
    }

    /// - Parameter name: as whoever leads there has it.
    package func build(
        _ id: PersonID, named name: String, links: any LinkOpener, navigator: (any Navigator)?,
        destinations: any PersonDetailDestinations, display: any Display
    ) -> any Screen {
        let interactor = PersonDetailDefaultInteractor(catalog: catalog, pictures: pictures, today: today)
        let router = PersonDetailDefaultRouter(navigator: navigator, links: links, destinations: destinations)
        let presenter = PersonDetailDefaultPresenter(
            id: id, name: name, interactor: interactor, router: router, wording: wording, pause: pause)
        if display.isPlain {
            let view = PersonDetailPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = PersonDetailDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}
