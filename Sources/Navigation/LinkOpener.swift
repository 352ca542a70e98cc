/// Opens pages in the browser, and tells the user whether that worked.
@MainActor
package protocol LinkOpener: AnyObject {
    func open(_ url: String)
}
