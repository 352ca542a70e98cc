import Presentation
import Testing

/// What a thing can be copied as.
struct CopyableThingTests {
    private let film = CopyableThing(
        title: "Yi Yi", year: 2000, link: "https://example.org/film/25538", notes: ["Seen twice.\nOnce more."])

    @Test func allFormsInTheirOrder() {
        #expect(film.forms == [.title, .link, .titleAndYear, .note, .markdown])
        #expect(
            film.forms.map { film.text(as: $0) } == [
                "Yi Yi", "https://example.org/film/25538", "Yi Yi (2000)", "Seen twice.\nOnce more.",
                "[Yi Yi (2000)](https://example.org/film/25538)",
            ])
    }

    @Test("What there is nothing of is not offered")
    func whatThereIsNothingOfIsNotOffered() {
        #expect(CopyableThing(title: "Björk").forms == [.title])
        #expect(CopyableThing(title: "Björk", link: "https://example.org/b").forms == [.title, .link, .markdown])
        #expect(
            CopyableThing(title: "Björk", link: "https://example.org/b").text(as: .markdown)
                == "[Björk](https://example.org/b)")
        #expect(CopyableThing(title: "Heat", year: 1995, notes: ["", " \n "]).forms == [.title, .titleAndYear])
        #expect(CopyableThing(title: " \u{1B} ").forms == [])
    }

    @Test(
        "Only pages of the web are links", arguments: ["file:///etc/passwd", "javascript:alert(1)", "", "example.org"])
    func onlyPagesOfTheWebAreLinks(link: String) {
        #expect(CopyableThing(title: "Heat", link: link).forms == [.title])
    }

    @Test("Nothing of a title obeys whatever it is pasted into")
    func nothingOfATitleObeys() {
        let thing = CopyableThing(title: " rm -rf ~\r\nYi\tYi\u{1B}[201~\u{202E}\u{85}x\u{7} ", year: 2000)
        #expect(thing.text(as: .title) == "rm -rf ~ Yi Yi[201~ x")
        #expect(thing.text(as: .titleAndYear) == "rm -rf ~ Yi Yi[201~ x (2000)")
    }

    @Test("Of a note lines and tabs stay; joiners stay everywhere, since scripts and emoji need them")
    func linesOfANoteStay() {
        let thing = CopyableThing(title: "👩\u{200D}🚀", notes: ["a\r\n\tb\u{1B}\u{2028}c\u{2066}", "of another source"])
        #expect(thing.text(as: .note) == "a\n\tb\nc\n\nof another source")
        #expect(thing.text(as: .title) == "👩\u{200D}🚀")
    }

    @Test("Markdown is no more than a link, whatever title and address are")
    func markdownIsOneLink() {
        let thing = CopyableThing(
            title: "[REC]² *a* _b_ `c` <d> &amp; \\", year: 2009, link: "https://example.org/a_(b) c<d>\"e\u{1B}é")
        #expect(
            thing.text(as: .markdown)
                == "[\\[REC\\]² \\*a\\* \\_b\\_ \\`c\\` \\<d\\> \\&amp; \\\\ (2009)](https://example.org/a_%28b%29%20c%3Cd%3E%22e%1B%C3%A9)"
        )
        #expect(thing.text(as: .link) == "https://example.org/a_(b)%20c%3Cd%3E%22e%1B%C3%A9")
    }
}
