import Entities
import Testing

@testable import Catalogs

struct OpenLibraryTextTests {
    @Test(
        arguments: [
            ("One.\r\n\r\nTwo.", "One.\n\nTwo."), ("One.\nTwo.", "One.\n\nTwo."), ("", nil), ("\r\n \r\n", nil),
            ("Text.\r\n----------\r\nAlso in: x", "Text."), ("Text\n_ _ _ _\nmore", "Text"), ("----\nx", nil),
            ("A [b](https://c.test) d [e][1].\n\n  [1]: https://f.test", "A b d e."),
            ("Praised. ([source][1])", "Praised."), ("An [aside] stays [, too", "An [aside] stays [, too"),
            ("**Bold** and __bold__, a*b", "Bold and bold, a*b"), ("[", "["), ("[x](", "[x]("),
            ("- a\n- b", "- a\n\n- b"),
        ] as [(String, String?)])
    func aDescriptionIsItsTextAlone(markdown: String, text: String?) {
        #expect(OpenLibraryProse.plain(markdown) == text)
    }

    @Test func subjectsAreThoseThatSaySomething() {
        let subjects = [
            "Deserts", "deserts.", "nyt:paperback-fiction=2021-11-07", "series:Dune_Chronicles", "form:manga",
            "collectionID:x", "Accessible book", "In library", "Reading Level-Grade 9", "New York Times bestseller",
            "Fiction, general", "Dune: the planet", "Life on other planets", "", " ",
            String(repeating: "x", count: 121),
        ]

        #expect(
            OpenLibrarySubjects.telling(subjects) == [
                "Deserts", "Fiction, general", "Dune: the planet", "Life on other planets",
            ])
        #expect(OpenLibrarySubjects.telling((1...99).map { "Subject \($0)" }).count == 24)
    }

    @Test func languagesAreThoseOfTheWorld() {
        #expect(
            OpenLibraryLanguage.codes(["eng", "ger", "GER", "fre", "und", "zxx", "mul", "tlh", "", "e", "x-y", "ängl"])
                == ["en", "de", "fr", "mul", "tlh"])
    }
}
