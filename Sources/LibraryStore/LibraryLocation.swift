/// Where a person's library is.
package struct LibraryLocation: Hashable, Sendable {
    /// Absolute.
    package let folder: String

    package var path: String { "\(folder)/library.sqlite" }

    /// What was played, which is more than all else and in no memory as a whole.
    package var playsPath: String { "\(folder)/plays.sqlite" }

    var file: LibraryFile { LibraryFile(folder: folder, path: path) }
    var playsFile: LibraryFile { LibraryFile(folder: folder, path: playsPath) }

    package init(folder: String) {
        self.folder = folder
    }
}
