/// The presenter of a screen of rows of which the one under the cursor unfolds into a text, as its view knows it. It hears itself of
/// the cursor.
@MainActor
package protocol AccordionPresenter: FixedListBrowser {
    var title: String { get }
    func viewDidAppear()
    /// The user presses the row that the cursor is on already.
    func didSelectRow(at index: Int)
    /// The user wants what is shown to be asked for anew.
    func didAskForRefresh()
    /// - Parameter index: its place among the tabs.
    func didChooseTab(at index: Int)
    /// - Parameter entry: nil where none was chosen.
    func didLeaveMenu(with entry: Int?)
    func didAnswer(isYes: Bool)
}

/// Defaults for a screen without tabs, menus and questions, and for one where single rows are asked for anew.
extension AccordionPresenter {
    package func didAskForRefresh() {}

    package func didChooseTab(at index: Int) {}

    package func didLeaveMenu(with entry: Int?) {}

    package func didAnswer(isYes: Bool) {}
}
