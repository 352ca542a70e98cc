extension Substring {
    /// The names and keywords in a line of code.
    package var words: [String] {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
}
