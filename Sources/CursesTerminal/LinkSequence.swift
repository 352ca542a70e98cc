/// What makes text lead to a page (OSC 8).
enum LinkSequence {
    /// What follows leads to the page. With one id wherever it stands, so that a terminal knows the lines of one link.
    ///
    /// - Parameter number: of the canvas.
    static func opening(_ number: UInt16, _ address: String) -> String {
        "\u{1B}]8;id=m\(number);\(address)\u{1B}\\"
    }

    /// What follows leads nowhere.
    static let closing = "\u{1B}]8;;\u{1B}\\"
}
