import Entities
import Testing

/// When two artists or two albums are the same.
struct IdentityTests {
    @Test func anArtistIsKnownByItsNameWhateverItsNumber() {
        let (plain, numbered) = (ArtistID(name: "Low"), ArtistID(name: "Low", mbid: "7f"))
        #expect(plain == numbered)
        #expect(plain.hashValue == numbered.hashValue)
    }

    @Test func artistsOfOneNumberAndTwoNamesAreTwo() {
        #expect(ArtistID(name: "Low", mbid: "7f") != ArtistID(name: "High", mbid: "7f"))
    }

    @Test func anAlbumIsKnownByArtistAndTitleWhateverItsNumber() {
        let plain = AlbumID(artist: "Low", title: "Hey What")
        let numbered = AlbumID(artist: "Low", title: "Hey What", mbid: "9c")
        #expect(plain == numbered)
        #expect(plain.hashValue == numbered.hashValue)
    }

    @Test func albumsOfOneTitleAndTwoArtistsAreTwo() {
        #expect(AlbumID(artist: "Low", title: "Greatest Hits") != AlbumID(artist: "High", title: "Greatest Hits"))
    }

    @Test func anArtistsAlbumsOfTwoTitlesAreTwo() {
        #expect(
            AlbumID(artist: "Low", title: "Hey What", mbid: "9c") != AlbumID(artist: "Low", title: "C'mon", mbid: "9c"))
    }
}
