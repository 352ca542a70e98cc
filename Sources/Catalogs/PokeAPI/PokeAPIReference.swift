import HTTP

/// What PokéAPI refers to: its name, and an address that ends with its number. The address is never asked: its host may be
/// another one than ours.
struct PokeAPIReference: LenientlyDecodable, Sendable {
    @Required var name: String
    @Lenient var url: String?

    /// The number at the end of `https://pokeapi.co/api/v2/pokemon-species/25/`; nil where there is none.
    var number: Int? { url.flatMap(Self.number) }

    static func number(inAddress url: String) -> Int? {
        url.split(separator: "/").last.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
}
