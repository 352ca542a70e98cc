import Entities
import Presentation
import Testing

struct LibraryMessageTests {
    @Test(arguments: ["en_US", "de_DE"])
    func `Every failure says what, why and what to do`(locale: String) {
        let wording = Wording.for(localeIdentifier: locale)
        for failure in failures {
            let message = wording.libraryMessage(failure)
            #expect(message.isFailure)
            #expect(!message.what.isEmpty)
            #expect(message.why?.isEmpty == false)
            #expect(message.remedy?.isEmpty == false)
        }
    }

    @Test(arguments: ["en_US", "de_DE"])
    func `Where the file is, is said`(locale: String) {
        let message = Wording.for(localeIdentifier: locale).libraryMessage(.damaged(path: "/data/library.sqlite"))
        #expect(message.why?.contains("/data/library.sqlite") == true)
    }

    private let failures: [LibraryFailure] = [
        .damaged(path: "/a"), .notALibrary(path: "/a"), .newerVersion(path: "/a", found: 3, known: 2),
        .readOnly(path: "/a"), .diskFull(path: "/a"), .busy(path: "/a"), .cannotOpen(path: "/a"),
        .inputOutput(path: "/a"), .noFolder, .emptyText(.title), .tooLong(.note, limitInBytes: 1), .notFound,
    ]
}
