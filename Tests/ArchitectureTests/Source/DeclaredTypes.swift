import SourceReading

/// The types that source files declare at their top level, found without a compiler.
struct DeclaredTypes {
    private let names: Set<String>

    /// - Parameter files: where they are looked for.
    init(in files: [SourceFile]) {
        names = files.reduce(into: []) { names, file in
            names.formUnion(file.declarations.map(\.name))
        }
    }

    /// Those of them that a line of code names; a member of another type is not one of them.
    func named(in line: Substring) -> [String] {
        line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.compactMap { name in
            name.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init)
        }.filter(names.contains)
    }
}
