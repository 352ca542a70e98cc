package import Entities

/// Knows which pictures things have, by what catalogues have told of them.
package protocol PictureFinder: Sendable {
    /// By what is in memory or was kept of its answers: no service is asked. Nil where nothing is known of it, and for what has
    /// none.
    func picture(of subject: LibrarySubject) async -> Picture?
}
