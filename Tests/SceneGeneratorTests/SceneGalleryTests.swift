import Testing

@testable import SceneGenerator

struct SceneGalleryTests {
    private let empty = """
        #if DEBUG
            import Navigation

            let entries: [Entry] = [
                // Entries of scenes
                // End of entries
            ]
        #endif

        """

    @Test func theFirstSceneIsIndentedAsTheMarksAre() throws {
        #expect(
            SceneGallery(text: empty).adding("Zoo")
                == empty.replacing("Navigation\n", with: "Navigation\n    import Zoo\n").replacing(
                    "        // End",
                    with: "        Entry(name: \"Zoo\", makeScreen: ZooBuilder.sample),\n        // End"))
    }

    @Test func scenesStandInAlphabeticalOrderHoweverTheyCome() throws {
        func text(_ scenes: String...) throws -> String {
            try scenes.reduce(empty) { text, scene in try #require(SceneGallery(text: text).adding(scene)) }
        }
        #expect(try text("Zoo", "ArtistPage", "PersonList") == text("PersonList", "Zoo", "ArtistPage"))
        #expect(
            try text("ArtistPage", "Zoo").contains("    import ArtistPage\n    import Navigation\n    import Zoo\n"))
    }

    @Test func aSceneThatIsThereIsNotAddedAgain() throws {
        let once = try #require(SceneGallery(text: empty).adding("Zoo"))
        #expect(SceneGallery(text: once).adding("Zoo") == once)
    }
}
