import Testing

@testable import SceneGenerator

struct NameRegisterTests {
    private let register = NameRegister(
        scenes: ["ArtistList"], sources: ["Entities", "Loading"], tests: ["ArchitectureTests", "TestSupport"])

    private func check(_ name: String, mayReplace: Bool = false) throws {
        try register.check(try SceneName(name), mayReplace: mayReplace, scenes: ["ArtistList"])
    }

    @Test(arguments: [
        ("Artistlist", "a scene of this package"),
        ("Entities", "a module of this package"), ("TestSupport", "a folder in Tests"),
        ("Architecture", "a folder in Tests, as ArchitectureTests"), ("Foundation", "a module of the system"),
        ("Dispatch", "a module of the system"),
    ])
    func aNameThatIsTakenIsRefused(name: String, owner: String) {
        #expect(throws: GeneratorError.nameTaken(name, by: owner)) { try check(name) }
    }

    @Test func aNameThatIsFreeIsNot() throws {
        try check("PersonList")
    }

    @Test func aSceneThatIsThereIsNotMadeUnasked() {
        #expect(throws: GeneratorError.sceneExists("ArtistList")) { try check("ArtistList") }
    }

    @Test func onlyASceneMayBeMadeAnew() throws {
        try check("ArtistList", mayReplace: true)
        #expect(throws: GeneratorError.self) { try check("Entities", mayReplace: true) }
        #expect(throws: GeneratorError.self) { try check("Artistlist", mayReplace: true) }
    }
}
