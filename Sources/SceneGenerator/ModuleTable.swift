/// What Modules.md has from the code, between marks: the table of the modules, and the drawing of who imports whom.
package struct ModuleTable {
    package static let path = "Modules.md"
    private static let table = (
        start: "<!-- modules: `make modules` writes this table from the code -->\n", end: "<!-- end of modules -->\n"
    )
    private static let graph = (
        start: "<!-- imports: `make modules` draws this from Package.swift -->\n", end: "<!-- end of imports -->\n"
    )

    private let rows: [String]
    /// What stands below it of destinations that several rows name.
    private let shared: [String]
    private let drawing: String

    /// - Parameters:
    ///   - files: the project's Swift files below Sources.
    ///   - manifest: the project's Package.swift.
    package init(_ files: [SourceFile], _ manifest: PackageManifest) {
        let reader = ModuleReader(files)
        rows = Set(files.compactMap(\.scene)).sorted().map { "| \(reader.cells(of: $0).joined(separator: " | ")) |\n" }
        shared = reader.sharedDestinations.map { "- `\($0.name)`: \($0.modules)\n" }
        drawing = TargetGraph(manifest).drawing
    }

    package var text: String {
        """
        | module | shows | leads to | delegates |
        |---|---|---|---|

        """ + rows.joined()
            + (shared.isEmpty ? "" : "\nWhere destinations lead that several share:\n\n" + shared.joined())
    }

    /// The document with this table and drawing in place of its own; nil if it lacks their marks.
    package func written(into document: String) -> String? {
        Self.replacing(Self.table, in: document, with: text).flatMap {
            Self.replacing(Self.graph, in: $0, with: "```\n\(drawing)```\n")
        }
    }

    private static func replacing(
        _ marks: (start: String, end: String), in document: String, with text: String
    ) -> String? {
        guard let start = document.firstRange(of: marks.start), let end = document.firstRange(of: marks.end),
            start.upperBound <= end.lowerBound
        else { return nil }
        return document[..<start.upperBound] + text + document[end.lowerBound...]
    }
}
