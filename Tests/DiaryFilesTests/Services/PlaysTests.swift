import DiaryFiles
import Entities
import Testing

struct PlaysTests {
    private static let head = "uts,utc_time,artist,artist_mbid,album,album_mbid,track,track_mbid\n"

    private static func listen(_ second: String, _ artist: String, _ title: String, album: String? = nil) -> String {
        let release = album.map { ",\"release_name\":\"\($0)\"" } ?? ""
        return """
            {"inserted_at":1,"listened_at":\(second),"track_metadata":{"additional_info":{"tags":["{"]},\
            "artist_name":"\(artist)","track_name":"\(title)"\(release)}}
            """
    }

    private static func stream(
        _ end: String, _ milliseconds: Int, _ title: String? = "Song", episode: String? = nil
    ) -> String {
        func text(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "null" }
        return """
            {"ts":"\(end)","ms_played":\(milliseconds),"master_metadata_track_name":\(text(title)),\
            "master_metadata_album_artist_name":\(text(title.map { _ in "Artist" })),\
            "master_metadata_album_album_name":\(text(title.map { _ in "Album" })),"spotify_episode_uri":\(text(episode))}
            """
    }

    @Test func lastFMsSecondsAreTrusted() throws {
        let file = try DiaryFile(
            Self.head + "1600000000,\"01 Jan 1970, 00:00\",Sigur Rós,,\"( )\",,\"Untitled \"\"1\"\"\",\n"
                + "1600000300,,Sigur Rós,,,,Hoppípolla,\n")
        #expect(file.service == .lastfm)
        #expect(
            file.plays.tracks == [
                PlayedTrack(artist: "Sigur Rós", album: "( )", title: "Untitled \"1\""),
                PlayedTrack(artist: "Sigur Rós", album: nil, title: "Hoppípolla"),
            ])
        #expect(file.plays.plays.map(\.second) == [1_600_000_000, 1_600_000_300])
        #expect(file.problems.isEmpty && file.records.isEmpty)
    }

    @Test func whatIsNoPlayIsLeftOutWithItsLine() throws {
        let file = try DiaryFile(
            Self.head + "0,,A,,,,T,\n,,A,,,,T,\n-5,,A,,,,T,\n99999999999,,A,,,,T,\n1,,,,,,T,\n1,,A,,,,,\n1,,A\n"
                + "1,,A,,,,\(String(repeating: "x", count: 5_000)),\n1,,A,,,,T,\n")
        #expect(
            file.problemsByNumber == [
                2: .malformed(field: "uts"), 3: .malformed(field: "uts"), 4: .malformed(field: "uts"),
                5: .malformed(field: "uts"), 6: .missing(field: "artist"), 7: .missing(field: "track"),
                8: .wrongFieldCount(found: 3, expected: 8), 9: .tooLong(field: "track", limitInBytes: 4_096),
            ])
        #expect(file.plays.plays.count == 1)
    }

    @Test(arguments: ["\n", ",", "\r\n\r\n", " , "], [("", ""), ("[", "]"), ("\u{FEFF}[\n", "\n]\n")])
    func listensAreLinesOrAList(between: String, around: (String, String)) throws {
        let listens = [
            Self.listen("1600000000", "A", "\\\"T}\\\\", album: "B"), Self.listen("1600000300", "A", "Ü"),
        ]
        let file = try DiaryFile(around.0 + listens.joined(separator: between) + around.1)
        #expect(file.service == .listenbrainz)
        #expect(
            file.plays.tracks == [
                PlayedTrack(artist: "A", album: "B", title: "\"T}\\"), PlayedTrack(artist: "A", album: nil, title: "Ü"),
            ])
        #expect(file.plays.plays.map(\.second) == [1_600_000_000, 1_600_000_300])
        #expect(file.problems.isEmpty)
    }

    @Test func aBrokenListenIsLeftOutAlone() throws {
        let file = try DiaryFile(
            [
                Self.listen("1", "A", "T"), "garbage", Self.listen("\"x\"", "A", "T"), Self.listen("2", "", "T"),
                Self.listen("3", "A", "T"), String(Self.listen("4", "A", "T").dropLast(9)),
            ].joined(separator: "\n"))
        #expect(file.plays.plays.map(\.second) == [1, 3])
        #expect(
            file.problemsByNumber == [
                2: .notAnItem, 3: .notAnItem, 4: .missing(field: "artist_name"), 6: .notAnItem,
            ])
    }

    @Test func spotifysStreamsBeganBeforeTheyEnded() throws {
        let file = try DiaryFile(
            "[\(Self.stream("2020-09-13T12:30:00Z", 200_900)),\(Self.stream("2020-09-13T12:40:00Z", 30_000))]")
        #expect(file.service == .spotify)
        #expect(file.plays.tracks == [PlayedTrack(artist: "Artist", album: "Album", title: "Song")])
        // 12:26:40, and 12:39:30.
        #expect(file.plays.plays.map(\.second) == [1_600_000_000, 1_600_000_770])
    }

    @Test func whatIsNoListenIsCountedByReason() throws {
        let file = try DiaryFile(
            "["
                + [
                    Self.stream("2020-09-13T12:30:00Z", 29_999), Self.stream("2020-09-13T12:30:00Z", 0),
                    Self.stream("2020-09-13T12:30:00Z", 900_000, nil, episode: "spotify:episode:1"),
                    Self.stream("2020-09-13T12:30:00Z", 900_000, nil), Self.stream("yesterday", 900_000),
                    Self.stream("2020-09-13T12:30:00Z", -1),
                ].joined(separator: ",") + "]")
        #expect(file.plays.plays.isEmpty)
        #expect(file.leftOutPlays == [.tooShort: 2, .noMusic: 1, .nameless: 1])
        #expect(file.problemsByNumber == [5: .malformed(field: "ts"), 6: .malformed(field: "ms_played")])
    }

    @Test func aHistoryToTheMinuteIsLeftOutAsAWhole() throws {
        let file = try DiaryFile(
            "[{\"endTime\":\"2020-01-01 10:00\",\"artistName\":\"A\",\"trackName\":\"T\",\"msPlayed\":200000},"
                + "{\"endTime\":\"2020-01-01 10:05\",\"artistName\":\"A\",\"trackName\":\"T\",\"msPlayed\":200000}]")
        #expect(file.plays.plays.isEmpty)
        #expect(file.problems.map(\.problem) == [.playsToTheMinute])
    }

    @Test func theirZipsAreReadPartByPart() throws {
        let spotify = try DiaryFile(zip: [
            (
                "Spotify Extended Streaming History/Streaming_History_Audio_2020_1.json",
                "[\(Self.stream("2020-09-13T12:30:00Z", 200_000))]"
            ),
            (
                "Spotify Extended Streaming History/Streaming_History_Audio_2020_2.json",
                "[\(Self.stream("2020-09-14T12:30:00Z", 200_000)),\(Self.stream("2020-09-14T12:30:00Z", -1))]"
            ),
            ("Spotify Extended Streaming History/ReadMeFirst.pdf", "%PDF"),
        ])
        #expect(spotify.service == .spotify)
        #expect(spotify.plays.plays.count == 2)
        #expect(spotify.problems.map(\.place.member?.last) == ["n"])
        let listens = try DiaryFile(zip: [
            ("listens/2020/1.jsonl", Self.listen("1", "A", "T") + "\n"),
            ("listens/2020/2.jsonl", Self.listen("2", "A", "T") + "\n"), ("user.json", "{}"),
            ("feedback.jsonl", "{\"listened_at\":3}"),
        ])
        #expect(listens.service == .listenbrainz)
        #expect(listens.plays.plays.map(\.second) == [1, 2])
    }

    @Test func thereAreNotMoreThanAreAllowed() {
        var limits = DiaryFileLimits()
        limits.plays = 2
        let text = (1...3).map { Self.listen(String($0), "A", "T") }.joined(separator: "\n")
        let failure = failure { () throws(DiaryFileFailure) in try DiaryFile(Array(text.utf8), limits: limits) }
        #expect(failure == .tooManyEvents(limit: 2))
    }
}
