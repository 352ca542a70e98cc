/// Opens pages outside of the program. Says itself, on the screen, what became of it.
@MainActor
package protocol LinkOpener: AnyObject {
    func open(_ url: String)
}
