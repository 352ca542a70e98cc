import Testing

@testable import Catalogs
@testable import HTTP

struct TMDBKeyTests {
    @Test func readsAVersion3Key() {
        #expect(TMDBKey(" 0123456789abcdef0123456789abcdef\n")?.credential == .sample)
        #expect(TMDBKey("0123456789ABCDEF0123456789abcdef")?.credential == .sample)
    }

    @Test func readsAnAccessToken() {
        #expect(TMDBKey("eyJhbGci.eyJh-_d.x\n")?.credential == .bearer(Secret(revealed: "eyJhbGci.eyJh-_d.x")))
    }

    @Test(arguments: [
        "", "0123", "0123456789abcdef0123456789abcdeg", "eyJ a", "eyJ\r\nHost: x",
        "Bearer eyJhbGci", "0123456789abcdef0123456789abcdef0",
    ])
    func refusesOtherShapes(text: String) {
        #expect(TMDBKey(text) == nil)
    }
}
