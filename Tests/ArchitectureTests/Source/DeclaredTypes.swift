import SceneGenerator

/// The top-level types of source files, found without a compiler.
struct DeclaredTypes {
    private let names: Set<String>

    /// - Parameter files: the files to search.
    init(in files: [SourceFile]) {
        names = files.reduce(into: []) { names, file in
            names.formUnion(file.declarations.map(\.name))
        }
    }

    /// Those types that a line of code names; members of other types do not count.
    func named(in line: Substring) -> [String] {
        line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.compactMap { name in
            name.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init)
        }.filter(names.contains)
    }
}
