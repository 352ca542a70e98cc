/// Every recorded screen must belong to a test. One that no test compares is useless, but looks as if it were tested.
struct GoldenScreenRule {
    /// - Parameters:
    ///   - screens: paths of recorded screens, `…/Screens/NAME-WIDTHxHEIGHT.txt`.
    ///   - tests: the texts of the tests beside them.
    func offences(screens: [String], tests: [String]) -> [Offence] {
        screens.filter { screen in
            let file = screen.split(separator: "/").last?.dropLast(".txt".count) ?? ""
            let name = file.split(separator: "-").dropLast().joined(separator: "-")
            return !tests.contains { $0.contains("\"\(name)\"") }
        }.map {
            Offence(
                path: $0,
                sentence: """
                    is compared by no test. Delete it, or name it in the test that should show it; 'make docs' records anew \
                    what tests show.
                    """)
        }
    }
}
