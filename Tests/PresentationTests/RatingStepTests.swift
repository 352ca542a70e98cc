import Entities
import Presentation
import Testing

struct RatingStepTests {
    @Test("A rating is high from three quarters of the best one on, and low below three fifths, on any scale")
    func ofAnyScale() throws {
        for (average, step) in [(10, .high), (7.5, .high), (7.4, .fair), (6, .fair), (5.9, .low), (0, .low)]
            as [(Double, RatingStep)]
        {
            #expect(RatingStep(try #require(Rating(average: average, votes: nil))) == step)
        }
        for (average, step) in [(5, .high), (3.75, .high), (3.7, .fair), (3, .fair), (2.9, .low)]
            as [(Double, RatingStep)]
        {
            #expect(RatingStep(try #require(BookRating(average: average, votes: nil))) == step)
        }
    }
}
