import SourceReading

/// Which modules the composition root builds where a scene leads on.
struct DestinationReader {
    /// The lines of all functions of a name.
    private let bodies: [String: [Substring]]
    /// What the file conforms to, among all that it names.
    private let names: Set<String>

    /// - Parameter file: the one in which destinations are built.
    init(_ file: SourceFile?) {
        var bodies: [String: [Substring]] = [:]
        for (index, line) in (file?.lines ?? []).enumerated() {
            guard let name = line.firstMatch(of: /\bfunc (\w+)/)?.1 else { continue }
            // Its own name and the types of what it takes are no calls.
            let body = (file?.block(from: index) ?? []).joined(separator: "\n").drop { $0 != "{" }
            bodies[String(name), default: []] += body.split(separator: "\n")
        }
        self.bodies = bodies
        names = Set((file?.lines ?? []).flatMap(\.words))
    }

    /// In the order of the code, through functions that call others. Empty where nobody builds it yet.
    ///
    /// - Parameter destinations: the protocol that the function is of: others have functions of the same name.
    func modules(builtBy function: String, of destinations: String) -> [String] {
        guard names.contains(destinations) else { return [] }
        var seen: Set<String> = []
        return unique(modules(builtBy: function, &seen))
    }

    private func modules(builtBy function: String, _ seen: inout Set<String>) -> [String] {
        guard seen.insert(function).inserted, let body = bodies[function] else { return [] }
        var modules: [String] = []
        for line in body {
            for call in line.matches(of: /\b(\w+)\(/).map({ String($0.1) }) {
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
