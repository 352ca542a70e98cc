import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import PokemonDetail

struct PokemonDetailFormatterTests {
    private func content(
        _ detail: PokemonDetail = .eevee, locale: String = "en_GB"
    ) -> DetailContent {
        PokemonDetailFormatter(wording: .sample(locale)).content(of: detail)
    }

    private func value(_ label: String, _ content: DetailContent) -> String? {
        content.fields.first { $0.label == label }?.value.text
    }

    @Test func everyFieldHasItsLabel() {
        #expect(
            content().fields == [
                .init(label: "Height", value: "0.3 m"),
                .init(label: "Weight", value: "6.5 kg"),
                .init(label: "Generation", value: "1"), .init(label: "Habitat", value: "Towns"),
                .init(label: "Abilities", value: "Run Away, Anticipation (hidden)"),
                .init(label: "Base experience", value: "65"), .init(label: "Capture rate", value: "45"),
                .init(label: "Forms", value: "Eevee Starter, Eevee Gmax"),
            ])
    }

    @Test(arguments: [
        ("en_GB", "0.3 m · 6.5 kg · Generation 1 · Towns"), ("de_DE", "0,3 m · 6,5 kg · Generation 1 · Städte"),
        ("es_ES", "0,3 m · 6,5 kg · Generación 1 · Ciudades"),
    ])
    func whatItIsLikeStandsOnOneLineWhereItIsSeen(locale: String, line: String) {
        #expect(content(locale: locale).briefLines == [line])
    }

    @Test func typesAreChipsThatLeadToTheirSpecies() {
        let normal = PokemonQuery(Refinement(filters: [.type: .only("normal")]))
        #expect(
            content().chips
                == .init(
                    [LinkedText("Normal", .species(normal, PokemonID(1).item.source))], label: "Type", tints: ["normal"]
                )
        )
    }

    @Test func theTitleIsInTheReadersLanguageWithTheEnglishNameBelow() {
        let content = content()

        #expect((content.title, content.secondTitle) == ("Evoli", "Eevee"))
        #expect(content.facts == "0133 · Evolution Pokémon")
    }

    @Test(arguments: [
        ("en_US", "1 ft 0 in", "14.3 lb"), ("en_GB", "0.3 m", "6.5 kg"), ("C", "0.3 m", "6.5 kg"),
        ("en", "0.3 m", "6.5 kg"), ("en_LR", "1 ft 0 in", "14.3 lb"),
    ])
    func unitsAreThoseOfTheReadersCountry(locale: String, height: String, weight: String) {
        let content = content(locale: locale)

        #expect(value("Height", content) == height)
        #expect(value("Weight", content) == weight)
    }

    @Test func numbersAreWrittenAsTheLocaleDoes() {
        var heavy = PokemonDetail.eevee
        (heavy.heightInDecimetres, heavy.weightInHectograms) = (145, 99_999)
        let content = content(heavy, locale: "de_DE")

        #expect(value("Größe", content) == "14,5 m")
        #expect(value("Gewicht", content) == "9.999,9 kg")
    }

    @Test(arguments: [(20, "6 ft 7 in"), (3, "1 ft 0 in"), (1, "0 ft 4 in"), (1_000, "328 ft 1 in")])
    func inchesNeverMakeAWholeFoot(decimetres: Int, text: String) {
        var detail = PokemonDetail.eevee
        detail.heightInDecimetres = decimetres

        #expect(value("Height", content(detail, locale: "en_US")) == text)
    }

    @Test func barsAreSharesOfTheLargestValueThereCanBe() {
        #expect(content().sections[0].bars.map(\.number) == ["55", "0", "1", "45", "255", "128"])
        #expect(content().sections[0].bars.map(\.share) == [55, 0, 1, 45, 255, 128].map { $0 / 255.0 })
        #expect(content().sections[0].bars.map(\.step) == [.low, .low, .low, .low, .high, .high])
        #expect(content().sections[0].bars.map(\.label) == ["HP", "Attack", "Defense", "Sp. Atk", "Sp. Def", "Speed"])
    }

    @Test func valuesAreAddedUp() {
        guard case .bars(_, let sum) = content().sections[0].body else {
            Issue.record("There are no bars")
            return
        }
        #expect(sum == .init("Total", "484"))
    }

    @Test func aLevelAloneStandsOnItsArrowAsANumber() {
        var (level, day) = (EvolutionCondition(trigger: "level-up"), EvolutionCondition(trigger: "level-up"))
        level.level = 16
        (day.level, day.timeOfDay) = (20, "day")
        var detail = PokemonDetail.eevee
        detail.family = EvolutionStage(
            id: PokemonID(133), name: "Evoli", condition: nil,
            next: [
                EvolutionStage(id: PokemonID(1), name: "A", condition: level, next: []),
                EvolutionStage(id: PokemonID(2), name: "B", condition: day, next: []),
            ])
        let branches = content(detail).sections[1].branches

        #expect(branches.map(\.shortCondition) == [nil, "16", branches[2].condition])
        #expect(branches[1].condition != "16")
    }

    @Test func aFamilyBranchesAndSaysHow() {
        #expect(
            content().sections[1].branches == [
                .init(depth: 0, name: "Evoli", condition: nil, isShown: true),
                .init(
                    depth: 1, name: LinkedText("Vaporeon", .pokemon(PokemonID(134))), condition: "Water Stone",
                    isShown: false),
                .init(
                    depth: 1, name: LinkedText("Espeon", .pokemon(PokemonID(196))),
                    condition: "friendship, by day", isShown: false),
            ])
    }

    @Test func whoHasNoFamilyShowsNone() {
        var alone = PokemonDetail.eevee
        alone.family = EvolutionStage(id: PokemonID(133), name: "Evoli", condition: nil, next: [])

        #expect(content(alone).sections.flatMap(\.branches).isEmpty)
    }

    @Test func movesStandByHowTheyAreLearntAllOfThem() {
        #expect(
            content().section("moves")
                == DetailSection(
                    "moves", "Moves · 4", isFolded: true,
                    .groups([
                        .init(
                            label: "By level",
                            fields: [.init(label: "Lv. 1", value: "Growl"), .init(label: "Lv. 25", value: "Bite")],
                            names: []),
                        .init(label: "By machine", fields: [], names: ["Toxic"]),
                        .init(label: "By breeding", fields: [], names: ["Bite"]),
                        .init(label: "zygarde-cube", fields: [], names: ["Surf"]),
                    ])))
    }

    @Test func whatIsNotKnownIsLeftOut() {
        let content = content(
            PokemonDetail(pokemon: Pokemon(id: PokemonID(10_041), number: 10_041, name: "X")))

        #expect(content.fields.isEmpty)
        #expect(content.sections.isEmpty && content.texts(.plain).isEmpty && content.mainSection == nil)
        #expect(content.facts == "10041")
        #expect(content.texts(.muted) == ["The built-in catalogue knows no more."])
    }

    @Test func whatThisVersionDoesNotKnowIsCalledWhatItIs() {
        var detail = PokemonDetail(
            pokemon: Pokemon(id: PokemonID(1), number: 1, name: "X", types: [PokemonType(rawValue: "sound")]))
        detail.habitat = "space"
        detail.stats = [PokemonStat(name: "luck", base: 7)].compactMap(\.self)
        let content = content(detail)

        #expect(content.chips?.words.map(\.text) == ["sound"])
        #expect(value("Habitat", content) == "space")
        #expect(content.sections[0].bars.map(\.label) == ["luck"])
    }
}
