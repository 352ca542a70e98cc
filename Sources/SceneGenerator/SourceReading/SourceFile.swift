/// A Swift file, and facts about it that need no compiler.
package struct SourceFile: Sendable {
    /// From the project's root: `Sources/Scenes/MovieList/MovieListView.swift`.
    package let path: String
    package let text: String
    /// The text without comments and the contents of strings, line by line.
    package let lines: [Substring]

    package init(path: String, text: String) {
        self.path = path
        self.text = text
        lines = CodeReader.code(of: text).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Without folder and `.swift`.
    package var name: String {
        String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
    }

    /// The folder below Sources, which for a scene is the one below Scenes; nil for a file elsewhere.
    package var target: String? {
        guard folders.first == "Sources", folders.count > 1 else { return nil }
        guard folders[1] == "Scenes" else { return folders[1] }
        return folders.count > 2 ? folders[2] : nil
    }

    /// The scene that it belongs to; nil for other files.
    package var scene: String? { path.hasPrefix("Sources/Scenes/") ? target : nil }

    /// The part of its scene; nil for other names, and outside of scenes.
    package var part: ScenePart? {
        guard let scene, name.hasPrefix(scene) else { return nil }
        return ScenePart(rawValue: String(name.dropFirst(scene.count)))
    }

    /// Whether it is what a presenter does not do itself: a file of a scene that is none of its parts.
    package var helpsPresenter: Bool { scene != nil && part == nil }

    private var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }

    /// The lines of code, from 1.
    package var numberedLines: [(number: Int, line: Substring)] {
        lines.enumerated().map { ($0 + 1, $1) }
    }
}

extension Substring {
    /// The names and keywords in a line of code.
    package var words: [String] {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
}
