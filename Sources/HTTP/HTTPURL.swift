import FoundationEssentials

/// An HTTP or HTTPS URL, also for the services' base addresses. It has no user, password or fragment, so that it can be
/// shown.
package struct HTTPURL: Hashable, Sendable {
    package enum Scheme: String, Sendable {
        case http, https
    }

    /// Scheme, host and port, as browsers define an origin. Limits apply for each origin.
    package struct Origin: Hashable, Sendable {
        package let scheme: Scheme
        package let host: String
        package let port: Int

        /// Whether it is this machine, by its name or an address of its loopback.
        package var isThisMachine: Bool {
            let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
            return host == "localhost" || host == "[::1]"
                || numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
        }
    }

    package let scheme: Scheme
    /// Lower case.
    package let host: String
    package let port: Int?
    /// Percent-encoded, as it was given.
    package var path: String
    /// Percent-encoded; nil without a question mark.
    package var query: String?

    package init(scheme: Scheme, host: String, port: Int? = nil, path: String, query: String? = nil) {
        self.scheme = scheme
        self.host = host
        self.port = port
        self.path = path
        self.query = query
    }

    /// Reads an absolute address; nil where it is not http or https, has no host, or holds a user or password.
    package init?(_ text: String) {
        guard let parts = URLComponents(string: text),
            let scheme = parts.scheme.flatMap({ Scheme(rawValue: $0.lowercased()) }),
            let host = parts.percentEncodedHost, !host.isEmpty,
            parts.user == nil, parts.password == nil
        else { return nil }
        self.init(
            scheme: scheme, host: host.lowercased(), port: parts.port,
            path: parts.percentEncodedPath, query: parts.percentEncodedQuery)
    }

    package var origin: Origin {
        Origin(scheme: scheme, host: host, port: port ?? (scheme == .https ? 443 : 80))
    }

    package var text: String {
        let port = port.map { ":\($0)" } ?? ""
        let query = query.map { "?\($0)" } ?? ""
        return "\(scheme.rawValue)://\(host)\(port)\(path)\(query)"
    }

    /// An address that a browser may open; nil if it is not HTTP or HTTPS. Characters that do not belong into an
    /// address are encoded, so that no shell or terminal can obey them.
    package static func forBrowser(_ text: String) -> String? {
        HTTPURL(text) == nil ? nil : URLComponents(string: text)?.string
    }

    /// The URL that a `Location` header leads to from this one.
    package func resolving(_ location: String) -> HTTPURL? {
        guard let here = URL(string: text), let there = URL(string: location, relativeTo: here) else { return nil }
        return HTTPURL(there.absoluteURL.absoluteString)
    }

    /// The base address followed by a path of its service; a slash at the base's end makes no difference.
    package func appending(_ suffix: String) -> HTTPURL {
        var longer = self
        longer.path = (path.hasSuffix("/") ? String(path.dropLast()) : path) + suffix
        return longer
    }

    package func adding(query more: String) -> HTTPURL {
        var longer = self
        guard !more.isEmpty else { return longer }
        longer.query = [query, more].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "&")
        return longer
    }

    /// Without the parameters of a name.
    package func removingQuery(named name: String) -> HTTPURL {
        var shorter = self
        shorter.query = query.map { query in
            query.split(separator: "&").filter { !$0.hasPrefix(name + "=") && $0 != name }.joined(separator: "&")
        }
        return shorter
    }
}
