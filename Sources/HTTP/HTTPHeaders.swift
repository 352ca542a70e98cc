/// The header fields of an answer; names are not case-sensitive.
package struct HTTPHeaders: Hashable, Sendable {
    private var fields: [String: String] = [:]

    package init(_ fields: [(name: String, value: String)] = []) {
        for field in fields { add(field.name, field.value) }
    }

    package subscript(name: String) -> String? { fields[name.lowercased()] }

    /// A field sent twice counts as one, its values joined by a comma.
    package mutating func add(_ name: String, _ value: String) {
        fields[name.lowercased(), default: ""] += fields[name.lowercased()] == nil ? value : ", \(value)"
    }

    /// How many seconds the answer stays fresh after it was made; nil if the service does not say.
    package var maxAge: Int? {
        let ages = cacheDirectives.compactMap { directive -> Int? in
            let parts = directive.split(separator: "=", maxSplits: 1)
            return parts.count == 2 && parts[0] == "max-age" ? Int(parts[1]) : nil
        }
        return ages.first
    }

    /// Whether the answer must not be put on disk.
    package var forbidsStoring: Bool { cacheDirectives.contains("no-store") }

    /// How many seconds ago the answer was made, if it came from a cache on the way.
    package var age: Int { self["age"].flatMap { Int($0) }.map { max(0, $0) } ?? 0 }

    package var eTag: EntityTag? { self["etag"].flatMap { EntityTag($0) } }

    private var cacheDirectives: [String] {
        (self["cache-control"] ?? "").split(separator: ",").map { directive in
            directive.lowercased().filter { !$0.isWhitespace }
        }
    }
}
