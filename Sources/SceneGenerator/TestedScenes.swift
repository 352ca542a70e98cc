/// The file that lists the scenes for the tests of what holds of all of them.
enum TestedScenes {
    static let path = "Tests/EverySceneTests/Doubles/TestedScene.swift"

    /// Where a template puts what these tests need to know of its scene.
    static let folder = "Tests/EverySceneTests/Scenes/"

    /// Its text with an entry for a scene, not formatted yet; nil if there is no place for it.
    ///
    /// - Parameter scene: the name, as that of a property.
    static func adding(_ scene: String, to text: String) -> String? {
        guard let start = text.firstRange(of: "// Entries of scenes\n") else { return nil }
        guard !text.contains(".\(scene),\n") else { return text }
        return text[..<start.upperBound] + ".\(scene),\n" + text[start.upperBound...]
    }
}
