import Entities
import FoundationEssentials
import HTTP

/// Signs requests as Amazon's services want it, Signature Version 4: of what is sent a text of one form is made, and of that a code
/// with a key that holds for a day, a region and a service.
struct S3Signer: Sendable {
    /// The access key's id, which is no secret.
    let user: String
    let secret: Secret
    let region: String

    private static let algorithm = "AWS4-HMAC-SHA256"

    /// A request with its fields and their signature.
    ///
    /// - Parameters:
    ///   - fields: are signed too.
    ///   - now: the time since 1970, from which the server's clock may differ by some minutes.
    func signed(
        _ method: HTTPRequest.Method, _ url: HTTPURL, fields: [HTTPRequest.Field] = [],
        body: HTTPRequest.Body? = nil, at now: Duration
    ) -> HTTPRequest {
        let time = Self.time(now)
        let hash = SHA256.hexadecimal(of: body.map { Array($0.bytes) } ?? [], digits: 64)
        let fields = fields + [.init("x-amz-content-sha256", hash), .init("x-amz-date", time)]
        let text = authorization(
            method, url, fields: fields + [.init("host", Self.host(of: url))], hash: hash, time: time)
        // Some answer in JSON to who takes that.
        return HTTPRequest(
            method, url: url, credential: .signature(Secret(revealed: text)), fields: fields + [.init("Accept", "*/*")],
            body: body, isRepeatable: true)
    }

    /// What `Authorization` says.
    ///
    /// - Parameters:
    ///   - fields: all that are signed, the host too.
    ///   - hash: the SHA-256 of the body, in hexadecimal digits.
    ///   - time: `20130524T000000Z`
    private func authorization(
        _ method: HTTPRequest.Method, _ url: HTTPURL, fields: [HTTPRequest.Field], hash: String, time: String
    ) -> String {
        let fields = fields.map { (name: $0.name.lowercased(), value: $0.value) }.sorted { $0.name < $1.name }
        let names = fields.map(\.name).joined(separator: ";")
        let lines =
            [method.rawValue, url.path.isEmpty ? "/" : url.path, Self.query(of: url)]
            + fields.map { "\($0.name):\($0.value)" } + ["", names, hash]
        let scope = [String(time.prefix(8)), region, "s3", "aws4_request"]
        let summary = SHA256.hexadecimal(of: lines.joined(separator: "\n"), digits: 64)
        let message = [Self.algorithm, time, scope.joined(separator: "/"), summary].joined(separator: "\n")
        let key = scope.reduce(Array("AWS4\(secret.revealed)".utf8)) { HMAC.code(of: $1, key: $0) }
        let signature = HMAC.code(of: message, key: key).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0\(digits)" : digits
        }.joined()
        return "\(Self.algorithm) Credential=\(user)/\(scope.joined(separator: "/")), SignedHeaders=\(names), "
            + "Signature=\(signature)"
    }

    /// With the port where it is not the usual one, as it is sent.
    private static func host(of url: HTTPURL) -> String {
        guard let port = url.port, port != (url.scheme == .https ? 443 : 80) else { return url.host }
        return "\(url.host):\(port)"
    }

    /// By its names, each with a value. It is percent-encoded in the one way that is signed, which `QueryItem` has.
    private static func query(of url: HTTPURL) -> String {
        (url.query ?? "").split(separator: "&")
            .map { item in
                (name: String(item.prefix { $0 != "=" }), text: item.contains("=") ? String(item) : "\(item)=")
            }
            .sorted { ($0.name, $0.text) < ($1.name, $1.text) }
            .map(\.text).joined(separator: "&")
    }

    private static func time(_ now: Duration) -> String {
        Date(timeIntervalSince1970: TimeInterval(now.components.seconds)).formatted(
            .iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
    }
}
