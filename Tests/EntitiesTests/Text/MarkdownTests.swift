import Entities
import TestSupport
import Testing

struct MarkdownTests {
    @Test func whatWouldBeMarkupIsText() {
        #expect(
            "\\ `a` *b* _c_ {d} [e](f) <g> # h & i | j".markdownEscaped
                == "\\\\ \\`a\\` \\*b\\* \\_c\\_ \\{d\\} \\[e\\](f) \\<g\\> \\# h \\& i \\| j")
        #expect("one\r\ntwo\n\nthree".markdownEscaped == "one two  three")
        #expect("".markdownEscaped == "")
    }

    /// With the mark behind it, it is one character with another name; what reads Markdown sees the sign all the same.
    @Test func aSignWithAnAccentIsEscapedToo() {
        #expect(Array("<\u{0301}b>".markdownEscaped.unicodeScalars) == Array("\\<\u{0301}b\\>".unicodeScalars))
    }

    @Test func aListIsNumberedInItsOrder() throws {
        let year = try #require(CalendarDate(year: 2000))
        let things = [
            ListedThing(
                LibrarySummary(subject: .movie(1), title: "Yi *Yi*", released: year), at: .between(nil, nil),
                remark: "slow\n\nand long"),
            ListedThing(
                LibrarySummary(subject: .movie(2), title: "Tár", subtitle: "a_b"), at: .between(nil, nil)),
        ]
        #expect(things.markdown == "1. Yi \\*Yi\\* (2000)\n   slow\n   and long\n2. Tár · a\\_b\n")
        #expect([ListedThing]().markdown == "")
    }
}
