import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import PokemonList

struct PokemonListFormatterTests {
    private let english = PokemonListFormatter(wording: .sample("en_US"))
    private let german = PokemonListFormatter(wording: .sample("de_DE"))

    @Test(arguments: [
        ("pika", [PokemonCriterion.named("pika")]), ("Pika CHU", [.named("pika"), .named("chu")]),
        ("25", [.numbered("25")]), ("#0025", [.numbered("25")]), ("0", [.numbered("0")]), ("#", [.named("#")]),
        ("-5", [.named("-5")]), ("gen3", [.ofGeneration(3)]), ("gen", [.named("gen")]), ("gengar", [.named("gengar")]),
        ("Fire", [.ofType(.fire, orNamed: "fire")]), ("fir", [.named("fir")]), ("", []), ("  ", []),
        ("99999999999999999999", [.named("99999999999999999999")]),
        ("ghost gen1 9", [.ofType(.ghost, orNamed: "ghost"), .ofGeneration(1), .numbered("9")]),
    ])
    func readsEachWordOfAFilter(text: String, criteria: [PokemonCriterion]) {
        #expect(english.criteria(of: text) == criteria)
    }

    @Test func typesAreKnownInTheReadersLanguageAndInEnglish() {
        #expect(german.criteria(of: "Käfer") == [.ofType(.bug, orNamed: "käfer")])
        #expect(german.criteria(of: "bug") == [.ofType(.bug, orNamed: "bug")])
        #expect(english.criteria(of: "käfer") == [.named("käfer")])
        let spanish = PokemonListFormatter(wording: .sample("es_ES"))
        #expect(spanish.criteria(of: "Dragón") == [.ofType(.dragon, orNamed: "dragón")])
    }

    @Test func everyKnownTypeHasANameInEachLanguage() {
        for type in PokemonType.known {
            for formatter in Wording.all.map({ PokemonListFormatter(wording: $0) }) {
                let row = formatter.row(Pokemon(id: PokemonID(1), number: 1, name: "X", types: [type]), Marks())
                #expect(row.texts[1].first?.isUppercase == true)
            }
        }
    }

    @Test("A tile has both types, and never one of two")
    func aTileHasAllTypes() {
        let charizard = Pokemon(id: PokemonID(6), number: 6, name: "Charizard", types: [.fire, .flying])
        #expect(english.tileFacts(of: charizard).forms == ["Fire · Flying"])
        #expect(german.tileFacts(of: charizard).forms == ["Feuer · Flug"])
    }

    @Test func aTypeThatThisVersionDoesNotKnowIsCalledWhatItIs() {
        let row = english.row(
            Pokemon(id: PokemonID(12_345), number: 12_345, name: "X", types: [PokemonType(rawValue: "sound"), .ice]),
            Marks())

        #expect(row == Row(species: "X", number: "12345", types: "sound · Ice", tints: ["sound", "ice"]))
    }
}
