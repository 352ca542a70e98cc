import Testing

@testable import CommandLine

struct PrefetchRequestTests {
    private func request(_ arguments: String...) throws -> PrefetchRequest {
        try PrefetchRequest(arguments: arguments)
    }

    @Test func whatIsNamedIsFetchedInTheUsualOrder() throws {
        let request = try request("--pokemon", "2000", "--films=1", "--with-pictures")
        #expect(request.wanted.map(\.kind) == [.films, .pokemon])
        #expect(request.wanted.map(\.count) == [1, 2_000])
        #expect(request.withPictures)
    }

    @Test func withoutANameThereIsSomeOfEachKind() throws {
        let wanted = try request().wanted
        #expect(wanted.map(\.kind) == [.films, .artists, .books, .pokemon])
        #expect(wanted.allSatisfy { $0.count == 100 })
    }

    @Test func otherOptionsOfTheProgramCount() throws {
        let request = try request("--films", "3", "--source", "films=cinemeta", "--language", "de")
        #expect(request.counts == [.films: 3])
        #expect(request.settings != PrefetchRequest().settings)
    }

    @Test(arguments: ["0", "-1", "2001", "99999999999999999999999", "many", "", " 5", "5.0", "1e3", "٣", "0x10", "+"])
    func whatIsNoSuchNumberIsNamedWithTheRange(value: String) {
        #expect(throws: LaunchError.prefetch(.unusableCount("--films", value))) { try request("--films", value) }
        #expect(throws: LaunchError.prefetch(.unusableCount("--books", value))) { try request("--books=\(value)") }
        let sentence = LaunchError.prefetch(.unusableCount("--films", value)).sentence
        #expect(sentence == "--films does not take '\(value)'; it takes a whole number from 1 to 2000")
        #expect(LaunchError.prefetch(.unusableCount("--films", value)).exitStatus == 2)
    }

    @Test func whatATerminalWouldObeyIsNotRepeated() {
        let sentence = LaunchError.prefetch(.unusableCount("--films", "\u{1B}[2J" + String(repeating: "9", count: 900)))
            .sentence
        #expect(!sentence.contains("\u{1B}") && sentence.count < 200)
    }

    @Test(arguments: [["films"], ["--library", "3"], ["--films"], ["--with-pictures=yes"], ["--films", "1", "2"]])
    func whatItDoesNotKnowIsNamed(arguments: [String]) {
        #expect(throws: LaunchError.self) { try LaunchRequest(arguments: ["prefetch"] + arguments) }
    }

    @Test func helpIsThere() throws {
        #expect(try LaunchRequest(arguments: ["prefetch", "--films", "x", "--help"]) == .showHelp)
    }
}
