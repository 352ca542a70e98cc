import Testing

/// The checks of the built-in catalogue find errors.
struct LineFaultsTests {
    private static let film = [
        "Ran", "1985-06-01", "乱", "162", "Drama", "Akira Kurosawa", "Tatsuya Nakadai=Hidetora|Mieko Harada", "ja",
        "An old warlord gives his castles to his sons and keeps nothing for himself but the name. Two of them soon turn on him.",
    ].joined(separator: "\t")

    private static let artist = #"""
        {"name":"Can","tags":["rock"],"albums":[\#
        {"title":"A","released":"1971","tags":["rock"],"tracks":[{"title":"One","duration":225}],\#
        "summary":"Made in a castle near Cologne, with a singer who was found in the street."},\#
        {"title":"B","tags":["rock"],"tracks":[{"title":"Two"}],\#
        "summary":"Made in a cinema near Cologne, with a singer who was found in the street."},\#
        {"title":"C","tags":["rock"],"tracks":[{"title":"Three"}],\#
        "summary":"Made in a cellar near Cologne, with a singer who was found in the street."}]}
        """#

    @Test func nothingIsWrongWithASoundLine() {
        #expect(FilmLine(id: 1, text: Self.film).faults == [])
        #expect(ArtistLine(text: Self.artist).faults == [])
    }

    @Test(arguments: [
        ("Ran\t", "\t", "has the title ''"),
        ("Ran\t", "Ran \t", "has the title 'Ran '"),
        ("乱", "Ran", "has its title as the original title too"),
        ("1985-06-01", "", "has no date"),
        ("1985-06-01", "1985-06-31", "has the date '1985-06-31'"),
        ("1985-06-01", "0985", "is of the year 985"),
        ("162", "0", "runs for '0' minutes"),
        ("162", "1620", "runs for '1620' minutes"),
        ("162", "long", "runs for 'long' minutes"),
        ("162\t", "", "cannot be read as a film"),
        ("\tDrama", "\tDrama\tWar", "cannot be read as a film"),
        ("Drama", "", "has no genre"),
        ("Drama", "Dramedy", "has the genre 'Dramedy', which is unknown"),
        ("Drama", "Drama|Drama", "has the genre 'Drama' twice"),
        ("Akira Kurosawa", "", "has no director"),
        ("Mieko Harada", " Mieko Harada", "has the member of the cast ' Mieko Harada'"),
        ("Hidetora", " Hidetora", "has the role ' Hidetora'"),
        ("the name. Two of them soon turn on him.", "his name.", "says 88 characters as its overview"),
        ("on him.", "on", "ends its overview in the middle of a sentence"),
        ("\tja", "\tJapanese", "has the language 'Japanese', which is no code"),
        ("\tja", "\txx", "has the language 'xx', which has no name in 'en'"),
        ("Akira", "A\u{301}kira", "is not in composed form"),
        ("Akira", "A\u{1B}kira", "has control characters"),
    ])
    func aFaultOfAFilmIsFound(part: String, broken: String, fault: String) {
        #expect(FilmLine(id: 1, text: Self.film.replacing(part, with: broken)).faults.contains(fault))
    }

    @Test(arguments: [
        (#""Can""#, #""""#, "has the name ''"),
        (#""B""#, #""A""#, "has the album 'A' twice"),
        ("1971", "1917", "'A' is of the year 1917"),
        ("225", "3", "'A' has 'One' of 3 seconds"),
        ("225", "225000", "'A' has 'One' of 225000 seconds"),
        (#"{"title":"Two"}"#, "", "'B' has no tracks"),
        (#""Two""#, #""""#, "'B' has the track ''"),
        (
            "cinema near Cologne, with a singer who was found in the street.", "cinema.",
            "'B' says 17 characters as its summary"
        ),
    ])
    func aFaultOfAnArtistIsFound(part: String, broken: String, fault: String) {
        #expect(ArtistLine(text: Self.artist.replacing(part, with: broken)).faults.contains(fault))
    }
}
