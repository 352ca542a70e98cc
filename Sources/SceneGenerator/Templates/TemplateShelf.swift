/// The folders that templates are in, those of the project first.
struct TemplateShelf {
    struct Place {
        /// For people: `scripts/templates`.
        let name: String
        let tree: any FileTree
    }

    let places: [Place]

    /// The names that there are, in order, each with where it comes from.
    func list() throws(GeneratorError) -> [(name: String, place: String)] {
        var found: [String: String] = [:]
        for place in places {
            for name in try names(in: place) where found[name] == nil { found[name] = "\(place.name)/\(name)" }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    func template(named name: String) throws(GeneratorError) -> Template {
        for place in places where try names(in: place).contains(name) {
            return try Template(name: name, place: "\(place.name)/\(name)", tree: place.tree.folder(name))
        }
        throw .unknownTemplate(name, known: try list().map(\.name))
    }

    private func names(in place: Place) throws(GeneratorError) -> [String] {
        guard try place.tree.kind(of: "") == .folder else { return [] }
        var names: [String] = []
        for name in try place.tree.names(in: "") where !name.hasPrefix(".") {
            if try place.tree.kind(of: name) == .folder { names.append(name) }
        }
        return names
    }
}
