import Entities
import Presentation
import ScreenTestSupport
import TestSupport

@testable import MovieDetail

extension DetailContent {
    /// A film with all details.
    static var full: DetailContent {
        var content = summary
        content.facts = "2000 · 1 h 38 min · PG"
        content.chips = .init([LinkedText("Drama", .page("drama")), LinkedText("Romance", .page("romance"))])
        content.parts = [
            .text("Feel the heat, keep the feeling burning, let the sensation explode.", .accent),
            .prose(
                "Two neighbours in 1962 Hong Kong form a strong bond after both suspect extramarital activities of their "
                    + "spouses. However, they agree to keep their bond platonic so as not to commit similar wrongs."),
            .fields([
                Field(label: "Director", value: "Wong Kar-wai"), Field(label: "Released", value: "September 29, 2000"),
                Field(label: "Spoken", value: "Cantonese, Shanghainese, French, Spanish"),
            ]),
        ]
        content.parts += .sections([
            DetailSection(
                "cast", "Cast",
                .rows(
                    [
                        .init(LinkedText("Tony Leung Chiu-wai", .page("tony")), "Chow Mo-wan"),
                        .init(LinkedText("張曼玉", .page("maggie")), "Su Li-zhen"),
                        .init("Somebody without a character"),
                    ], .pairs)),
            DetailSection(
                "offers", "Where to watch: Germany", note: "According to JustWatch",
                .rows([.init("Subscription", "Quarry Streams, Railway Streams")])),
            DetailSection(
                "similar", "See also",
                .rows([
                    .init(LinkedText("Yi Yi (2000)", .movie(MovieID(50)))),
                    .init(LinkedText("2046 (2004)", .movie(MovieID(51)))),
                ])),
            DetailSection(
                "trailers", "Trailers",
                .rows([.init(LinkedText("Trailer", .page("https://video.example.org/1")))])
            ),
            DetailSection("keywords", "Keywords", isFolded: true, .rows([.init("noodles"), .init("rain")])),
            DetailSection(
                "links", "Links",
                .rows([.init(LinkedText("page.example.org", .page("https://page.example.org")))])),
        ])
        return content
    }

    /// A film as lists know it.
    static var summary: DetailContent {
        var content = DetailContent(title: "In the Mood for Love", secondTitle: "花樣年華", facts: "2000")
        content.score = Score("Rating", "8.1", of: "10", votes: "2,345 votes", share: 0.81)
        return content
    }

    /// Text that is hard to lay out.
    static var odd: DetailContent {
        DetailContent(
            title: "千と千尋の神隠し 千と千尋の神隠し 千と千尋の神隠し 千と千尋の神隠し 千と千尋の神隠し",
            secondTitle: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
            parts: [
                .text("👨‍👩‍👧‍👦 ✈️ 🇫🇷 👍🏽 e\u{301}te\u{301} \u{1B}[31mred\u{1B}[0m \u{202E}live", .accent),
                .prose("First paragraph.\n\nSecond paragraph, 漢字 and words mixed 漢字漢字漢字漢字 without spaces."),
                .section(DetailSection("cast", "Cast", .rows([.init("", "Nobody"), .init("久石 譲", "")]))),
            ])
    }
}
