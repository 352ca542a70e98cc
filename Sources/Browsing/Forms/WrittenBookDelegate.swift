package import Entities

/// Is told of a book that was written down in a form. A router holds it weakly, as every delegate.
@MainActor
package protocol WrittenBookDelegate: AnyObject {
    /// It will be in the library in a moment.
    func willSave(_ subject: LibrarySubject)
}
