/// The presenter of a screen of rows of which the one under the cursor unfolds into a text, as its view knows it.
@MainActor
package protocol AccordionPresenter: AnyObject {
    var title: String { get }
    /// The rows and the cursor.
    var browser: any ListBrowser { get }
    func viewDidAppear()
    /// The user presses the row that the cursor is on already.
    func didSelectRow(at index: Int)
    /// - Parameter index: its place among the tabs.
    func didChooseTab(at index: Int)
    /// - Parameter entry: nil where none was chosen.
    func didLeaveMenu(with entry: Int?)
    func didAnswer(isYes: Bool)
}

/// Defaults for a screen without tabs, menus and questions.
extension AccordionPresenter {
    package func didChooseTab(at index: Int) {}

    package func didLeaveMenu(with entry: Int?) {}

    package func didAnswer(isYes: Bool) {}
}
