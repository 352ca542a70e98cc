/// The fields of an answer's head; names are found in any case.
struct HTTPHeaders: Hashable, Sendable {
    private var fields: [String: String] = [:]

    init(_ fields: [(name: String, value: String)] = []) {
        for field in fields { add(field.name, field.value) }
    }

    subscript(name: String) -> String? { fields[name.lowercased()] }

    /// A field sent twice counts as one, its values joined by a comma.
    mutating func add(_ name: String, _ value: String) {
        fields[name.lowercased(), default: ""] += fields[name.lowercased()] == nil ? value : ", \(value)"
    }

    /// For how many seconds the answer may be kept; nil where the service does not say.
    var maxAge: Int? {
        let directives = (self["cache-control"] ?? "").split(separator: ",").map { $0.lowercased() }
        let ages = directives.compactMap { directive -> Int? in
            let parts = directive.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
            return parts.count == 2 && parts[0] == "max-age" ? Int(parts[1]) : nil
        }
        return ages.first
    }

    var eTag: String? { self["etag"] }
}
