import Entities
import Presentation

/// Formats a species.
struct PokemonDetailFormatter {
    let wording: Wording

    /// The name of the section of the moves.
    private static let moves = "moves"

    /// The content from a list's data, while the details are loading.
    func content(of pokemon: Pokemon, kept: KeptWords = KeptWords()) -> DetailContent {
        var content = DetailContent(
            title: pokemon.name, secondTitle: pokemon.englishName, facts: LinkedText(pokemon.paddedNumber),
            parts: .kept(kept))
        content.chips = types(of: pokemon)
        return content
    }

    func content(of detail: PokemonDetail, kept: KeptWords = KeptWords()) -> DetailContent {
        let pokemon = detail.pokemon
        var content = content(of: pokemon, kept: kept)
        content.facts = LinkedText([pokemon.paddedNumber, detail.genus].compactMap(\.self).joined(separator: " · "))
        content.brief = brief(of: detail)
        content.parts +=
            [detail.flavour.map { .text(LinkedText($0)) }].compactMap(\.self) + .sections(measures(of: detail))
            + .fields(fields(of: detail)) + .sections([moves(of: detail)])
        if isLittleKnown(detail) { content.parts.append(.text(LinkedText(wording.pokemon.knowsLittle), .muted)) }
        content.mainSection = detail.moves.isEmpty ? nil : Self.moves
        return content
    }

    /// `0.6 m · 694.7 kg · Generation 1 · The sea`
    private func brief(of detail: PokemonDetail) -> DetailContent.Brief? {
        let words = wording.pokemon
        let height = detail.heightInDecimetres.map(self.height)
        let weight = detail.weightInHectograms.map(self.weight)
        let generation = detail.generation.map(wording.format.grouped)
        let habitat = detail.habitat.map { words.habitatName($0) ?? $0 }
        return .init(
            [[height, weight, generation.map { "\(words.generation) \($0)" }, habitat]],
            .known([
                (words.height, height), (words.weight, weight),
                (words.generation, generation), (words.habitat, habitat),
            ]))
    }

    private func fields(of detail: PokemonDetail) -> [DetailContent.Field] {
        let words = wording.pokemon
        return .known([
            (words.abilities, list(detail.abilities.map { $0.isHidden ? words.hidden($0.name) : $0.name })),
            (words.baseExperience, detail.baseExperience.map(wording.format.grouped)),
            (words.captureRate, detail.captureRate.map(wording.format.grouped)),
            (words.forms, list(detail.forms)),
        ])
    }

    /// How strong it is, and what becomes of it.
    private func measures(of detail: PokemonDetail) -> [DetailSection] {
        let words = wording.pokemon
        let family = detail.family.map { branches($0, depth: 0, shown: detail.pokemon.id) } ?? []
        return [
            DetailSection(nil, words.stats, .bars(detail.stats.map(bar), sum: sum(of: detail.stats))),
            DetailSection(nil, words.evolution, .tree(family.count == 1 ? [] : family)),
        ]
    }

    private func moves(of detail: PokemonDetail) -> DetailSection {
        let count = wording.format.count(Set(detail.moves.map(\.name)).count)
        return DetailSection(
            Self.moves, wording.pokemon.moves(count), isFolded: true, .groups(groups(detail.moves)))
    }

    private func bar(_ stat: PokemonStat) -> DetailSection.Bar {
        .init(
            label: wording.pokemon.stat(stat.name) ?? stat.name, number: wording.format.grouped(stat.base),
            share: Double(stat.base) / Double(PokemonStat.most),
            step: stat.base < Self.middling ? .low : stat.base < Self.high ? .fair : .high)
    }

    /// Nil where there is nothing to add.
    private func sum(of stats: [PokemonStat]) -> DetailSection.Row? {
        guard stats.count > 1 else { return nil }
        let sum = stats.reduce(0) { $0 + $1.base }
        return .init(LinkedText(wording.pokemon.sum), LinkedText(wording.format.grouped(sum)))
    }

    /// A third of all species are below the first of these in a value, and a quarter above the second.
    private static let middling = 60
    private static let high = 90

    /// Whether a source does not tell more than lists do.
    private func isLittleKnown(_ detail: PokemonDetail) -> Bool {
        var listed = PokemonDetail(pokemon: detail.pokemon)
        listed.generation = detail.generation
        return detail == listed
    }

    /// Nil where they are not known.
    private func types(of pokemon: Pokemon) -> DetailContent.Chips? {
        let words = pokemon.types.map { type in
            LinkedText(
                wording.pokemon.type(type) ?? type.rawValue,
                .species(PokemonQuery(Refinement(filters: [.type: .only(type.rawValue)])), pokemon.id.item.source))
        }
        return DetailContent.Chips(words, label: wording.pokemon.types, tints: pokemon.types.map(\.rawValue))
    }

    private func list(_ names: [String]) -> String? {
        names.isEmpty ? nil : names.joined(separator: ", ")
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

    private func branches(_ stage: EvolutionStage, depth: Int, shown: PokemonID) -> [DetailSection.Branch] {
        let own = DetailSection.Branch(
            depth: depth, name: LinkedText(stage.name, stage.id == shown ? nil : .pokemon(stage.id)),
            condition: stage.condition.map(wording.pokemon.evolves),
            shortCondition: stage.condition?.levelAlone.map(wording.format.grouped), isShown: stage.id == shown)
        return [own] + stage.next.flatMap { branches($0, depth: depth + 1, shown: shown) }
    }

    private func groups(_ moves: [PokemonMove]) -> [DetailSection.Group] {
        let groups = Dictionary(grouping: moves, by: \.method)
        let others = groups.keys.filter { MoveMethod(rawValue: $0) == nil }.sorted()
        let ways = (MoveMethod.allCases.map(\.rawValue) + others).compactMap { way in groups[way].map { (way, $0) } }
        return ways.map { method, moves in
            let leveled = moves.compactMap { move in move.level.map { ($0, move.name) } }.sorted(by: <)
            return .init(
                label: wording.pokemon.learnt(method) ?? method,
                fields: leveled.map { level, name in
                    .init(label: wording.pokemon.level(wording.format.grouped(level)), value: LinkedText(name))
                },
                names: moves.filter { $0.level == nil }.map(\.name).sorted())
        }
    }
}

extension EvolutionCondition {
    /// The level, where nothing else is needed.
    fileprivate var levelAlone: Int? {
        var needed = EvolutionCondition(trigger: trigger)
        needed.level = level
        return needed == self ? level : nil
    }
}
