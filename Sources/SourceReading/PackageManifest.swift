/// What Package.swift says of the project, read without running it.
package struct PackageManifest {
    package let text: String
    private let code: [UInt8]

    package init(text: String) {
        self.text = text
        // Comments and strings are blanked byte for byte, so that places in the one are places in the other.
        code = Array(CodeReader.code(of: text).utf8)
    }

    /// The package's name; nil where there is none to be found.
    package var name: String? {
        guard let package = place(of: "Package(", from: 0), let label = place(of: "name:", from: package) else {
            return nil
        }
        return strings(in: label..<code.count).first
    }

    /// The names in `let scenes = […]`, as they stand there; nil where there is no such list.
    package var scenes: [String]? {
        sceneList.map { strings(in: $0) }
    }

    /// The manifest with these scenes, one a line; nil where there is no list of them.
    package func withScenes(_ scenes: [String]) -> String? {
        guard let list = sceneList else { return nil }
        let bytes = Array(text.utf8)
        let names = scenes.map { "\n    \"\($0)\"," }.joined()
        return String(decoding: bytes[..<list.lowerBound], as: UTF8.self) + names + (scenes.isEmpty ? "" : "\n")
            + String(decoding: bytes[list.upperBound...], as: UTF8.self)
    }

    /// What stands between the brackets, in bytes.
    private var sceneList: Range<Int>? {
        guard let start = place(of: "let scenes = [", from: 0),
            start == 14 || code[start - 15] == UInt8(ascii: "\n"),
            let end = code[start...].firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        return start..<end
    }

    /// Where a text ends, in bytes.
    private func place(of wanted: String, from start: Int) -> Int? {
        let wanted = Array(wanted.utf8)
        return (start..<max(start, code.count - wanted.count + 1)).first { code[$0...].starts(with: wanted) }
            .map { $0 + wanted.count }
    }

    private func strings(in range: Range<Int>) -> [String] {
        let bytes = Array(text.utf8)
        let marks = range.filter { code[$0] == UInt8(ascii: "\"") }
        return stride(from: 0, to: marks.count - 1, by: 2).map {
            String(decoding: bytes[(marks[$0] + 1)..<marks[$0 + 1]], as: UTF8.self)
        }
    }
}
