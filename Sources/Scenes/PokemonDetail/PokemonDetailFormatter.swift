import Entities
import Presentation

/// Formats a species.
struct PokemonDetailFormatter {
    let wording: Wording

    private typealias Field = PokemonDetailContent.Field

    /// The content from a list's data, while the details are loading.
    func content(of pokemon: Pokemon) -> PokemonDetailContent {
        var content = PokemonDetailContent(title: pokemon.name, englishName: pokemon.englishName)
        content.facts = pokemon.paddedNumber
        content.fields = types(of: pokemon)
        return content
    }

    func content(of detail: PokemonDetail) -> PokemonDetailContent {
        let words = wording.pokemon
        var content = content(of: detail.pokemon)
        content.facts = [detail.pokemon.paddedNumber, detail.genus].compactMap(\.self).joined(separator: " · ")
        content.flavour = detail.flavour
        content.fields += fields([
            (words.height, detail.heightInDecimetres.map(height)),
            (words.weight, detail.weightInHectograms.map(weight)),
            (words.abilities, list(detail.abilities.map { $0.isHidden ? words.hidden($0.name) : $0.name })),
            (words.baseExperience, detail.baseExperience.map(wording.format.grouped)),
            (words.captureRate, detail.captureRate.map(wording.format.grouped)),
            (words.habitat, detail.habitat.map { words.habitatName($0) ?? $0 }),
            (words.generation, detail.generation.map(wording.format.grouped)),
            (words.forms, list(detail.forms)),
        ])
        content.statsLabel = words.stats
        content.stats = detail.stats.map { stat in
            .init(
                label: words.stat(stat.name) ?? stat.name, number: wording.format.grouped(stat.base),
                share: Double(stat.base) / Double(PokemonStat.most))
        }
        content.familyLabel = words.evolution
        content.family = detail.family.map { stages($0, depth: 0, shown: detail.pokemon.id) } ?? []
        if content.family.count == 1 { content.family = [] }
        content.moves = moves(detail.moves)
        content.knowsLittle = isLittleKnown(detail) ? words.knowsLittle : nil
        return content
    }

    /// Whether a source does not tell more than lists do.
    private func isLittleKnown(_ detail: PokemonDetail) -> Bool {
        var listed = PokemonDetail(pokemon: detail.pokemon)
        listed.generation = detail.generation
        return detail == listed
    }

    /// Empty where they are not known.
    private func types(of pokemon: Pokemon) -> [PokemonDetailContent.Field] {
        let types = pokemon.types.map { type in
            LinkedText(
                wording.pokemon.type(type) ?? type.rawValue,
                .species(PokemonQuery(Refinement(filters: [.type: .only(type.rawValue)])), pokemon.id.item.source))
        }
        return types.joined(separator: ", ").map { [Field(label: wording.pokemon.types, value: $0)] } ?? []
    }

    private func list(_ names: [String]) -> String? {
        names.isEmpty ? nil : names.joined(separator: ", ")
    }

    private func fields(_ all: [(label: String, value: String?)]) -> [Field] {
        all.compactMap { label, value in value.map { Field(label: label, value: LinkedText($0)) } }
    }

    private func height(decimetres: Int) -> String {
        let metres = Double(decimetres) / 10
        guard wording.format.usesFeetAndPounds else { return wording.pokemon.metres(wording.format.decimal(metres)) }
        let inches = Int((metres / 0.0254).rounded())
        return wording.pokemon.feetAndInches(wording.format.grouped(inches / 12), wording.format.grouped(inches % 12))
    }

    private func weight(hectograms: Int) -> String {
        let kilograms = Double(hectograms) / 10
        return wording.format.usesFeetAndPounds
            ? wording.pokemon.pounds(wording.format.decimal(kilograms / 0.453_592_37))
            : wording.pokemon.kilograms(wording.format.decimal(kilograms))
    }

    private func stages(_ stage: EvolutionStage, depth: Int, shown: PokemonID) -> [PokemonDetailContent.Stage] {
        let own = PokemonDetailContent.Stage(
            depth: depth, name: LinkedText(stage.name, stage.id == shown ? nil : .pokemon(stage.id)),
            condition: stage.condition.map(wording.pokemon.evolves),
            isShown: stage.id == shown)
        return [own] + stage.next.flatMap { stages($0, depth: depth + 1, shown: shown) }
    }

    private func moves(_ moves: [PokemonMove]) -> PokemonDetailContent.Moves? {
        guard !moves.isEmpty else { return nil }
        let count = wording.format.count(Set(moves.map(\.name)).count)
        return .init(label: wording.pokemon.moves(count), groups: groups(moves))
    }

    /// In the order of the ways; those that this version does not know come last.
    private func groups(_ moves: [PokemonMove]) -> [PokemonDetailContent.MoveGroup] {
        let groups = Dictionary(grouping: moves, by: \.method)
        let others = groups.keys.filter { !Self.methods.contains($0) }.sorted()
        let ways = (Self.methods + others).compactMap { method in groups[method].map { (method, $0) } }
        return ways.map { method, moves in
            let leveled = moves.compactMap { move in move.level.map { ($0, move.name) } }.sorted(by: <)
            return .init(
                label: wording.pokemon.learnt(method) ?? method,
                leveled: leveled.map { level, name in
                    Field(label: wording.pokemon.level(wording.format.grouped(level)), value: LinkedText(name))
                },
                others: moves.filter { $0.level == nil }.map(\.name).sorted())
        }
    }

    private static let methods = ["level-up", "machine", "egg", "tutor"]
}
