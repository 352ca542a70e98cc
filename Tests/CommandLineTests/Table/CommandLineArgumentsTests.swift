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
            try parts(["--key-file=a=b", "place", "--encrypt", "more"], of: "sync init") == [
                .option("--key-file", value: "a=b"), .word("place"), .option("--encrypt", value: nil), .word("more"),
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

    @Test(arguments: [
        ("sync init", ["--key-file", "a", "--key-file=b"], "--key-file"),
        ("year", ["--json", "--markdown"], "--markdown"),
        ("find", ["--json", "--tsv"], "--tsv"), ("find", ["--limit", "3", "--limit", "3"], "--limit"),
        ("find", ["--genre=drama", "--genre=comedy"], "--genre"), ("prefetch", ["--films=3", "--films=4"], "--films"),
        ("library export", ["--format", "json", "--format", "csv"], "--format"),
    ])
    func whatContradictsAnEarlierOptionIsRefused(command: String, arguments: [String], option: String) {
        #expect(throws: LaunchError.oneTooMany(option)) { try parts(arguments, of: command) }
    }

    @Test func whatSaysTheSameTwiceOrMoreIsNot() throws {
        #expect(try parts(["--json", "--json"], of: "year").count == 2)
        #expect(try parts(["--json", "--clear"], of: "cache").count == 2)
        #expect(try parts(["--tag", "a", "--tag", "b"], of: "log").count == 2)
        // As in a shell's alias, which is typed behind by a hand.
        #expect(try parts(["--theme", "nord", "--theme", "dark"], of: "year").isEmpty)
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
