package import SourceReading

/// The table of the modules, one row each, which Modules.md has between two marks.
package struct ModuleTable {
    package static let path = "Modules.md"
    private static let start = "<!-- modules: `make modules` writes this table from the code -->\n"
    private static let end = "<!-- end of modules -->\n"

    private let rows: [String]

    /// - Parameter files: the project's Swift files below Sources.
    package init(_ files: [SourceFile]) {
        let reader = ModuleReader(files)
        rows = Set(files.compactMap(\.scene)).sorted().map { "| \(reader.cells(of: $0).joined(separator: " | ")) |\n" }
    }

    package var text: String {
        """
        | module | shows | leads to | delegates | services | commands |
        |---|---|---|---|---|---|

        """ + rows.joined()
    }

    /// The document with this table in place of its own; nil if it has no marks.
    package func written(into document: String) -> String? {
        guard let start = document.firstRange(of: Self.start), let end = document.firstRange(of: Self.end),
            start.upperBound <= end.lowerBound
        else { return nil }
        return document[..<start.upperBound] + text + document[end.lowerBound...]
    }
}
