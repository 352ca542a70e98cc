import DiaryFiles
import Testing

struct PlaysTests {
    @Test(arguments: [
        ("uts,utc_time,artist,artist_mbid,album,album_mbid,track,track_mbid\n1,x,A,,B,,C,\n", DiaryService.lastfm),
        ("{\"listened_at\":1,\"track_metadata\":{}}\n", .listenbrainz),
        ("[{\"ts\":\"2020\",\"ms_played\":1,\"master_metadata_track_name\":\"A\"}]", .spotify),
    ])
    func whatWasPlayedIsRecognisedAndNotTaken(text: String, service: DiaryService) throws {
        let file = try DiaryFile(text)
        #expect(file.service == service)
        #expect(!service.isTakenIn)
        #expect(file.records.isEmpty)
        #expect(file.problems.map(\.problem) == [.playsNotKept])
    }

    @Test func theirZipsAreRecognisedToo() throws {
        let spotify = try DiaryFile(zip: [
            ("Spotify Extended Streaming History/Streaming_History_Audio_2020_1.json", "[{\"ms_played\":1}]"),
            ("Spotify Extended Streaming History/ReadMeFirst.pdf", "%PDF"),
        ])
        #expect(spotify.service == .spotify)
        let listens = try DiaryFile(zip: [
            ("listens/2020/1.jsonl", "{\"listened_at\":1,\"track_metadata\":{}}\n"), ("user.json", "{}"),
        ])
        #expect(listens.service == .listenbrainz)
    }
}
