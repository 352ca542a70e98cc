package import Browsing

/// A view of rows in a dialogue of lines: the row that is chosen is said with its text, and commands are for it.
@MainActor
package protocol PlainAccordionScreen: PlainScreen {
    /// Its presenter, as far as all of these have the same.
    var accordion: any AccordionPresenter { get }
    var pane: PlainAccordion { get }
}

extension PlainAccordionScreen {
    package func select(row: Int) {
        pane.select(row)
    }

    package var title: String { accordion.title }

    package var page: PlainPage {
        var page = PlainPage(title)
        pane.fill(&page)
        return page
    }

    package var isBusy: Bool { pane.isBusy }

    package var isAwaitingRows: Bool { pane.list.isAwaitingRows }

    package var hasFailed: Bool { pane.list.hasFailed }

    package func willAppear() -> Bool { false }

    package func didAppear() {
        accordion.viewDidAppear()
        pane.list.didAppear()
    }

    package func choose(_ number: Int) -> Bool { pane.choose(number) }

    package func point(at number: Int) -> Bool { pane.list.point(at: number) }

    package func leaveAsked() -> Bool { pane.close() }
}
