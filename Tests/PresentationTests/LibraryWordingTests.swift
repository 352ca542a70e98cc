import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

struct LibraryWordingTests {
    private static let path = "/data/matinee/library.sqlite"

    private static let withPath: [LibraryFailure] = [
        .damaged(path: path), .unknownForm(path: path), .misfit(path: path, table: "note", entry: 99),
        .database(path: path, code: 19), .notALibrary(path: path),
        .newerVersion(path: path, found: 9, known: 1),
        .readOnly(path: path),
        .diskFull(path: path), .busy(path: path), .cannotOpen(path: path), .inputOutput(path: path),
    ]
    private static let others: [LibraryFailure] = [
        .noFolder, .emptyText(.title), .emptyText(.note), .tooLong(.note, limitInBytes: 262_144),
        .tooLong(.name, limitInBytes: 4_096), .outOfRange(.rating), .outOfRange(.pages), .notFound,
    ]

    @Test(arguments: withPath + others) func everyFailureSaysWhatWhyAndWhatToDo(failure: LibraryFailure) {
        for wording in Wording.all {
            let words = wording.library
            for message in [words.failure(failure), words.orderFailed(failure), words.cannotStore(failure)] {
                #expect(message.isFailure)
                #expect(![message.what, message.why, message.remedy].contains { $0?.isEmpty != false })
            }
        }
    }

    @Test(arguments: [LibraryFailure.readOnly(path: path), .busy(path: path), .cannotOpen(path: path)])
    func whatWasOrderedIsNotToBeRead(failure: LibraryFailure) {
        for words in Wording.all.map(\.library) {
            #expect(words.failure(failure).finding == words.orderFailed(failure).finding)
            #expect(words.failure(failure).remedy != words.orderFailed(failure).remedy)
        }
    }

    @Test func whereNobodyHasDoneAnythingNothingIsToBeDoneAgain() {
        let english = Wording.sample("C").library
        let remedies = Self.withPath.map { english.cannotStore($0).remedy ?? "" }
        #expect(!remedies.contains { $0.contains("do it again") || $0.lowercased().contains("try again") })
        #expect(english.cannotStore(.busy(path: Self.path)).remedy == "Once it is free, Matinee can store again.")
        for words in Wording.all.map(\.library) {
            for failure in [
                LibraryFailure.readOnly(path: Self.path), .diskFull(path: Self.path), .busy(path: Self.path),
                .cannotOpen(path: Self.path), .database(path: Self.path, code: 19),
            ] { #expect(words.cannotStore(failure).remedy != words.orderFailed(failure).remedy) }
        }
    }

    @Test(arguments: withPath) func whatConcernsTheFileSaysWhereItIs(failure: LibraryFailure) {
        for wording in Wording.all { #expect(wording.library.failure(failure).place == Self.path) }
    }

    @Test(arguments: [
        NotUnderstood.kind("series"), .source("series"), .date("series"), .readingState("series"), .identity,
    ])
    func whatIsNotUnderstoodIsSaid(part: NotUnderstood) {
        for wording in Wording.all.map(\.library) {
            for words in [wording.unknown(part), wording.notUnderstood(part)] {
                #expect(words.contains("series") == (part != .identity))
            }
        }
        #expect(Set(Wording.all.map { $0.library.notUnderstood(part) }).count == Wording.all.count)
    }

    @Test func eachLanguageHasWordsOfItsOwn() {
        let languages = Wording.all.map(\.library)
        for failure in Self.withPath + Self.others {
            #expect(Set(languages.map { $0.failure(failure) }).count == languages.count)
        }
        #expect(Set(languages.map(\.title)).count == languages.count)
    }
}
