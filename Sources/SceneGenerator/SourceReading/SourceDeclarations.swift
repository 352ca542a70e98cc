extension SourceFile {
    package struct Declaration: Equatable {
        /// `struct`, `enum`, `final class`'s `class`, `actor`, `protocol`.
        package let keyword: String
        package let name: String
        /// From 1.
        package let line: Int
    }

    /// What the file declares at its top level, in order.
    package var declarations: [Declaration] {
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
