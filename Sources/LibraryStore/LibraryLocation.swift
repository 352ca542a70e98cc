/// Where a person's library is.
package struct LibraryLocation: Hashable, Sendable {
    /// Absolute.
    package let folder: String

    package var path: String { "\(folder)/library.sqlite" }

    var file: LibraryFile { LibraryFile(folder: folder, path: path) }

    package init(folder: String) {
        self.folder = folder
    }
}
