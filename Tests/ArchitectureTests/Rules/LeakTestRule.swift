import SceneGenerator

/// Each scene needs a test that nothing of it is left after it was popped.
struct LeakTestRule {
    /// - Parameter files: all files of the scene's tests.
    func offences(scene: String, files: [SourceFile]) -> [Offence] {
        let lines = files.flatMap(\.lines)
        let looks = lines.contains { $0.contains("SceneParts(of:") } && lines.contains { $0.contains(".living") }
        let builds = lines.contains { $0.contains("\(scene)Builder(") }
        guard !(looks && builds) else { return [] }
        return [
            Offence(
                path: "Tests/Scenes/\(scene)Tests",
                sentence: """
                    has no leak test. What outlives its screen goes on asking services for nobody: build the scene with \
                    \(scene)Builder, push it, keep SceneParts(of: its screen), pop it, and expect that .living is empty.
                    """)
        ]
    }
}
