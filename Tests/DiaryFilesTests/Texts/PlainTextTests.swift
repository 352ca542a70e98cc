import Testing

@testable import DiaryFiles

struct PlainTextTests {
    @Test(arguments: [
        ("a<br/>b<br />c<BR>d", "a\nb\nc\nd"), ("<p>a</p><p>b</p>", "a\nb"), ("<i>a</i> <b>b</b>", "a b"),
        ("<div class=\"x\">a &amp; b &lt;3</div>", "a & b <3"), ("1 < 2 > 0 & <3", "1 < 2 > 0 & <3"),
        ("<a href=\"x\">a</a>", "<a href=\"x\">a</a>"), ("<i", "<i"), ("<", "<"), ("</", "</"), ("&", "&"), ("", ""),
        ("&amp;lt;", "&lt;"), ("<br", "<br"), ("a<em>é</em>", "aé"),
    ])
    func onlyWhatIsKnownIsChanged(html: String, text: String) {
        #expect(PlainText.text(of: html) == text)
    }
}
