/// The modules that there are already.
struct NameRegister {
    /// By what they are called in lower case: some disks do not tell the cases apart.
    private let owners: [String: String]

    /// - Parameters:
    ///   - scenes: those that Package.swift lists.
    ///   - sources: the folders in Sources and Sources/Scenes, and the package's name.
    ///   - tests: the folders in Tests.
    init(scenes: [String], sources: [String], tests: [String]) {
        let named =
            SwiftWords.modules.map { ($0, "a module of the system") } + tests.map { ($0, "a folder in Tests") }
            + sources.map { ($0, "a module of this package") } + scenes.map { ($0, "a scene of this package") }
        owners = Dictionary(named.map { ($0.0.lowercased(), $0.1) }) { $1 }
    }

    /// - Parameter mayReplace: whether a scene of exactly this name is to be made anew.
    func check(_ name: SceneName, mayReplace: Bool, scenes: [String]) throws(GeneratorError) {
        if scenes.contains(name.text) {
            if mayReplace { return }
            throw .sceneExists(name.text)
        }
        let tests = owners["\(name.text)Tests".lowercased()]
        let owner = owners[name.text.lowercased()] ?? tests.map { "\($0), as \(name.text)Tests" }
        if let owner { throw .nameTaken(name.text, by: owner) }
    }
}
