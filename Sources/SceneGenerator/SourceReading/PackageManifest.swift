/// Facts from Package.swift, read without running it.
package struct PackageManifest {
    package let text: String

    package init(text: String) {
        self.text = text
    }

    /// The package's name; nil if it is not found.
    package var name: String? {
        Self.code(of: text[...]).firstMatch(of: /Package\(\s*name:\s*"(\w+)"/).map { String($0.1) }
    }

    /// The names in `let scenes = […]`, as they stand there; nil where there is no such list.
    package var scenes: [String]? {
        sceneList.map { Self.code(of: text[$0]).matches(of: /"([^"]*)"/).map { String($0.1) } }
    }

    /// The manifest with these scenes, one a line. It stays as it is where it has no list of them.
    package func withScenes(_ scenes: [String]) -> String {
        guard let list = sceneList else { return text }
        let names = scenes.map { "\n    \"\($0)\"," }.joined()
        return text[..<list.lowerBound] + names + (scenes.isEmpty ? "" : "\n") + text[list.upperBound...]
    }

    /// What stands between the brackets.
    private var sceneList: Range<String.Index>? {
        guard let list = text.firstMatch(of: /(?m)^let scenes = \[([^\]]*)\]/) else { return nil }
        return list.1.startIndex..<list.1.endIndex
    }

    private static func code(of text: Substring) -> String {
        String(text.replacing(/\/\/.*/, with: ""))
    }
}
