import DiaryFiles
import Entities
import Testing

struct RecognitionTests {
    @Test(arguments: [
        "[]", "hello", "a,b,c\n1,2,3\n", "{}", "[1,2]", "[{\"title\":\"Alpha\"}]", "{\"movie\":",
        "Title,Year\nAlpha,2001\n",
        "\"unclosed", "PK\u{3}\u{4}", "\u{FEFF}", "kind,source,title,added\n",
    ])
    func whatNoServiceWritesIsRefused(text: String) {
        let failure = failure { () throws(DiaryFileFailure) in try DiaryFile(text) }
        #expect(failure == .notRecognised || (text.hasPrefix("PK") && failure == .damaged))
    }

    @Test(arguments: ["", "\n\n", " \t\r\n"]) func whatHasNothingInItIsEmpty(text: String) {
        #expect(failure { () throws(DiaryFileFailure) in try DiaryFile(text) } == .empty)
    }

    @Test func theNameDoesNotDecideWhoseItIs() throws {
        #expect(try DiaryFile(Files.imdbRatings, named: "goodreads_library_export.csv").service == .imdb)
        #expect(try DiaryFile(Files.storyGraph, named: "watchlist.csv").service == .storygraph)
    }
}
