import Testing

@testable import CommandLine

struct LogRequestTests {
    @Test(arguments: ["--on", "--rating", "--year", "--note", "--tag"])
    func anOptionIsNotTheValueOfTheOneBeforeIt(option: String) {
        for next in ["--again", "--tag", "--note=Rain"] {
            #expect(throws: LaunchError.log(.valueMissing(option))) {
                try LogRequest(arguments: ["Moonlight", option, next])
            }
        }
    }

    @Test func aValueThatLooksLikeAnOptionIsWrittenWithAnEqualsSign() throws {
        let request = try LogRequest(arguments: ["Moonlight", "--note=--again", "--tag", "-home"])
        #expect(request.note == "--again" && request.tags == ["-home"] && !request.isAgain)
    }

    @Test func againTakesNoValue() throws {
        #expect(try LogRequest(arguments: ["Moonlight", "--again"]).isAgain)
        for argument in ["--again=1", "--again="] {
            #expect(throws: LaunchError.unknownOption(argument)) {
                try LogRequest(arguments: ["Moonlight", argument])
            }
        }
    }

    @Test(arguments: ["--on", "--rating", "--year", "--note"]) func whatIsSaidOnceIsNotSaidAgain(option: String) {
        let value = ["--on": "2026-11-20", "--rating": "4", "--year": "1975"][option] ?? "Rain"
        #expect(throws: LaunchError.oneTooMany(option)) {
            try LogRequest(arguments: ["Jaws", option, value, "\(option)=\(value)"])
        }
    }

    @Test func aTagThatIsGivenTwiceIsOne() throws {
        let request = try LogRequest(arguments: ["Jaws", "--tag", "sea", "--tag=#sea", "--tag", "shark"])
        #expect(request.tags == ["sea", "shark"])
    }

    @Test(arguments: [["--limit", "3"], ["--limit=3"], ["--json"], ["--tsv"], ["--open"]])
    func whatIsAboutWhatIsFoundIsRefused(option: [String]) {
        #expect(throws: LaunchError.log(.notForLog)) { try LogRequest(arguments: ["Jaws"] + option) }
    }
}
