/// How it stands with a library that several machines share.
package struct SharingState: Hashable, Sendable {
    /// Why it could not be brought together with the others the last time; nil if it could.
    package var failure: SharingFailure?
    /// Changes that were made here, and that no other machine can have yet.
    package var waiting = 0
    /// The titles of things with a note of which there are several versions, since machines wrote beside each other.
    package var severalVersions: [String] = []
    /// What came from other machines the last time that something did; nil if nothing has since the start.
    package var came: ArrivalSummary?
    /// What machines share of what is set, by the names of settings.
    package var settings: [String: String] = [:]

    package struct ArrivalSummary: Hashable, Sendable {
        /// The number of the last of these changes, by which it is another than that before.
        package let last: Int64
        package let changes: Int
        /// The title of one of the things.
        package let title: String

        package init(last: Int64, changes: Int, title: String) {
            self.last = last
            self.changes = changes
            self.title = title
        }
    }

    package init() {}
}

/// Why machines cannot be brought together. The sentences for people are made in `Wording`.
package enum SharingFailure: Error, Hashable, Sendable {
    case library(LibraryFailure)
    case folder(FolderFailure)
    /// The file on this machine that says where they meet, and with which key, cannot be read.
    case placeFileDamaged(path: String)
    /// It is not there, or is nothing that machines share: a disk that is not mounted looks like that.
    case placeMissing(place: String)
    /// A later version of Matinee has made it, in a format that this one does not know.
    case laterFormat(place: String, found: Int, known: Int)
    /// A server has not answered, or not so that it can be understood.
    case notAnswered(CatalogFailure, place: String)
    /// Somebody has to do something first: it wants a password, another one or a key, or what is needed for it is not installed.
    ///
    /// - Parameter place: nil where it is about something else.
    case refused(place: String?)
}
