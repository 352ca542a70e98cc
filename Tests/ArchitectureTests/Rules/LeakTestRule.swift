import SceneGenerator

/// Each scene is among those of which `SceneLeakTests` shows that nothing is left after they were popped.
struct LeakTestRule {
    /// - Parameter files: all files of the tests of every scene.
    func offences(scene: String, files: [SourceFile]) -> [Offence] {
        let lines = files.flatMap(\.lines)
        let property = scene.prefix(1).lowercased() + scene.dropFirst()
        let builds = lines.contains { $0.contains("\(scene)Builder(") }
        let lists = lines.contains { $0.drop { $0 == " " } == ".\(property)," }
        guard !(builds && lists) else { return [] }
        return [
            Offence(
                path: "Tests/EverySceneTests",
                sentence: """
                    does not know \(scene), so nobody looks whether it outlives its screen and goes on asking services for \
                    nobody: say in Scenes how \(scene)Builder makes it on a stage and where it leads, and list it in TestedScene.all.
                    """)
        ]
    }
}
