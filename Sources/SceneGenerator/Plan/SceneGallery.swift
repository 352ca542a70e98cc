import SourceReading

/// The text of the file that lists the scenes with a sample.
struct SceneGallery {
    static let path = "Sources/Matinee/SceneGallery.swift"
    private static let start = "// Entries of scenes"
    private static let end = "// End of entries"

    let text: String

    /// With an import and an entry for a scene, in their orders; nil where there is no place for them.
    func adding(_ scene: String) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let imports = Self.adding("import \(scene)", to: lines, at: importLines(of: lines)),
            let entries = Self.adding(
                "Entry(name: \"\(scene)\", makeScreen: \(scene)Builder.sample),", to: imports,
                at: entryLines(of: imports))
        else { return nil }
        return entries.joined(separator: "\n")
    }

    /// The first run of imports.
    private func importLines(of lines: [String]) -> Range<Int>? {
        guard let first = lines.firstIndex(where: { $0.code.hasPrefix("import ") }) else { return nil }
        let count = lines[first...].prefix { $0.code.hasPrefix("import ") }.count
        return first..<first + count
    }

    private func entryLines(of lines: [String]) -> Range<Int>? {
        guard let start = lines.firstIndex(where: { $0.contains(Self.start) }),
            let end = lines.firstIndex(where: { $0.contains(Self.end) }), start < end
        else { return nil }
        return start + 1..<end
    }

    private static func adding(_ line: String, to lines: [String], at range: Range<Int>?) -> [String]? {
        guard let range else { return nil }
        guard !lines[range].contains(where: { $0.code == line }) else { return lines }
        let indent = lines[max(range.lowerBound, range.upperBound - 1)].prefix { $0 == " " }
        let fallback = lines[range.lowerBound - 1].prefix { $0 == " " }
        var result = lines
        let place = range.first { lines[$0].code > line } ?? range.upperBound
        result.insert((range.isEmpty ? fallback : indent) + line, at: place)
        return result
    }
}

extension String {
    fileprivate var code: String { String(drop { $0 == " " }) }
}
