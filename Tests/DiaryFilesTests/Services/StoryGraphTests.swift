import DiaryFiles
import Entities
import Testing

struct StoryGraphTests {
    private let file: DiaryFile

    init() throws {
        file = try DiaryFile(Files.storyGraph)
    }

    @Test func booksAreNamedByTheirNumberOrElseByTitleAndAuthors() throws {
        #expect(file.service == .storygraph)
        #expect(try file.item("Alpha").name == "storygraph/9780306406157")
        #expect(try file.item("Gamma").name == "storygraph/B00ABCDEF1")
        #expect(try file.item("Epsilon").name == "storygraph/Epsilon – Ann Author")
    }

    @Test func aNumberThatIsOneIsKept() throws {
        #expect(try file.item("Alpha").standing?.isbn == "9780306406157")
        #expect(try file.item("Beta").aliases == ["isbn/9780306406157"])
        #expect(try file.item("Gamma").aliases == [])
        #expect(try file.item("Delta").standing?.isbn == nil)
    }

    @Test func theEndOfARangeIsTheDay() throws {
        let alpha = try file.item("Alpha")
        #expect(alpha.days == ["2022-11-28", "2021-09-14", nil])
        #expect(alpha.since == [.begun: "2022-10-29", .done: "2022-11-28"])
        #expect(alpha.events.map(\.tags) == Array(repeating: ["sea", "long"], count: 3))
        #expect(try file.item("Epsilon").days == ["2020-08"])
    }

    @Test func statesAreThoseOfTheFile() throws {
        #expect(file.items.map(\.state) == [.done, .wanted, .begun, .givenUp, .done, .paused])
        #expect(try file.item("Gamma").since == [.begun: "2021-06-11"])
        #expect(try file.item("Delta").since == [.begun: "2021-07-11", .givenUp: "2021-07-20"])
        #expect(try file.item("Delta").events == [])
    }

    @Test func quartersOfStarsAreKept() throws {
        #expect(try file.item("Alpha").percent == 85)
    }

    @Test func reviewsAreText() throws {
        #expect(try file.item("Alpha").note?.text == "Fine & good")
    }

    @Test(arguments: [
        ("2021/07/11-2021/07/20", "2021/07/11-2021/13/20"), ("2021/07/11-2021/07/20", "-"),
        ("2021/07/11-2021/07/20", "2021/07/11-2021/07/20-"), ("did-not-finish", "lost"),
    ])
    func whatCannotBeReadIsAProblem(old: String, new: String) throws {
        let file = try DiaryFile(Files.storyGraph.replacing(old, with: new))
        #expect(file.items.count == 5)
        #expect(file.problemsByNumber == [5: .malformed(field: new == "lost" ? "read status" : "dates read")])
    }
}
