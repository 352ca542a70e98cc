/// How every text file ends and is indented.
struct FormRule {
    func offences(path: String, text: String) -> [Offence] {
        var offences: [Offence] = []
        if !text.hasSuffix("\n") {
            offences.append(
                Offence(path: path, sentence: "does not end with a newline. Add one: tools that join files rely on it.")
            )
        }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where line.contains("\t") {
            offences.append(
                Offence(
                    path: path, line: index + 1, sentence: "has a tab. Indent with four spaces; in a string write \\t.")
            )
        }
        return offences
    }
}
