import Entities
import Services
import TestSupport
import Testing

/// Which kept things are one thing.
struct LibraryJoinsTests {
    private static let imdb = ItemID(source: .imdb, key: "tt0244316")
    private static let number = ItemID(source: .tmdb, key: "25538")

    /// As a list without a key knows it, with what it says of other ids.
    private static let listed = film(.cinemeta, "tt0244316", [imdb, number])
    /// As a list with a key knows it.
    private static let numbered = film(.tmdb, "25538")
    /// As its detail does.
    private static let detailed = film(.tmdb, "25538", [imdb])

    private static func film(
        _ source: SourceID, _ key: String, _ aliases: Set<ItemID> = [], not denied: Set<ItemID> = []
    ) -> LibrarySummary {
        LibrarySummary(
            subject: .movie(MovieID(source: source, key: key)), title: "Yi Yi",
            aliases: Aliases(known: aliases, denied: denied))
    }

    private static func artist(_ source: SourceID, _ key: String, _ name: String, mbid: String? = nil) -> LibrarySummary
    {
        LibrarySummary(subject: .artist(ArtistID(name: key, mbid: mbid, source: source)), title: name)
    }

    private static func album(_ source: SourceID, _ key: String, _ title: String, by artist: String) -> LibrarySummary {
        LibrarySummary(
            subject: .album(AlbumID(artist: key, title: key, source: source)), title: title, subtitle: artist)
    }

    /// What is the same as what is asked about.
    private func others(than asked: LibrarySummary, kept: LibrarySummary...) -> [LibrarySubject] {
        var joins = LibraryJoins()
        for summary in kept { joins.insert(summary) }
        return joins.others(than: asked, keptAs: kept.first { $0.subject == asked.subject }) { subject in
            kept.first { $0.subject == subject }
        }
    }

    @Test(arguments: [(listed, numbered), (listed, detailed), (numbered, listed), (detailed, listed)])
    func `A film is the same whichever of its names it was kept under`(kept: LibrarySummary, asked: LibrarySummary) {
        #expect(others(than: asked, kept: kept) == [kept.subject])
        #expect(others(than: asked, kept: kept, asked) == [kept.subject])
    }

    @Test func `What has only IMDb in common is the same`() {
        let listed = Self.film(.cinemeta, "tt0244316", [Self.imdb])
        #expect(others(than: Self.detailed, kept: listed) == [listed.subject])
        #expect(others(than: listed, kept: Self.detailed) == [Self.numbered.subject])
    }

    @Test func `Without an id in common films are two, whatever their titles`() {
        let listed = Self.film(.cinemeta, "tt0244316", [Self.imdb])
        #expect(others(than: Self.numbered, kept: listed) == [])
        #expect(others(than: listed, kept: Self.numbered, Self.film(.builtIn, "7")) == [])
    }

    @Test func `The same id of another kind is another thing`() {
        let series = LibrarySummary(
            subject: LibrarySubject(kind: .init(rawValue: "series"), id: Self.number), title: "Yi Yi",
            aliases: Aliases(known: [Self.imdb]))
        #expect(others(than: Self.listed, kept: series) == [])
    }

    @Test func `Two ids of one register speak against it`() {
        let other = Self.film(.tmdb, "25538", [ItemID(source: .imdb, key: "tt1")])
        #expect(others(than: Self.listed, kept: other) == [])
        #expect(others(than: other, kept: Self.listed) == [])
    }

    @Test func `Of two that one source has of it neither is meant`() {
        let listed = Self.film(.cinemeta, "tt0244316", [Self.imdb])
        let twin = Self.film(.tmdb, "9", [Self.imdb])
        #expect(others(than: listed, kept: Self.detailed, twin) == [])
        #expect(others(than: Self.detailed, kept: Self.detailed, twin, listed) == [])
        #expect(others(than: twin, kept: Self.detailed, listed) == [])
    }

    @Test func `What is joined by way of another counts, the nearer first`() {
        let third = Self.film(.builtIn, "7", [Self.imdb])
        #expect(others(than: Self.numbered, kept: third, Self.listed) == [Self.listed.subject, third.subject])
        #expect(others(than: Self.numbered, kept: third) == [])
    }

    @Test func `By way of another nothing is joined that the first one speaks against`() {
        let third = Self.film(.builtIn, "7", [Self.imdb, ItemID(source: .tmdb, key: "9")])
        #expect(others(than: Self.numbered, kept: third, Self.listed) == [Self.listed.subject])
    }

