import FoundationEssentials

/// What a server says of a folder (RFC 4918, 14.16).
struct Multistatus {
    struct Member: Hashable {
        let name: String
        let isFolder: Bool
    }

    private struct Entry {
        /// The parts of its path, decoded.
        let parts: [String]
        let isFolder: Bool
    }

    /// What lies in the folder itself.
    let members: [Member]

    /// - Parameter path: of the folder that was asked about, percent-encoded.
    /// - Returns: nil for another document.
    init?(_ document: XMLElement, of path: String) {
        guard document.namespace == "DAV:", document.name == "multistatus" else { return nil }
        let entries = document.children("response").compactMap(Self.entry)
        // The folder is among them. Behind a proxy it may be called otherwise than it was asked for: then it is the one above the others.
        let own = Self.parts(of: path)
        let depth = entries.contains { $0.parts == own } ? own.count : entries.map(\.parts.count).min() ?? 0
        members = entries.compactMap { entry in
            guard entry.parts.count == depth + 1, let name = entry.parts.last else { return nil }
            return Member(name: name, isFolder: entry.isFolder)
        }
    }

    /// Nil for what has gone meanwhile.
    private static func entry(_ response: XMLElement) -> Entry? {
        // `HTTP/1.1 404 Not Found`; one that stands beside properties is about these.
        let status = response.text(of: "status")?.split(separator: " ").dropFirst().first
        guard status?.hasPrefix("2") ?? true, let href = response.text(of: "href") else { return nil }
        let types = response.children("propstat").flatMap { $0.children("prop") }
            .flatMap { $0.children("resourcetype") }
        return Entry(parts: parts(of: href), isFolder: types.contains { !$0.children("collection").isEmpty })
    }

    /// The parts of the path in an address or a path. Servers differ in what they encode, and some double slashes.
    private static func parts(of href: String) -> [String] {
        let text = href.split(whereSeparator: \.isNewline).joined().drop(while: \.isWhitespace)
        let scheme = text.prefix { $0 != "/" }
        let path = scheme.hasSuffix(":") ? text.dropFirst(scheme.count + 2).drop { $0 != "/" } : text
        return path.split(separator: "/").map { part in
            URLComponents(string: "/\(part)").map { String($0.path.dropFirst()) } ?? String(part)
        }
    }
}
