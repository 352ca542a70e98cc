import Entities
import Presentation
import Testing

struct SeenRatingTests {
    private func wording(_ scale: RatingScale) -> Wording {
        Wording.for(localeIdentifier: "de_DE", ratings: scale)
    }

    @Test(arguments: [
        (100, "★★★★★"), (90, "★★★★½"), (80, "★★★★"), (70, "★★★½"), (10, "½"), (20, "★"), (73, "★★★½"), (75, "★★★★"),
        (5, "½"), (0, "0/5"),
    ])
    func inStarsItIsWholeAndHalfStars(percent: Int, seen: String) throws {
        let rating = try #require(OwnRating(percent: percent))
        #expect(wording(.stars).seen(rating) == seen)
    }

    @Test func onAnotherScaleItSaysOfHowMany() throws {
        let rating = try #require(OwnRating(percent: 85))
        #expect(wording(.ten).seen(rating) == "8,5/10")
        #expect(wording(.hundred).seen(rating) == "85/100")
    }

    @Test("Five cells have room for every rating; in fewer it is a number", arguments: RatingScale.stars.choices)
    func aColumnHasRoomForIt(rating: OwnRating) {
        let wording = wording(.stars)
        #expect(wording.seen(rating).count <= 5)
        #expect(wording.seen(rating, within: 5) == wording.seen(rating))
        let narrow = wording.seen(rating, within: 3)
        #expect(narrow.count <= 3)
        #expect([wording.seen(rating), wording.mark(rating)].contains(narrow))
    }
}
