import SceneGenerator

/// Lists and details of catalogues hold what is special about them, and nothing else: what they have in common is in Services,
/// Browsing, Navigation, Widgets and Presentation.
struct SceneSizeRule {
    /// The most lines that all parts of a scene may have together, by its name.
    let limits: [String: Int]
    /// The most lines of a part of these scenes, at the median.
    let median: Int

    /// - Parameter files: the parts of all scenes.
    func offences(in files: [SourceFile]) -> [Offence] {
        let parts = files.filter { limits[$0.scene ?? ""] != nil }
        let tooLarge = limits.sorted { $0.key < $1.key }.compactMap { scene, limit -> Offence? in
            let parts = parts.filter { $0.scene == scene }
            let lines = parts.reduce(0) { $0 + $1.lineCount }
            guard lines > limit else { return nil }
            let sizes = parts.map { "\($0.name.dropFirst(scene.count)) \($0.lineCount)" }.joined(separator: ", ")
            return Offence(
                path: "Sources/Scenes/\(scene)",
                sentence: """
                    has \(lines) lines, more than \(limit): \(sizes). What another list or detail says too belongs where all of \
                    them have it from.
                    """)
        }
        let sizes = parts.map(\.lineCount).sorted()
        guard let middle = sizes.isEmpty ? nil : sizes[sizes.count / 2], middle > median else { return tooLarge }
        return tooLarge + [
            Offence(
                path: "Sources/Scenes",
                sentence: "has parts of lists and details of \(middle) lines at the median, more than \(median).")
        ]
    }
}

extension SourceFile {
    fileprivate var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}
