import Foundation
import Testing

@testable import HTTP

struct HTTPRequestTests {
    private static let bearer = Credential.bearer(Secret(revealed: Credential.sampleKey))

    @Test func putsAKeyOfTheQueryOnTheWire() throws {
        let request = try HTTPRequest.get("https://a.test/x?page=1", credential: .sample)
        #expect(request.revealedURL == "https://a.test/x?page=1&api_key=\(Credential.sampleKey)")
        #expect(request.revealedHeaders.isEmpty)
    }

    @Test func putsATokenIntoAHeaderField() throws {
        let request = try HTTPRequest.get("https://a.test/x", credential: Self.bearer)
        #expect(request.revealedURL == "https://a.test/x")
        #expect(request.revealedHeaders.map(\.value) == ["Bearer \(Credential.sampleKey)"])
    }

    @Test(arguments: [Credential.sample, bearer])
    func showsNoKeyHoweverItIsPrinted(credential: Credential) throws {
        let request = try HTTPRequest.get("https://a.test/x?page=1", credential: credential)
        var dumped = ""
        dump(request, to: &dumped)
        for text in ["\(request)", String(describing: credential), String(reflecting: request), dumped] {
            #expect(!text.contains(Credential.sampleKey))
        }
    }

    @Test func aChangeHasItsMethodFieldsAndBody() throws {
        let url = try #require(HTTPURL("https://a.test/x"))
        let body = HTTPRequest.Body(type: "text/plain", Data("x".utf8))
        let request = HTTPRequest(
            .put, url: url, credential: Self.bearer, fields: [.init("If-Match", "\"1\"\r\nX-Evil: 1")], body: body)
        #expect(request.description == "PUT https://a.test/x")
        #expect(request.revealedHeaders.map(\.name) == ["If-Match", "Content-Type", "Authorization"])
        #expect(request.revealedHeaders.first?.value == "\"1\"X-Evil: 1")
        #expect(request.conditional(on: EntityTag("\"2\"")).body == body)
    }

    @Test func aDescriptionIsTheCanonicalFormWithoutTheKey() throws {
        let request = try HTTPRequest.get("https://a.test/x?page=1", credential: .sample)
        #expect(request.description == "GET https://a.test/x?page=1")
    }
}
