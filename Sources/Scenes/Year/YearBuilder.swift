package import Browsing
package import Entities
package import Navigation
import Services

/// Where the page can lead.
@MainActor
package protocol YearDestinations: PlaceDestinations {
    /// The list of the diary's entries that one figure counts.
    func diary(matching selection: DiarySelection) -> any Screen
}

/// What the diary has of a year, or of another period.
@MainActor
package struct YearBuilder {
    private let context: SceneContext

    package init(context: SceneContext) {
        self.context = context
    }

    /// The page of the current year.
    ///
    /// - Parameter delegate: the list of which the page is a tab; nil for a page by itself.
    package func build(
        delegate: (any TabbedPageDelegate)? = nil, navigator: (any Navigator)?, destinations: any YearDestinations
    ) -> any Screen {
        let year = DiaryPeriod.year(context.library.today.year) ?? .all
        return build(year, delegate: delegate, navigator: navigator, destinations: destinations)
    }

    /// - Parameter delegate: the list of which the page is a tab; nil for a page by itself.
    package func build(
        _ period: DiaryPeriod, delegate: (any TabbedPageDelegate)? = nil, navigator: (any Navigator)?,
        destinations: any YearDestinations
    ) -> any Screen {
        let interactor = YearDefaultInteractor(library: context.library)
        let router = YearDefaultRouter(
            navigator: navigator, links: context.links, delegate: delegate, destinations: destinations)
        let presenter = YearDefaultPresenter(
            period: period, interactor: interactor, router: router, wording: context.wording)
        let view = YearDefaultView(presenter: presenter, display: context.display)
        presenter.view = view
        return view
    }
}
