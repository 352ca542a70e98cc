import Services
import Testing

@testable import CommandLine

struct CommandLineArgumentsTests {
    private func parts(
        _ arguments: [String], of command: String, takesTitles: Bool = false
    ) throws(LaunchError) -> [CommandLineArguments.Part] {
        var rest = CommandLineArguments(arguments, of: command, takesTitles: takesTitles)
        var parts: [CommandLineArguments.Part] = []
        while let part = try rest.next() { parts.append(part) }
        return parts
    }

    @Test func optionsAndWordsComeAsTheyStandThere() throws {
        #expect(
            try parts(["--key-file", "a", "place", "--encrypt", "--key-file=b=c", "more"], of: "sync init") == [
                .option("--key-file", value: "a"), .word("place"), .option("--encrypt", value: nil),
                .option("--key-file", value: "b=c"), .word("more"),
            ])
    }

    @Test func aValueMayLookLikeAnOptionBeEmptyOrNotBeThere() throws {
        #expect(try parts(["--key-file", "--encrypt"], of: "sync init") == [.option("--key-file", value: "--encrypt")])
        #expect(try parts(["--key-file="], of: "sync init") == [.option("--key-file", value: "")])
        #expect(try parts(["--key-file"], of: "sync init") == [.option("--key-file", value: nil)])
    }

    @Test(arguments: ["--bogus", "-", "--", "-x", "--clear=on", "--offline"])
    func whatTheTableDoesNotHaveIsUnknown(option: String) {
        #expect(throws: LaunchError.unknownOption(option)) { try parts(["--json", option], of: "cache") }
    }

    @Test func optionsOfTheProgramAreForCommandsThatTakeThem() throws {
        var rest = CommandLineArguments(["--language", "de", "2025", "--offline"], of: "year")
        let (word, end) = (try rest.next(), try rest.next())
        #expect(word == .word("2025") && end == nil)
        #expect(rest.settings["language"] == "de" && rest.settings["offline"] == "on")
        // Of two options of one name a command has its own.
        #expect(try parts(["--language", "ko"], of: "list") == [.option("--language", value: "ko")])
        #expect(throws: LaunchError.unknownOption("--json=x")) { try parts(["--json=x"], of: "year") }
    }

    @Test func behindTwoDashesThereAreTitles() throws {
        #expect(
            try parts(["-", "--reverse", "--sort", "--", "--", "--json", "--"], of: "find", takesTitles: true) == [
                .word("-"), .option("--reverse", value: nil), .option("--sort", value: "--"), .word("--json"),
                .word("--"),
            ])
    }

    @Test func aCommandOfFlagsAloneTakesNoWord() throws {
        #expect(try CommandLineArguments(["--json", "--clear", "--json"], of: "cache").flags().contains("--clear"))
        #expect(throws: LaunchError.oneTooMany("a")) { try CommandLineArguments(["a", "-b"], of: "cache").flags() }
        #expect(throws: LaunchError.unknownOption("-b")) { try CommandLineArguments(["-b", "a"], of: "cache").flags() }
    }
}
