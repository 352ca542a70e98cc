import SceneGenerator

/// No scene may name another one: it leads to others through its destinations.
struct OtherSceneRule {
    /// The scenes, by the names of their parts, and of the types that they offer to others.
    private let scenes: [String: String]

    init(scenes: [String]) {
        let offered = ScenePart.required.map(\.rawValue) + ["Destinations", "Delegate"]
        let names = scenes.flatMap { scene in
            offered.flatMap { [(scene + $0, scene), ("\(scene)Default\($0)", scene)] }
        }
        self.scenes = Dictionary(names) { first, _ in first }
    }

    func offences(in file: SourceFile) -> [Offence] {
        guard let scene = file.scene else { return [] }
        return file.numberedLines.flatMap { number, line in
            line.words.compactMap { word in
                guard let other = scenes[word], other != scene else { return nil }
                return file.offence(
                    line: number,
                    """
                    names \(word), of the scene \(other). The two could no longer change apart: say in \
                    \(scene)Destinations what is wanted, and let Sources/Matinee/Root/Destinations.swift build it.
                    """)
            }
        }
    }
}
