import SceneGenerator
import Testing

struct PackageManifestTests {
    private let text = """
        // let scenes = ["Commented"]
        let scenes = ["A", "B"]  // "C"
        let package = Package(
            // name: "Commented"
            name: "Cinema")
        """

    @Test func itsNameAndScenesAreRead() {
        #expect(PackageManifest(text: text).name == "Cinema")
        #expect(PackageManifest(text: text).scenes == ["A", "B"])
    }

    @Test(arguments: ["let scenes = [\n    \"A\",\n    // \"C\",\n    \"B\",\n]\n", "let scenes = [\"A\",\n\"B\"]"])
    func linesMakeNoDifference(text: String) {
        #expect(PackageManifest(text: text).scenes == ["A", "B"])
    }

    @Test func withoutThemThereAreNone() {
        #expect(PackageManifest(text: "  let scenes = [\"A\"]\n").scenes == nil)
        #expect(PackageManifest(text: "let scenes: Set = [\"A\"]\n").scenes == nil)
        #expect(PackageManifest(text: "let scenes = []\n").scenes == [])
        #expect(PackageManifest(text: "let package = Package()\n").name == nil)
    }

    @Test func newScenesStandOneALineAndTheRestStaysAsItIs() {
        #expect(
            PackageManifest(text: text).withScenes(["A", "É", "Z"])
                == text.replacing(
                    "[\"A\", \"B\"]", with: "[\n    \"A\",\n    \"É\",\n    \"Z\",\n]"))
        #expect(PackageManifest(text: "let scenes = []\n").withScenes([]) == "let scenes = []\n")
    }
}
