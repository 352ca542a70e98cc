/// Makes names of those that PokéAPI has in its addresses: `mr-mime`, `thunder-punch`.
enum PokeAPIName {
    /// The name of a species in English.
    static func ofSpecies(_ slug: String) -> String {
        species[slug] ?? words(in: slug)
    }

    /// `Thunder Punch`
    static func words(in slug: String) -> String {
        slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    /// The names of species that are not words with spaces between them.
    private static let species = [
        "chi-yu": "Chi-Yu", "chien-pao": "Chien-Pao", "farfetchd": "Farfetch’d", "flabebe": "Flabébé",
        "hakamo-o": "Hakamo-o", "ho-oh": "Ho-Oh", "jangmo-o": "Jangmo-o", "kommo-o": "Kommo-o", "mime-jr": "Mime Jr.",
        "mr-mime": "Mr. Mime", "mr-rime": "Mr. Rime", "nidoran-f": "Nidoran♀", "nidoran-m": "Nidoran♂",
        "porygon-z": "Porygon-Z", "sirfetchd": "Sirfetch’d", "ting-lu": "Ting-Lu", "type-null": "Type: Null",
        "wo-chien": "Wo-Chien",
    ]
}
