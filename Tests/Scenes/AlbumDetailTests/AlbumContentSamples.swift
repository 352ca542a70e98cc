import Presentation

@testable import AlbumDetail

extension AlbumContent {
    /// An album with all details.
    static var full: AlbumContent {
        var content = AlbumContent(noTracks: "No track list available.")
        content.facts = "September 22, 1997 · 1,234,567 listeners · 34,567,890 plays"
        content.tags = ["electronic", "trip-hop", "icelandic", "experimental"]
        content.tracks = [
            Track(number: 1, title: "Hunter", duration: "4:15"), Track(number: 2, title: "Jóga", duration: "5:05"),
            Track(number: 3, title: "久石 譲 – 千と千尋の神隠し、とても長い題名の曲、まだまだ続く長い題名", duration: "1:02:03"),
            Track(
                number: 4, title: "A track whose title goes on and on, far beyond what a line has room for",
                duration: nil),
        ]
        content.tracks += (5...11).map { Track(number: $0, title: "Track \($0)", duration: "3:4\($0 % 10)") }
        content.summary = "Her third album, recorded in Málaga, combines strings with electronic beats 🎻👍🏽."
        content.page = LinkedText("Last.fm", .page("https://www.last.fm/music/Bj%C3%B6rk/Homogenic"))
        return content
    }

    /// A number of tracks.
    static func tracks(_ count: Int) -> AlbumContent {
        var content = AlbumContent(noTracks: "No track list available.")
        content.tracks = (1...count).map { Track(number: $0, title: "Track \($0)", duration: nil) }
        return content
    }
}
