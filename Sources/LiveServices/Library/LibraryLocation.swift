/// Where a person's library is.
package struct LibraryLocation: Hashable, Sendable {
    /// Absolute.
    package let folder: String

    package var path: String { "\(folder)/library.sqlite" }

    package init(folder: String) {
        self.folder = folder
    }

    /// `matinee` in the folder that the XDG Base Directory Specification has for data. Nil where neither it nor a
    /// home is known.
    ///
    /// - Parameter environment: the relative value of a variable is ignored, as the specification says.
    package init?(environment: [String: String]) {
        func absolute(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        if let data = absolute("XDG_DATA_HOME") {
            self.init(folder: "\(Self.withoutTrailingSlash(data))/matinee")
        } else if let home = absolute("HOME") {
            self.init(folder: "\(Self.withoutTrailingSlash(home))/.local/share/matinee")
        } else {
            return nil
        }
    }

    private static func withoutTrailingSlash(_ path: String) -> Substring {
        let end = path.lastIndex { $0 != "/" }.map { path.index(after: $0) } ?? path.startIndex
        return path[..<end]
    }
}
