import Entities
import HTTP

/// The answers about one species.
struct PokeAPIAnswers: Sendable {
    let species: PokeAPISpecies
    let form: PokeAPIPokemon
    /// Nil where it has none.
    let family: PokeAPIFamily?

    /// - Parameters:
    ///   - language: of the texts.
    ///   - builtInName: the name of this species in that language, as far as it comes with the program.
    ///   - name: the name of a species, from its number and its name in addresses.
    func detail(
        of id: PokemonID, in language: PokeAPILanguage, builtInName: String?,
        name: (_ number: Int, _ slug: String) -> String
    ) -> PokemonDetail {
        let english = species.englishName
        let types = form.typesInOrder
        var detail = PokemonDetail(
            pokemon: Pokemon(
                id: id, number: species.id, name: language.own(species.names?.elements ?? []) ?? builtInName ?? english,
                englishName: english, types: types, picture: form.picture))
        detail.genus = language.best(species.genera?.elements ?? [])
        detail.flavour = species.flavour(language)
        detail.habitat = species.habitat?.name
        detail.captureRate = species.captureRate.flatMap { (0...255).contains($0) ? $0 : nil }
        detail.generation =
            species.generation?.number ?? PokemonGeneration.generation(ofNumber: species.id)
        detail.forms = species.otherForms
        detail.heightInDecimetres = form.height.flatMap(Self.positive)
        detail.weightInHectograms = form.weight.flatMap(Self.positive)
        detail.baseExperience = form.baseExperience.flatMap(Self.positive)
        detail.stats = (form.stats?.elements ?? []).compactMap { PokemonStat(name: $0.stat.name, base: $0.base) }
        detail.abilities = (form.abilities?.elements ?? []).map {
            PokemonAbility(name: PokeAPIName.words(in: $0.ability.name), isHidden: $0.isHidden ?? false)
        }
        detail.moves = (form.moves?.elements ?? []).flatMap(\.moves)
        detail.family = family?.chain.stage(name: name)
        return detail
    }

    /// No more than a number that can be reckoned with.
    private static func positive(_ number: Int) -> Int? {
        (1...1_000_000).contains(number) ? number : nil
    }
}
