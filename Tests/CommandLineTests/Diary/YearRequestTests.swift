import Entities
import Services
import Testing

@testable import CommandLine

struct YearRequestTests {
    private func request(_ arguments: String...) throws -> YearRequest {
        guard case .year(let request) = try LaunchRequest(arguments: ["year"] + arguments) else {
            throw LaunchError.oneTooMany("year")
        }
        return request
    }

    @Test func withoutAnyPeriodItIsTheCurrentYear() throws {
        #expect(try request() == YearRequest())
    }

    @Test(arguments: ["2025", "2026-03", "2025-11..2026-02", "all"]) func thePeriodIsWhatIsTyped(text: String) throws {
        let period = try request(text).period
        #expect(period == DiaryPeriod(text: text) && period != nil)
    }

    @Test func formAndPeriodComeInAnyOrder() throws {
        #expect(try request("--json", "2025") == request("2025", "--json"))
        #expect(try request("--markdown").form == .markdown)
    }

    @Test func anOptionIsASetting() throws {
        let settings = try Settings(commandLine: try request("--plain", "2025").settings, environment: [:])
        #expect(settings.isPlain)
    }

    @Test(arguments: ["x", "26", "2026-02-30", ""]) func whatIsNoPeriodIsRefused(word: String) {
        #expect(throws: LaunchError.unknownPeriod(word)) { try request(word) }
        #expect(LaunchError.unknownPeriod(word).exitStatus == 2)
    }

    @Test func whatIsTooMuchIsRefused() {
        #expect(throws: LaunchError.oneTooMany("2026")) { try request("2025", "2026") }
        #expect(throws: LaunchError.oneTooMany("--markdown")) { try request("--json", "--markdown") }
        #expect(throws: LaunchError.unknownOption("--csv")) { try request("--csv") }
        #expect(throws: LaunchError.self) { try request("--language") }
    }

    @Test(arguments: ["-h", "--help"]) func helpIsShown(option: String) throws {
        #expect(try LaunchRequest(arguments: ["year", "2026", option]) == .showHelp)
    }
}
