import Entities
import Testing

struct RatingTests {
    @Test func keepsItsAverageAndItsVotes() {
        let rating = Rating(average: 8.4, votes: 12)
        #expect(rating?.average == 8.4)
        #expect(rating?.votes == 12)
    }

    @Test func thereMayBeVotesWithoutACount() {
        let rating = Rating(average: 8.4, votes: nil)
        #expect(rating?.average == 8.4)
        #expect(rating?.votes == nil)
        #expect(Rating(average: 10.1, votes: nil) == nil)
    }

    @Test("Without votes there is no rating", arguments: [0, -1, .min])
    func withoutVotesThereIsNoRating(votes: Int) {
        #expect(Rating(average: 8.4, votes: votes) == nil)
    }

    @Test(
        "What is no number from 0 to 10 is no rating",
        arguments: [
            Double.nan, .infinity, -.infinity, -0.1, 10.01, 84,
        ])
    func whatIsNoNumberInRangeIsNoRating(average: Double) {
        #expect(Rating(average: average, votes: 12) == nil)
    }

    @Test("The ends of the scale are ratings", arguments: [0.0, 10.0])
    func theEndsOfTheScaleAreRatings(average: Double) {
        #expect(Rating(average: average, votes: 1)?.average == average)
    }
}
