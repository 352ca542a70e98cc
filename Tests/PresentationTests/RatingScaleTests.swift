import Entities
import Testing

@testable import Presentation

struct RatingScaleTests {
    private func rating(_ percent: Int) throws -> OwnRating { try #require(OwnRating(percent: percent)) }

    @Test(arguments: [(10, "½"), (20, "★"), (50, "★★½"), (90, "★★★★½"), (100, "★★★★★")])
    func starsAreCountedWithHalves(percent: Int, stars: String) throws {
        #expect(RatingScale.stars.stars(try rating(percent)) == stars)
        #expect(RatingScale.ten.stars(try rating(percent)) == nil)
    }

    @Test func aRatingIsCalledByTheNumberThatSaysIt() throws {
        #expect(try [20, 80, 90].map { RatingScale.stars.number(of: try rating($0)) } == [1, 4, nil])
        #expect(try [20, 90, 100].map { RatingScale.ten.number(of: try rating($0)) } == [2, 9, 10])
        #expect(RatingScale.hundred.number(of: try rating(75)) == 75)
    }
}
