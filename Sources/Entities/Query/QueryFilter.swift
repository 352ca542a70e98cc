/// What narrows a list. The names are stored.
package enum QueryFilter: String, CaseIterable, Sendable {
    case genre
    /// The years of the first release, by their numbers.
    case years
    /// Originally spoken or written in, ISO 639-1.
    case language
    /// ISO 3166-1.
    case country
    /// 0...10, at least.
    case rating
    /// How many at least.
    case votes
    /// In minutes.
    case runtime
    /// In front of the camera or behind it, by the source's own keys.
    case person
    /// Films that belong together, by the source's own keys.
    case series
    case tag
    case subject
    /// By a name.
    case author
    /// The types of Pokémon, by PokéAPI's names.
    case type
    /// The generations of the games, from 1.
    case generation
}

extension QueryFilter {
    /// Whether its values have keys that only their source knows, so that a name has to be looked up.
    package var isByKey: Bool { self == .person || self == .series }
}
