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
}
