import TestSupport

@testable import Catalogs
@testable import HTTP

/// Bodies as PokéAPI sends them, with the traps that they have.
enum PokeAPISamples {
    /// Numbers and names, and elements that nothing can be made of.
    static let list = HTTPResponse.json(
        """
        {"count":9,"next":null,"previous":null,"results":[
            {"name":"ivysaur","url":"https://pokeapi.co/api/v2/pokemon-species/2/"},
            {"name":"bulbasaur","url":"https://elsewhere.test/any/1"},
            {"name":"eevee","url":"https://pokeapi.co/api/v2/pokemon-species/133/"},
            {"name":"ho-oh","url":"https://pokeapi.co/api/v2/pokemon-species/250/"},
            {"name":"iron-leaves","url":"https://pokeapi.co/api/v2/pokemon-species/1010/"},
            {"name":"ivysaur","url":"https://pokeapi.co/api/v2/pokemon-species/2/"},
            {"name":"no-number","url":"https://pokeapi.co/api/v2/pokemon-species/"},
            {"name":"no-address"}, {"url":"https://pokeapi.co/api/v2/pokemon-species/5/"}, null, 7,
            {"name":"negative","url":"https://pokeapi.co/api/v2/pokemon-species/-5/"}
        ]}
        """)

    static func reference(_ name: String) -> String { #"{"name":"\#(name)","url":"https://pokeapi.co/api/v2/x/1/"}"# }

    static let eevee = HTTPResponse.json(
        """
        {"id":133,"name":"eevee","capture_rate":45,"habitat":\(reference("urban")),
            "generation":{"name":"generation-i","url":"https://pokeapi.co/api/v2/generation/1/"},
            "evolution_chain":{"url":"https://pokeapi.co/api/v2/evolution-chain/67/"},
            "names":[{"language":\(reference("fr")),"name":"Évoli"},{"language":\(reference("de")),"name":"Evoli"},
                {"language":\(reference("en")),"name":"Eevee"},{"language":\(reference("zh-Hans")),"name":"伊布"}],
            "genera":[{"language":\(reference("de")),"genus":"Evolution"},
                {"language":\(reference("en")),"genus":"Evolution Pokémon"}],
            "flavor_text_entries":[
                {"language":\(reference("en")),"flavor_text":"An old\\ntext."},
                {"language":\(reference("en")),"flavor_text":"Its genetic code\\nis irregu\u{AD}\\nlar.\\fIt may  mutate."}],
            "varieties":[{"is_default":true,"pokemon":\(reference("eevee"))},
                {"is_default":false,"pokemon":\(reference("eevee-gmax"))}]}
        """)

    /// Every trap of a form in one: nulls, an unreadable move, moves without games.
    static let eeveesForm = HTTPResponse.json(
        """
        {"id":133,"name":"eevee","height":3,"weight":65,"base_experience":65,
            "types":[{"slot":2,"type":\(reference("fairy"))},{"slot":1,"type":\(reference("normal"))}],
            "abilities":[{"ability":\(reference("run-away")),"is_hidden":false,"slot":1},
                {"ability":null,"is_hidden":false,"slot":2},
                {"ability":\(reference("anticipation")),"is_hidden":true,"slot":3}],
            "stats":[{"base_stat":55,"stat":\(reference("hp"))},{"base_stat":-1,"stat":\(reference("attack"))},
                {"base_stat":999,"stat":\(reference("speed"))}],
            "moves":[
                {"move":\(reference("thunder-punch")),"version_group_details":[
                    {"level_learned_at":20,"move_learn_method":\(reference("level-up"))},
                    {"level_learned_at":0,"move_learn_method":\(reference("machine"))},
                    {"level_learned_at":37,"move_learn_method":\(reference("level-up"))}]},
                {"move":\(reference("unlearnt")),"version_group_details":[]},{"move":null},7],
            "sprites":{"front_default":"https://sprites.test/133.png","other":{
                "official-artwork":{"front_default":null},"home":{"front_default":"https://sprites.test/home/133.png"}}}}
        """)

    /// As the newest forms are, and emptier.
    static let emptyForm = HTTPResponse.json(
        """
        {"id":133,"name":"eevee","height":null,"weight":null,"base_experience":null,"types":[],"abilities":[],
            "stats":[],"moves":[],"sprites":{"front_default":null,"other":{"official-artwork":{"front_default":null}}}}
        """)

    static let eeveesFamily = HTTPResponse.json(
        """
        {"id":67,"chain":{"species":{"name":"eevee","url":"https://pokeapi.co/api/v2/pokemon-species/133/"},
            "evolution_details":[],"evolves_to":[
                {"species":{"name":"vaporeon","url":"https://pokeapi.co/api/v2/pokemon-species/134/"},"evolves_to":[],
                    "evolution_details":[{"trigger":\(reference("use-item")),"item":\(reference("water-stone")),
                        "min_level":null,"time_of_day":"","is_default":true},
                        {"trigger":\(reference("level-up")),"min_level":5}]},
                {"species":{"name":"nowhere"},"evolves_to":[],"evolution_details":[]},
                {"species":{"name":"umbreon","url":"https://pokeapi.co/api/v2/pokemon-species/197/"},"evolves_to":[],
                    "evolution_details":[{"trigger":\(reference("level-up")),"min_happiness":160,"time_of_day":"night"}]}
            ]}}
        """)

    /// Forms of species have higher numbers.
    static let ghosts = HTTPResponse.json(
        """
        {"name":"ghost","pokemon":[{"slot":1,"pokemon":{"name":"ivysaur","url":"https://pokeapi.co/api/v2/pokemon/2/"}},
            {"slot":1,"pokemon":{"name":"ho-oh-mega","url":"https://pokeapi.co/api/v2/pokemon/10250/"}},
            {"slot":1,"pokemon":{"name":"eevee","url":"https://pokeapi.co/api/v2/pokemon/133/"}}]}
        """)

    static let notFound = HTTPResponse.json("Not Found", status: 404)

    static let listAddress = "/api/v2/pokemon-species?limit=100000&offset=0"

    /// All that there is to know of Eevee, and the list.
    static var transport: AddressedTransportSpy {
        AddressedTransportSpy(
            [
                listAddress: list, "/api/v2/pokemon-species/133": eevee, "/api/v2/pokemon/133": eeveesForm,
                "/api/v2/evolution-chain/67": eeveesFamily, "/api/v2/type/ghost": ghosts,
            ], other: notFound)
    }

    static let addressesOfEevee = ["/api/v2/pokemon-species/133", "/api/v2/pokemon/133", "/api/v2/evolution-chain/67"]
}
