import Testing

@testable import LibraryExchange
@testable import Matinee

struct LibraryRequestTests {
    @Test(arguments: [
        (["path"], LibraryRequest.path), (["check"], .check), (["export"], .export(.json)),
        (["export", "--format", "csv"], .export(.csv)), (["export", "--format=markdown"], .export(.markdown)),
        (["import", "library.json"], .importFile("library.json")), (["import", "-"], .importFile("-")),
    ])
    func `A request is read`(arguments: [String], request: LibraryRequest) throws {
        #expect(try LaunchRequest(arguments: ["library"] + arguments) == .library(request))
    }

    @Test(arguments: [
        (["erase"], LaunchError.unknownLibraryVerb("erase")), ([""], .unknownLibraryVerb("")),
        (["import"], .libraryFileMissing), (["export", "--format", "xml"], .unknownFormat("xml")),
        (["export", "--format"], .unknownFormat("")), (["export", "--fromat", "csv"], .unknownOption("--fromat")),
        (["export", "csv"], .oneTooMany("csv")), (["path", "twice"], .oneTooMany("twice")),
        (["import", "a", "b"], .oneTooMany("b")),
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
        for verb in ["library path", "library check", "library export", "library import"] {
            #expect(Usage.text.contains(verb))
        }
    }
}
