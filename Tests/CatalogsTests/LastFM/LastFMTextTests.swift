import Testing

@testable import Catalogs

struct LastFMTextTests {
    @Test(arguments: [
        (#"Good. <a href="https://www.last.fm/music/A/B">Read more on Last.fm</a>"#, "Good."),
        (#"Good. <a href="http://www.last.fm/music/A">Read more about A on Last.fm</a>."#, "Good."),
        (
            #"Good. <a href="https://www.last.fm/music/A">Read more on Last.fm</a>. "#
                + "User-contributed text is available under "
                + "the Creative Commons By-SA License; additional terms may apply.", "Good."
        ),
        (#"By <a href="https://www.last.fm/music/A">A</a> and <i>others</i>"#, "By A and others"),
    ])
    func dropsMarkupAndTheLinkAtTheEnd(html: String, text: String) {
        #expect(LastFMText.plain(html) == text)
    }

    @Test(arguments: [
        ("Rock &amp; roll &quot;live&quot; &lt;b&gt;", "Rock & roll \"live\" <b>"),
        ("it&#39;s &#x2013; caf&eacute;", "it's – caf&eacute;"),
        ("a & b; c < d", "a & b; c < d"), ("&#0;&#xd800;&#99999999;", "\u{0}&#xd800;&#99999999;"), ("&amp;lt;", "&lt;"),
    ])
    func decodesEntitiesOnce(html: String, text: String) {
        #expect(LastFMText.plain(html) == text)
    }

    @Test func keepsParagraphsAndNoOtherWhiteSpace() {
        #expect(LastFMText.plain(" One\t two \r\n\n\n three<br/>four ") == "One two\n\nthree\n\nfour")
    }

    @Test(arguments: ["", " \n ", #"<a href="https://www.last.fm/music/A">Read more on Last.fm</a>"#])
    func nothingToReadIsNil(html: String) {
        #expect(LastFMText.plain(html) == nil)
    }
}
