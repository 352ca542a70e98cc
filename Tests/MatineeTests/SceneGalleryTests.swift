#if DEBUG
    import ScreenTestSupport
    import TestSupport
    import Testing

    @testable import CommandLine
    @testable import Matinee

    @MainActor
    struct SceneGalleryTests {
        private let gallery = SceneGallery(entries: [
            .init(name: "PersonList") { _, _ in ScreenStub("People") },
            .init(name: "Zoo") { _, _ in ScreenStub("Animals") },
        ])

        @Test func aSceneIsFoundByItsName() throws {
            #expect(try gallery.entry(named: "Zoo").name == "Zoo")
        }

        @Test(arguments: ["", "zoo", "Albums"])
        func anotherIsRefusedWithThoseThatThereAre(name: String) {
            #expect(throws: LaunchError.unknownScene(name, known: ["PersonList", "Zoo"])) {
                try gallery.entry(named: name)
            }
        }

        @Test func theSentenceNamesThoseThatThereAre() {
            #expect(LaunchError.unknownScene("A\u{1B}", known: ["B", "C"]).sentence.hasPrefix("unknown scene 'A?'; "))
            #expect(LaunchError.unknownScene("A", known: ["B", "C"]).sentence.contains("B, C"))
            #expect(LaunchError.unknownScene("A", known: []).sentence.contains("none has a sample yet"))
        }

        @Test func aSceneIsAskedForByName() throws {
            var options = LaunchOptions(section: .music)
            options.scene = "Zoo"
            #expect(try LaunchRequest(arguments: ["--scene", "Zoo", "music"]) == .run(options))
            #expect(throws: LaunchError.sceneMissing) { try LaunchRequest(arguments: ["--scene"]) }
        }
    }
#endif
