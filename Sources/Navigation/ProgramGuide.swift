package import Entities
package import Presentation

/// What the program can do and where one can go in it, for what finds anything. It leads away from there, too.
@MainActor
package protocol ProgramGuide: AnyObject {
    /// What there is now.
    var directory: ProgramDirectory { get }
    /// As if its key had been pressed where one was.
    func run(_ offered: OfferedCommand)
    func go(to place: ProgramPlace)
    /// - Parameter isBeside: whether it is opened where one was, beside that, and not in the section of its kind.
    func open(_ item: KnownItem, isBeside: Bool)
    /// Among all things of a kind, in their section.
    func search(_ kind: LibrarySubject.Kind, for text: String)
    /// Back to where one was.
    func leave()
}
