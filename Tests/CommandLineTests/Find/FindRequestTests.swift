import Entities
import Services
import TestSupport
import Testing

@testable import CommandLine

struct FindRequestTests {
    private func request(_ arguments: String...) throws -> FindRequest {
        guard case .find(let request) = try LaunchRequest(arguments: arguments) else {
            throw LaunchError.find(.textMissing)
        }
        return request
    }

    private func failure(_ arguments: String...) -> LaunchError? {
        do throws(LaunchError) {
            _ = try LaunchRequest(arguments: arguments)
            return nil
        } catch { return error }
    }

    @Test func allWordsAreOneSearchOfAllKinds() throws {
        let request = try request("find", "seven", "samurai")
        #expect(request.text == "seven samurai")
        #expect(request.kinds == FoundKind.allCases)
        #expect(request.limit == 20 && request.format == .lines && !request.opens)
    }

    @Test func kindsAreThoseThatAreNamed() throws {
        #expect(try request("find", "--music", "a", "--films", "--music").kinds == [.artists, .films])
        #expect(try request("list", "artists").kinds == [.artists])
        #expect(try request("list", "artists").text == nil)
    }

    @Test func everyFilterIsAnOption() throws {
        for filter in QueryFilter.allCases {
            for arguments in [["--\(filter.rawValue)", "x"], ["--\(filter.rawValue)=x"]] {
                let request = try LaunchRequest(arguments: ["list", "films"] + arguments)
                guard case .find(let found) = request else { Issue.record("\(request)"); continue }
                #expect(found.filters == [FindRequest.TypedFilter(filter: filter, text: "x")])
            }
            #expect(Usage.text.contains("--\(filter.rawValue) "))
            #expect(ManualPage.standard.text.contains("\\-\\-\(filter.rawValue)"))
        }
    }

    @Test func theRestIsReadToo() throws {
        let request = try request(
            "find", "a", "--sort", "title", "--reverse", "--collection=popular", "--limit=7", "--json", "--open",
            "--offline")
        #expect(request.sort == "title" && request.isReversed && request.collection == "popular")
        #expect(request.limit == 7 && request.format == .json && request.opens)
        let settings = try Settings(commandLine: request.settings, environment: [:])
        #expect(settings[ProgramSetting.offline])
    }

    @Test func whatLooksLikeAnOptionCanBeSearchedFor() throws {
        #expect(try request("find", "--", "--help", "-x").text == "--help -x")
        #expect(try request("find", "-").text == "-")
        #expect(try LaunchRequest(arguments: ["find", "a", "--help"]) == .showHelp)
    }

    @Test func mistakesAreTold() {
        #expect(failure("find") == .find(.textMissing))
        #expect(failure("find", "  ") == .find(.textMissing))
        #expect(failure("list") == .find(.kindMissing))
        #expect(failure("list", "cars") == .find(.unknownKind("cars")))
        #expect(failure("list", "films", "books") == .oneTooMany("books"))
        #expect(failure("list", "films", "--films") == .unknownOption("--films"))
        #expect(failure("find", "a", "--bogus") == .unknownOption("--bogus"))
        #expect(failure("find", "a", "--sort") == .valueMissing(SettingOption("--sort", argument: "ORDER")))
        for limit in ["0", "-1", "x", "99999999999999999999"] {
            #expect(failure("find", "a", "--limit", limit) == .find(.unusableValue("--limit", limit, "20")))
        }
        #expect(failure("find", "a", "--bogus")?.exitStatus == 2)
    }
}
