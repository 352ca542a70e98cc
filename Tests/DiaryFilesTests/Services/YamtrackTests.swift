import DiaryFiles
import Entities
import Testing

struct YamtrackTests {
    private let file: DiaryFile

    init() throws {
        file = try DiaryFile(Files.yamtrack)
    }

    @Test func eachRowThatIsCompletedIsAnEvent() throws {
        #expect(file.service == .yamtrack)
        let alpha = try file.item("Alpha")
        #expect(alpha.name == "tmdb/101")
        #expect(alpha.days == ["2024-03-09", "2024-02-09"])
        #expect(alpha.events.map(\.rating?.percent) == [85, 90])
        #expect(alpha.events.map(\.note) == [nil, "Good"])
        #expect(alpha.percent == 85)
        #expect(try file.item("Zeta").days == [nil])
        #expect(try file.item("Zeta").name == "yamtrack/movie/manual/1")
    }

    @Test func statesAreThoseOfTheFile() throws {
        #expect(try file.item("Beta").state == .wanted)
        #expect(try file.item("Beta").note?.text == "Soon")
        #expect(try file.item("Gamma").since == [.begun: "2024-02-01"])
        #expect(try file.item("Delta").state == .givenUp)
        #expect(try file.item("Epsilon").state == .paused)
        #expect(try file.item("Epsilon").summary.subject.kind == .book)
    }

    @Test func whatIsNeitherFilmNorBookIsLeftOut() {
        #expect(file.problemsByNumber == [7: .otherKind(name: "tv")])
    }
}
