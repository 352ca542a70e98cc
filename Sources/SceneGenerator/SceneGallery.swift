/// The file that lists the scenes that debug builds can show on their own.
enum SceneGallery {
    static let path = "Sources/Matinee/Root/SceneGallery.swift"

    /// Its text with an import and an entry for a scene, not formatted yet; nil if there is no place for them.
    static func adding(_ scene: String, to text: String) -> String? {
        guard let imports = text.firstRange(of: "import "), let start = text.firstRange(of: "// Entries of scenes\n")
        else {
            return nil
        }
        guard !text.contains("import \(scene)\n") else { return text }
        return text[..<imports.lowerBound] + "import \(scene)\n" + text[imports.lowerBound..<start.upperBound]
            + "Entry(name: \"\(scene)\", makeScreen: \(scene)Builder.sample),\n" + text[start.upperBound...]
    }
}
