/// A list of which a page is one of the tabs, for the scene of that page. A router holds it weakly, as every delegate.
@MainActor
package protocol TabbedPageDelegate: AnyObject {
    /// The user goes on to another tab, and the page is gone.
    ///
    /// - Parameter step: 1 for the tab after the page's, -1 for the one before it.
    func didLeavePage(by step: Int)
    /// The page has turned to something else, which its tab is called by from now on.
    ///
    /// - Parameter name: as a year.
    func didTurnPage(to name: String)
    /// The page is gone, whatever has taken its place.
    func didClosePage()
}
