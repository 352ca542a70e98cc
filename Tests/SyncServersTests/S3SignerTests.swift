import FoundationEssentials
import HTTP
import Testing

@testable import SyncServers

/// The examples that Amazon has published for S3 ("Authenticating Requests: Using the Authorization Header").
struct S3SignerTests {
    private static let place = "https://examplebucket.s3.amazonaws.com"
    /// 24 May 2013, 0:00
    private static let now = Duration.seconds(1_369_353_600)

    private let signer = S3Signer(
        user: "AKIAIOSFODNN7EXAMPLE", secret: Secret(revealed: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
        region: "us-east-1")

    private func signed(
        _ method: HTTPRequest.Method, _ path: String, fields: [HTTPRequest.Field] = [], body: String? = nil
    ) throws -> String {
        let url = try #require(HTTPURL(Self.place + path))
        let request = signer.signed(
            method, url, fields: fields, body: body.map { .init(type: "", Data($0.utf8)) }, at: Self.now)
        return try #require(request.credential).secret.revealed
    }

    private func authorization(_ names: String, _ signature: String) -> String {
        "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, "
            + "SignedHeaders=\(names), Signature=\(signature)"
    }

    @Test func `An object is asked for, with a field of its own`() throws {
        #expect(
            try signed(.get, "/test.txt", fields: [.init("Range", "bytes=0-9")])
                == authorization(
                    "host;range;x-amz-content-sha256;x-amz-date",
                    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"))
    }

    @Test func `An object is sent`() throws {
        let fields: [HTTPRequest.Field] = [
            .init("Date", "Fri, 24 May 2013 00:00:00 GMT"), .init("x-amz-storage-class", "REDUCED_REDUNDANCY"),
        ]
        #expect(
            try signed(.put, "/test%24file.text", fields: fields, body: "Welcome to Amazon S3.")
                == authorization(
                    "date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class",
                    "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"))
    }

    @Test(arguments: [
        ("/?lifecycle", "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"),
        ("/?prefix=J&max-keys=2", "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"),
        ("?max-keys=2&prefix=J", "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"),
    ])
    func `A question is signed in the order of its names, with an empty value where it has none`(
        path: String, signature: String
    ) throws {
        #expect(try signed(.get, path) == authorization("host;x-amz-content-sha256;x-amz-date", signature))
    }

    @Test func `What was signed is sent, but for the host, which is what the address says`() throws {
        let url = try #require(HTTPURL("https://localhost:9000/bucket"))
        let request = signer.signed(.get, url, at: Self.now)
        #expect(
            request.revealedHeaders.map(\.name) == ["x-amz-content-sha256", "x-amz-date", "Accept", "Authorization"])
        #expect(request.revealedHeaders.first { $0.name == "x-amz-date" }?.value == "20130524T000000Z")
    }

    /// Of RFC 4231.
    @Test(
        arguments: [
            (Array(repeating: 0x0B, count: 20), "Hi There", "b0344c61d8db38535ca8afceaf0bf12b"),
            (Array("Jefe".utf8), "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c7"),
            (
                Array(repeating: 0xAA, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
                "60e431591ee0b67f0d8a26aacbf5b77f"
            ),
        ] as [([UInt8], String, String)])
    func `The code of a message is that of the standard`(key: [UInt8], message: String, start: String) {
        let code = HMAC.code(of: message, key: key)
        #expect(code.count == 32)
        #expect(code.prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == start)
    }
}
