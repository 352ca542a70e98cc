/// What terminals report of a mouse in mode 1006. Cells count from 0.
enum MouseReport {
    static func press(_ x: Int, _ y: Int) -> String { report(0, x, y, "M") }

    static func release(_ x: Int, _ y: Int) -> String { report(0, x, y, "m") }

    static func click(_ x: Int, _ y: Int) -> String { press(x, y) + release(x, y) }

    static func drag(_ x: Int, _ y: Int) -> String { report(32, x, y, "M") }

    static func wheelDown(_ x: Int, _ y: Int) -> String { report(65, x, y, "M") }

    static func back(_ x: Int, _ y: Int) -> String { report(128, x, y, "M") + report(128, x, y, "m") }

    private static func report(_ button: Int, _ x: Int, _ y: Int, _ end: String) -> String {
        "\u{1B}[<\(button);\(x + 1);\(y + 1)\(end)"
    }
}

/// The text to press on is not on the screen.
struct NothingToPress: Error {
    let text: String
}

extension JourneyTerminal {
    func click(_ x: Int, _ y: Int) async throws {
        try await send(MouseReport.click(x, y))
    }

    func backButton() async throws {
        try await send(MouseReport.back(20, 10))
    }

    /// Clicks on the first cell of a text; what is wider than a cell does not stand before it.
    func click(on text: String) async throws {
        let lines = try await screen().lines
        guard let y = lines.firstIndex(where: { $0.contains(text) }),
            let x = lines[y].firstRange(of: text).map({
                lines[y].distance(from: lines[y].startIndex, to: $0.lowerBound)
            })
        else { throw NothingToPress(text: text) }
        try await click(x, y)
    }
}
