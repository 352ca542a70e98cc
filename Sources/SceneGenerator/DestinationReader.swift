/// Finds out which scenes the composition root builds for a scene's destinations.
struct DestinationReader {
    /// The lines of all functions, by name.
    private let bodies: [String: [Substring]]
    /// All names in the files, the protocols that they conform to included.
    private let names: Set<String>

    /// - Parameter files: those in which destinations are built.
    init(_ files: [SourceFile]) {
        var bodies: [String: [Substring]] = [:]
        for file in files {
            for (index, line) in file.lines.enumerated() {
                guard let name = line.firstMatch(of: /\bfunc (\w+)/)?.1 else { continue }
                // Without its own name and parameter types, which are not calls.
                let body = file.block(from: index).joined(separator: "\n").drop { $0 != "{" }
                bodies[String(name), default: []] += body.split(separator: "\n")
            }
        }
        self.bodies = bodies
        names = Set(files.flatMap { $0.lines.flatMap(\.words) })
    }

    /// The scenes in the order of the code, also through other functions. Empty for a screen that is no scene; nil if
    /// the function is not there yet.
    ///
    /// - Parameter destinations: the protocol with the function, since other protocols have functions of the same name; nil for one
    ///   that is in these files by those that inherit from it.
    func modules(builtBy function: String, of destinations: String?) -> [String]? {
        guard destinations.map(names.contains) ?? true, bodies[function] != nil else { return nil }
        var seen: Set<String> = []
        return unique(modules(builtBy: function, &seen))
    }

    private func modules(builtBy function: String, _ seen: inout Set<String>) -> [String] {
        guard seen.insert(function).inserted, let body = bodies[function] else { return [] }
        var modules: [String] = []
        for line in body {
            for call in line.matches(of: /(\w+)\(/).map({ String($0.1) }) {
                if call.hasSuffix("Builder"), call.first?.isUppercase == true {
                    modules.append(String(call.dropLast("Builder".count)))
                } else {
                    modules += self.modules(builtBy: call, &seen)
                }
            }
        }
        return modules
    }
}
