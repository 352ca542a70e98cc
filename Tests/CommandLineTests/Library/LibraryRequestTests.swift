import Entities
import Services
import Testing

@testable import CommandLine
@testable import LibraryStore

struct LibraryRequestTests {
    @Test(arguments: [
        (["path"], LibraryRequest.path), (["check"], .check), (["export"], .export(.json)),
        (["export", "--format", "csv"], .export(.csv)), (["export", "--format=markdown"], .export(.markdown)),
        (["export", "--format", "listenbrainz"], .export(.listenbrainz)),
        (["export", "--format", "letterboxd", "--split", "d"], .exportInParts(folder: "d")),
        (["export", "--split=d", "--format=letterboxd"], .exportInParts(folder: "d")),
        (["export", "--split", "d"], .exportInParts(folder: "d")),
        (["import", "library.json"], .importFiles(["library.json"], isTrial: false)),
        (["import", "-"], .importFiles(["-"], isTrial: false)),
        (["import", "--dry-run", "a.zip", "b.csv"], .importFiles(["a.zip", "b.csv"], isTrial: true)),
        (["import", "--undo"], .takeBackImport),
        (["sync"], .synchronize),
        (
            ["separate", "one/7", "other/tt1/2"],
            .separate(
                ItemID(source: SourceID(rawValue: "one"), key: "7"),
                ItemID(source: SourceID(rawValue: "other"), key: "tt1/2"))
        ),
    ])
    func `A request is read`(arguments: [String], request: LibraryRequest) throws {
        #expect(try LaunchRequest(arguments: ["library"] + arguments) == .library(request))
    }

    private static let formatMissing = LaunchError.valueMissing(
        SettingOption("--format", argument: ExportFormat.names.joined(separator: "|")))

    @Test(arguments: [
        (["erase"], LaunchError.unknownLibraryVerb("erase")), ([""], .unknownLibraryVerb("")),
        (["import"], .libraryFileMissing), (["export", "--format", "xml"], .unknownFormat("xml")),
        (["export", "--format"], formatMissing), (["export", "--format="], formatMissing),
        (["export", "--fromat", "csv"], .unknownOption("--fromat", nearest: "--format")),
        (["export", "--format", "csv", "--split", "d"], .onlyForLetterboxd("--split")),
        (["export", "--format", "letterboxd", "--split"], .folderMissing), (["export", "--split="], .folderMissing),
        (["export", "--format", "csv", "--format", "json"], .oneTooMany("--format")),
        (["export", "--split", "d", "--split=e"], .oneTooMany("--split")),
        (["export", "csv"], .oneTooMany("csv")), (["path", "twice"], .oneTooMany("twice")),
        (["sync", "now"], .oneTooMany("now")),
        (["import", "--undo", "a"], .oneTooMany("a")), (["import", "--undo", "--dry-run"], .oneTooMany("--dry-run")),
        (["import", "a", "--all"], .unknownOption("--all")), (["separate"], .libraryIDsMissing),
        (["separate", "one/7"], .libraryIDsMissing), (["separate", "one/7", "other"], .libraryIDsMissing),
        (["separate", "one/7", "other/7", "third/7"], .oneTooMany("third/7")),
    ])
    func `What is wrong with a request is said`(arguments: [String], error: LaunchError) {
        #expect(throws: error) { try LaunchRequest(arguments: ["library"] + arguments) }
        #expect(error.exitStatus == 2)
        #expect(!error.sentence.contains("\n"))
    }

    @Test func `Help is to be had after library too`() throws {
        #expect(try LaunchRequest(arguments: ["library", "export", "--help"]) == .showHelp)
    }

    @Test func `Help and manual tell of all library commands`() {
        for verb in ["library path", "library check", "library export", "library import", "library separate"] {
            #expect(Usage.text.contains(verb))
        }
    }
}
