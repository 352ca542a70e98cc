/// Which target of the program imports which, as Package.swift says it. All scenes are one node.
package struct TargetGraph {
    package static let scenes = "Scenes/*"

    /// For each target, those that it may import; C modules left out.
    package let imports: [String: Set<String>]

    package init(_ manifest: PackageManifest) {
        let text = manifest.text
        var found: [String: Set<String>] = [:]
        func names(_ list: Substring) -> Set<String> {
            Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
        }
        for match in text.matches(of: /(?m)^        swift\(\s*"(\w+)"(?:,\s*\[([^\]]*)\])?\)/) {
            found[String(match.1)] = match.2.map(names) ?? []
        }
        if let program = text.firstMatch(of: /executableTarget\(\s*name: "Matinee",\s*dependencies: \[([^\]]*)\]/) {
            found["Matinee"] = names(program.1).union([Self.scenes])
        }
        if let start = text.firstRange(of: "func scene(_ name: String)")?.upperBound,
            let list = text[start...].firstMatch(of: /dependencies: \[([^\]]*)\]/)
        {
            found[Self.scenes] = names(list.1)
        }
        imports = found.mapValues { [known = Set(found.keys)] in $0.intersection(known) }
    }

    /// The targets that import themselves over others.
    package var circles: [String] {
        imports.keys.filter { reachable(from: imports[$0] ?? []).contains($0) }.sorted()
    }

    /// The targets in layers: each imports only from layers above its own. An import is left out where another one
    /// brings it along.
    package var drawing: String {
        var rest = Set(imports.keys).subtracting(circles)
        var lines: [String] = []
        let width = imports.keys.map(\.count).max() ?? 0
        while !rest.isEmpty {
            let layer = rest.filter { rest.isDisjoint(with: imports[$0] ?? []) }.sorted()
            // Only what imports a circle is left.
            guard !layer.isEmpty else { break }
            if !lines.isEmpty { lines.append("") }
            for name in layer {
                let direct = direct(name).sorted().joined(separator: ", ")
                let padding = String(repeating: " ", count: width - name.count)
                lines.append(direct.isEmpty ? name : "\(name)\(padding) ← \(direct)")
            }
            rest.subtract(layer)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func direct(_ name: String) -> Set<String> {
        let all = imports[name] ?? []
        return all.filter { one in !all.contains { $0 != one && reachable(from: imports[$0] ?? []).contains(one) } }
    }

    private func reachable(from start: Set<String>) -> Set<String> {
        var found = start
        var waiting = Array(start)
        while let next = waiting.popLast() {
            for name in imports[next] ?? [] where found.insert(name).inserted { waiting.append(name) }
        }
        return found
    }
}
