import SceneGenerator

/// Presenters stay short enough to be read at once.
struct PresenterSizeRule {
    /// In lines.
    let longest: Int
    let median: Int

    /// - Parameter presenters: the presenters of all scenes.
    func offences(in presenters: [SourceFile]) -> [Offence] {
        let sizes = presenters.map { (file: $0, lines: $0.text.utf8.count { $0 == UInt8(ascii: "\n") }) }
            .sorted { $0.lines < $1.lines }
        let tooLong = sizes.filter { $0.lines > longest }.map {
            $0.file.offence(
                """
                has \($0.lines) lines, more than \(longest). It has a second responsibility: give that a name, a type and \
                tests. What scenes can share belongs in Sources/Browsing, what is said in the Formatter, pure rules in the \
                Entity.
                """)
        }
        guard let middle = sizes.isEmpty ? nil : sizes[sizes.count / 2], middle.lines > median else { return tooLong }
        return tooLong + [
            Offence(
                path: "Sources/Scenes",
                sentence: """
                    has presenters of \(middle.lines) lines at the median, more than \(median). Look for what several of \
                    them do alike, and let them compose it.
                    """)
        ]
    }
}
