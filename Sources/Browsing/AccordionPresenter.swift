/// The presenter of a screen of rows of which the one under the cursor unfolds into a text, as its views know it.
@MainActor
package protocol AccordionPresenter: AnyObject {
    var title: String { get }
    /// The rows and the cursor.
    var browser: any ListBrowser { get }
    func viewDidAppear()
}