    @Test(arguments: [imdb, listed.subject.id])
    func `What was taken back is not joined, from neither side`(denied: ItemID) {
        let kept = Self.film(.tmdb, "25538", [Self.number], not: [denied])
        #expect(others(than: Self.listed, kept: kept) == [])
        #expect(others(than: Self.listed, kept: kept, Self.listed) == [])
        #expect(others(than: Self.detailed, kept: kept, Self.listed) == [])
    }

    @Test func `What is no longer kept is no longer joined`() {
        var joins = LibraryJoins()
        joins.insert(Self.listed)
        joins.insert(Self.numbered)
        joins.remove(Self.listed)
        let others = joins.others(than: Self.numbered, keptAs: Self.numbered) { subject in
            subject == Self.numbered.subject ? Self.numbered : nil
        }
        #expect(others == [])
        joins.remove(Self.numbered)
        #expect(joins == LibraryJoins())
    }

    @Test(arguments: [("Björk", "BJORK"), ("Sigur Rós", "sigur ros"), ("坂本龍一", "坂本龍一")])
    func `Artists of one name are one`(one: String, other: String) {
        let kept = Self.artist(.deezer, "630", one)
        #expect(others(than: Self.artist(.lastFM, other, other, mbid: "a"), kept: kept) == [kept.subject])
    }

    @Test func `Namesakes are not joined where their MusicBrainz ids differ`() {
        let kept = Self.artist(.lastFM, "Nirvana", "Nirvana", mbid: "a")
        let other = Self.artist(.builtIn, "Nirvana", "Nirvana", mbid: "b")
        #expect(others(than: other, kept: kept) == [])
        #expect(others(than: Self.artist(.builtIn, "Nirvana", "Nirvana", mbid: "a"), kept: kept) == [kept.subject])
        #expect(others(than: Self.artist(.builtIn, "Nirvana", "Nirvana", mbid: ""), kept: kept) == [kept.subject])
    }

    @Test func `Where two could be meant neither is`() {
        let (one, two) = (Self.artist(.deezer, "1", "Nirvana"), Self.artist(.deezer, "2", "Nirvana"))
        let kept = Self.artist(.lastFM, "Nirvana", "Nirvana")
        #expect(others(than: kept, kept: one, two) == [])
        #expect(others(than: two, kept: one, kept) == [])
        #expect(others(than: kept, kept: one, kept) == [one.subject])
    }

    @Test func `Of two namesakes the one that nothing speaks against is meant`() {
        let kept = [
            Self.artist(.lastFM, "Nirvana", "Nirvana", mbid: "a"),
            Self.artist(.lastFM, "Nirvana", "Nirvana", mbid: "b"),
        ]
        let asked = Self.artist(.builtIn, "Nirvana", "Nirvana", mbid: "b")
        #expect(others(than: asked, kept: kept[0], kept[1]) == [kept[1].subject])
    }

    @Test func `The same artist with and without a MusicBrainz id is no namesake`() {
        let kept = Self.artist(.deezer, "1", "Nirvana")
        let own = Self.artist(.lastFM, "Nirvana", "Nirvana")
        var joins = LibraryJoins()
        joins.insert(kept)
        joins.insert(own)
        let asked = Self.artist(.lastFM, "Nirvana", "Nirvana", mbid: "a")
        let others = joins.others(than: asked, keptAs: own) { subject in
            [kept, own].first { $0.subject == subject }
        }
        #expect(others == [kept.subject])
    }

    @Test func `Albums are one where artist and title are`() {
        let kept = Self.album(.deezer, "7", "Début", by: "Björk")
        #expect(others(than: Self.album(.lastFM, "a", "Debut", by: "BJÖRK"), kept: kept) == [kept.subject])
        #expect(others(than: Self.album(.lastFM, "a", "Debut", by: "Erasure"), kept: kept) == [])
        #expect(others(than: Self.artist(.lastFM, "Début", "Début"), kept: kept) == [])
    }

    @Test func `An artist that was taken back is not joined, with and without a MusicBrainz id`() {
        var kept = Self.artist(.deezer, "1", "Nirvana")
        kept.aliases.denied = [Self.artist(.lastFM, "Nirvana", "Nirvana").subject.id]
        #expect(others(than: Self.artist(.lastFM, "Nirvana", "Nirvana", mbid: "a"), kept: kept) == [])
        #expect(others(than: Self.artist(.builtIn, "Nirvana", "Nirvana"), kept: kept) == [kept.subject])
    }
}
