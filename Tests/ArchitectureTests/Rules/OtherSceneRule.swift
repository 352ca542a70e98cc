import SceneGenerator

/// No scene may name another one: it leads to others through its destinations.
struct OtherSceneRule {
    let scenes: [String]

    func offences(in file: SourceFile) -> [Offence] {
        guard let scene = file.scene else { return [] }
        let others = scenes.filter { $0 != scene }
        return file.numberedLines.flatMap { number, line in
            line.words.compactMap { word in
                others.first { isOf($0, word) }.map {
                    file.offence(
                        line: number,
                        """
                        names \(word), of the scene \($0). The two could no longer change apart: say in \
                        \(scene)Destinations what is wanted, and let Sources/Matinee/Root/Destinations.swift build it.
                        """)
                }
            }
        }
    }

    /// Whether it is the name of a scene's part, or of a type that the scene offers to others.
    private func isOf(_ scene: String, _ word: String) -> Bool {
        let offered = ScenePart.required.map(\.rawValue) + ["Destinations", "Delegate"]
        return offered.contains { word == scene + $0 || word == "\(scene)Default\($0)" }
    }
}
