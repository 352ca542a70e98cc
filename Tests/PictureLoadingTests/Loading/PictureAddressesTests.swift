import Entities
import HTTP
import PictureLoading
import Testing

@Suite("Addresses of pictures")
struct PictureAddressesTests {
    private let source = LoaderSample.source

    private func address(_ path: String, base: String?, override: String? = nil) async -> String? {
        let overrides = override.flatMap(HTTPURL.init).map { [source: $0] } ?? [:]
        return await SourcePictureAddresses(overrides: overrides) { _ in base.flatMap(HTTPURL.init) }
            .address(of: path, source: source)?.text
    }

    @Test(
        "A whole URL is where it says; a path is below where its source has pictures",
        arguments: [
            ("https://i.test/a.jpg?x=1", nil, "https://i.test/a.jpg?x=1"),
            ("w154/a.jpg", "https://i.test/t/p/", "https://i.test/t/p/w154/a.jpg"),
            ("/w154/a.jpg", "https://i.test/t/p", "https://i.test/t/p/w154/a.jpg"),
            ("w154/a.jpg", nil, nil),
            ("", "https://i.test", nil),
            ("ftp://i.test/a.jpg", "https://i.test", nil),
            ("//i.test/a.jpg", "https://i.test", nil),
        ] as [(String, String?, String?)])
    func usual(path: String, base: String?, expected: String?) async {
        #expect(await address(path, base: base) == expected)
    }

    @Test(
        "Where somebody has set where they are, that replaces the host of whole URLs too",
        arguments: [
            ("https://i.test/a.jpg?x=1", "http://127.0.0.1:81/a.jpg?x=1"),
            ("w154/a.jpg", "http://127.0.0.1:81/w154/a.jpg"),
        ])
    func overruled(path: String, expected: String) async {
        #expect(await address(path, base: "https://i.test", override: "http://127.0.0.1:81") == expected)
    }

    @Test("A mirror may have them below a folder")
    func mirror() async {
        #expect(
            await address("https://i.test/a.jpg", base: nil, override: "https://m.test/pictures/")
                == "https://m.test/pictures/a.jpg")
    }
}
