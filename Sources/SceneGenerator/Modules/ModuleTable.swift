package import SourceReading

/// The table of the modules, a row each, as Modules.md has it between two marks.
package struct ModuleTable {
    package static let path = "Modules.md"
    private static let start = "<!-- modules: `make modules` writes this table from the code -->\n"
    private static let end = "<!-- end of modules -->\n"

    private let rows: [ModuleRow]

    /// - Parameter files: the project's Swift files below Sources.
    package init(_ files: [SourceFile]) {
        let reader = ModuleReader(files)
        rows = Set(files.compactMap(\.scene)).sorted().map(reader.row)
    }

    package var text: String {
        """
        | module | shows | leads to | delegates | services | commands |
        |---|---|---|---|---|---|

        """ + rows.map { $0.text + "\n" }.joined()
    }

    /// The document with this table in place of the one that it has; nil where it has no marks.
    package func written(into document: String) -> String? {
        guard let start = document.range(of: Self.start), let end = document.range(of: Self.end),
            start.upperBound <= end.lowerBound
        else { return nil }
        return document[..<start.upperBound] + text + document[end.lowerBound...]
    }
}

extension String {
    /// Where a text stands; nil where it does not, or more than once.
    fileprivate func range(of text: String) -> Range<Index>? {
        let found = ranges(of: text)
        return found.count == 1 ? found[0] : nil
    }
}
