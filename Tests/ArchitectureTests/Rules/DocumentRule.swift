/// What a document names must exist: paths, types and functions, targets of the Makefile.
struct DocumentRule {
    /// Files and folders, from the project's root.
    let paths: Set<String>
    /// Every name in the code of the project, and those of its targets.
    let names: Set<String>
    let makeTargets: Set<String>

    /// - Parameter text: Markdown. Only `code spans` outside of code blocks are checked.
    func offences(path: String, text: String) -> [Offence] {
        var isFenced = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            if line.hasPrefix("```") { isFenced.toggle() }
            guard !isFenced else { return [Offence]() }
            return line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }
                .compactMap { sentence(about: $0.element) }
                .map { Offence(path: path, line: index + 1, sentence: $0) }
        }
    }

    /// Nil for a span that is correct.
    private func sentence(about span: Substring) -> String? {
        if span.hasPrefix("make ") {
            let target = span.dropFirst("make ".count).prefix { !$0.isWhitespace }
            return makeTargets.contains(String(target))
                ? nil : "names 'make \(target)', but the Makefile has no such target. Name one that 'make help' lists."
        }
        let path = span.prefix { !$0.isWhitespace }
        if ["Sources/", "Tests/", "scripts/"].contains(where: path.hasPrefix) {
            // `*` and `{Name}` stand for anything.
            let fixed = path.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("{") }.joined(
                separator: "/")
            return paths.contains(fixed)
                ? nil : "names \(path), which is not in the tree. Name the place where that is now."
        }
        guard let name = Self.identifier(in: span) else { return nil }
        return names.contains(name)
            ? nil : "names \(name), which is nowhere in the code. Name what it is called now."
    }

    /// The last name in a span: showDetail in `router.showDetail(of:)`, Library in `any Library`. Nil for other spans,
    /// as commands and pieces of code.
    private static func identifier(in span: Substring) -> String? {
        let core = span.hasPrefix("any ") ? span.dropFirst("any ".count) : span.prefix { $0 != "(" }
        let parts = core.split(separator: ".", omittingEmptySubsequences: true)
        guard let last = parts.last, parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }),
            last.first?.isLetter == true
        else { return nil }
        // A lower-case word that is neither a member nor a call may be any word.
        let isName = last.contains(where: \.isUppercase) || span.contains(".") || span.contains("(")
        return isName ? String(last) : nil
    }
}
