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

extension SourceFile {
    struct Declaration: Equatable {
        /// `struct`, `enum`, `final class`'s `class`, `actor`, `protocol`.
        let keyword: String
        let name: String
        /// From 1.
        let line: Int
    }

    /// What the file declares at its top level, in order.
    var declarations: [Declaration] {
        numberedLines.compactMap { number, line in
            guard line.first?.isWhitespace == false else { return nil }
            let words = line.words
            guard let keyword = words.firstIndex(where: Self.keywords.contains), keyword + 1 < words.count else {
                return nil
            }
            return Declaration(keyword: words[keyword], name: words[keyword + 1], line: number)
        }
    }

    private static let keywords: Set = ["struct", "enum", "class", "actor", "protocol"]
}

extension Substring {
    /// The names and keywords in a line of code.
    var words: [String] {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
}
