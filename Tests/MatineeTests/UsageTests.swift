import Testing

@testable import Matinee

struct UsageTests {
    @Test(arguments: [
        "--builtin", "--offline", "--fresh", "--man", "--help", "-h", "--version", "-V", "movies", "music",
    ])
    func everyArgumentIsNamedAndUnderstood(argument: String) throws {
        #expect(Usage.text.contains(argument))
        #expect(throws: Never.self) { try LaunchRequest(arguments: [argument]) }
    }

    @Test(arguments: [
        "TMDB_API_KEY", "LASTFM_API_KEY", "MATINEE_TMDB_URL", "MATINEE_LASTFM_URL", "LC_ALL", "LC_MESSAGES", "LANG",
        "NO_COLOR",
    ])
    func everyVariableIsNamed(variable: String) {
        #expect(Usage.text.contains(variable))
    }

    @Test func itFitsIntoEightyColumns() {
        #expect(Usage.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
