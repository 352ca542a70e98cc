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
        content.castLabel = "Cast"
        content.cast = [
            Role(name: "Tony Leung Chiu-wai", character: "Chow Mo-wan"), Role(name: "張曼玉", character: "Su Li-zhen"),
            Role(name: "Somebody without a character", character: nil),
        ]
        content.links = [
            LinkGroup(label: "Trailers", links: [Link(title: "Trailer", url: "https://video.example.org/watch?v=1")]),
            LinkGroup(
                label: "Links", links: [Link(title: "https://page.example.org", url: "https://page.example.org")]),
        ]
        content.recommendationsLabel = "See also"
        content.recommendations = ["Yi Yi (2000)", "2046 (2004)"]
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
        content.castLabel = "Cast"
        content.cast = [Role(name: "", character: "Nobody"), Role(name: "久石 譲", character: "")]
        return content
    }
}
