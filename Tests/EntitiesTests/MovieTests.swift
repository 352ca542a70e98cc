import Entities
import TestSupport
import Testing

struct MovieTests {
    @Test func anOriginalTitleEqualToTheTitleIsNotKept() {
        #expect(movie("Heat", originalTitle: "Heat").originalTitle == nil)
    }

    @Test func anOriginalTitleOfItsOwnIsKept() {
        #expect(movie("Das Boot", originalTitle: "Le Bateau").originalTitle == "Le Bateau")
    }

    @Test func anotherSpellingOfTheSameCharactersIsTheSameTitle() {
        #expect(movie("Ame\u{301}lie", originalTitle: "Am\u{E9}lie").originalTitle == nil)
    }

    private func movie(_ title: String, originalTitle: String?) -> Movie {
        Movie(id: MovieID(1), title: title, originalTitle: originalTitle, released: nil, rating: nil)
    }
}
