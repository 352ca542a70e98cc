package import FoundationEssentials

/// A request. The question and the key are separate fields, so that what is stored, compared or shown never contains the
/// key.
package struct HTTPRequest: Hashable, Sendable {
    package enum Method: String, Hashable, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
        /// What is in a folder (RFC 4918, 9.1).
        case propfind = "PROPFIND"
        /// A new folder (RFC 4918, 9.3).
        case mkcol = "MKCOL"

        /// Whether it changes nothing (RFC 9110, 9.2.1), so that it may be sent again, merged with equal ones, and follow
        /// any redirect.
        package var isSafe: Bool { self == .get || self == .propfind }
    }

    /// A header field of its own.
    package struct Field: Hashable, Sendable {
        package let name: String
        package let value: String

        /// - Parameter value: control characters are left out of it: they would begin another field.
        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = String(
                String.UnicodeScalarView(value.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
        }
    }

    package struct Body: Hashable, Sendable {
        /// Its media type.
        package let type: String
        package let bytes: Data

        package init(type: String, _ bytes: Data) {
            self.type = type
            self.bytes = bytes
        }
    }

    package let method: Method
    /// Without the key.
    package let url: HTTPURL
    package let credential: Credential?
    /// The tag of the known answer. If that is unchanged, the service answers 304 without a body.
    package var known: EntityTag?
    /// Extra header fields; `Accept` replaces the default.
    package let fields: [Field]
    package let body: Body?
    /// Whether a second time does no harm, though it changes something: then it is sent again as a safe one is.
    package let isRepeatable: Bool

    package init(
        _ method: Method = .get, url: HTTPURL, credential: Credential? = nil, known: EntityTag? = nil,
        fields: [Field] = [], body: Body? = nil, isRepeatable: Bool = false
    ) {
        self.method = method
        self.url = url
        self.credential = credential
        self.known = known
        self.fields = fields
        self.body = body
        self.isRepeatable = isRepeatable
    }

    package init(_ base: HTTPURL, path: String? = nil, query: [QueryItem], credential: Credential?) {
        let place = path.map { base.appending($0) } ?? base
        self.init(url: place.adding(query: query.map(\.encoded).joined(separator: "&")), credential: credential)
    }

    package var host: String { url.host }

    /// The URL with the key, only for the transport.
    package var revealedURL: String {
        guard case .query(let name, let secret) = credential else { return url.text }
        return url.adding(query: QueryItem(name, secret.revealed).encoded).text
    }

    /// The header fields, with the key if it is sent there; only for the transport.
    package var revealedHeaders: [(name: String, value: String)] {
        var fields = fields.map { (name: $0.name, value: $0.value) }
        if let body { fields.append(("Content-Type", body.type)) }
        if let value = credential?.revealedField { fields.append(("Authorization", value)) }
        if let known { fields.append(("If-None-Match", known.text)) }
        return fields
    }

    /// Whether it may be sent again after a failure.
    var mayBeRepeated: Bool { method.isSafe || isRepeatable }

    /// This request, conditional on the tag.
    package func conditional(on known: EntityTag?) -> HTTPRequest {
        var request = self
        request.known = known
        return request
    }

    /// This request at another place.
    func redirected(to url: HTTPURL) -> HTTPRequest {
        HTTPRequest(
            method, url: url, credential: credential, known: known, fields: fields, body: body,
            isRepeatable: isRepeatable)
    }
}

extension HTTPRequest: CustomStringConvertible {
    /// The canonical form without the key, for logs and as the key of caches.
    package var description: String { "\(method.rawValue) \(url.text)" }
}
