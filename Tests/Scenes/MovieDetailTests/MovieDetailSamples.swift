import Entities
import Presentation
import TestSupport

@testable import MovieDetail

extension MovieDetailContent {
    /// A film with all details.
    static var full: MovieDetailContent {
        var content = summary
        content.tagline = "Feel the heat, keep the feeling burning, let the sensation explode."
        content.facts = "2000 · 1 h 38 min · Drama, Romance"
        content.overview =
            "Two neighbours in 1962 Hong Kong form a strong bond after both suspect extramarital activities of their "
            + "spouses. However, they agree to keep their bond platonic so as not to commit similar wrongs."
        content.fields = [
            Field(label: "Director", value: "Wong Kar-wai"), Field(label: "Released", value: "September 29, 2000"),
            Field(label: "Spoken", value: "Cantonese, Shanghainese, French, Spanish"),
            Field(label: "Rating", value: "8.1 · 2,345 votes"),
        ]
        content.sections = [
            Section(
                name: "cast", label: "Cast",
                rows: [
                    Row(left: LinkedText("Tony Leung Chiu-wai", .page("tony")), right: "Chow Mo-wan"),
                    Row(left: LinkedText("張曼玉", .page("maggie")), right: "Su Li-zhen"),
                    Row(left: "Somebody without a character"),
                ]),
            Section(
                name: "offers", label: "Where to watch: Germany", note: "According to JustWatch",
                rows: [Row(left: "Subscription", right: "Quarry Streams, Railway Streams")]),
            Section(
                name: "similar", label: "See also",
                rows: [
                    Row(left: LinkedText("Yi Yi (2000)", .movie(MovieID(50)))),
                    Row(left: LinkedText("2046 (2004)", .movie(MovieID(51)))),
                ]),
            Section(
                name: "trailers", label: "Trailers",
                rows: [
                    Row(left: LinkedText("Trailer  https://video.example.org/1", .page("https://video.example.org/1")))
                ]
            ),
            Section(
                name: "keywords", label: "Keywords", isFolded: true, rows: [Row(left: "noodles"), Row(left: "rain")]),
            Section(
                name: "links", label: "Links",
                rows: [Row(left: LinkedText("https://page.example.org", .page("https://page.example.org")))]),
        ]
        return content
    }

    /// A film as lists know it.
    static var summary: MovieDetailContent {
        var content = MovieDetailContent(title: "In the Mood for Love", originalTitle: "花樣年華")
        content.facts = "2000"
        content.fields = [Field(label: "Rating", value: "8.1 · 2,345 votes")]
        return content
    }

    /// Text that is hard to lay out.
    static var odd: MovieDetailContent {
        var content = MovieDetailContent(
            title: "千と千尋の神隠し 千と千尋の神隠し 千と千尋の神隠し 千と千尋の神隠し 千と千尋の神隠し",
            originalTitle: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft")
        content.tagline = "👨‍👩‍👧‍👦 ✈️ 🇫🇷 👍🏽 e\u{301}te\u{301} \u{1B}[31mred\u{1B}[0m \u{202E}live"
        content.overview = "First paragraph.\n\nSecond paragraph, 漢字 and words mixed 漢字漢字漢字漢字 without spaces."
        content.sections = [
            Section(
                name: "cast", label: "Cast",
                rows: [Row(left: "", right: "Nobody"), Row(left: "久石 譲", right: "")])
        ]
        return content
    }
}
