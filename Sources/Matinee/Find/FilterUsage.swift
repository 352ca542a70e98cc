import Entities

/// How a filter is written on the command line.
extension QueryFilter {
    var example: String {
        switch self {
        case .genre: "drama,-horror"
        case .years: "1990-1999"
        case .language: "ko"
        case .country: "KR"
        case .rating: "7.5"
        case .votes: "500"
        case .runtime: "60-90"
        case .person: "NAME"
        case .series: "NAME"
        case .tag: "jazz"
        case .subject: "love"
        case .author: "NAME"
        case .type: "fire"
        case .generation: "1,2"
        }
    }

    var purpose: String {
        switch self {
        case .genre: "of these genres, and not of those with a -"
        case .years: "first released then; also 1990s, 1990-, -1999, 1999"
        case .language: "originally in this language (ISO 639-1)"
        case .country: "of this country (ISO 3166-1)"
        case .rating: "rated at least so, of 10"
        case .votes: "with at least so many votes"
        case .runtime: "so many minutes long; also 60-, -90"
        case .person: "with this person in it, or behind it"
        case .series: "of this series of films"
        case .tag: "with this tag"
        case .subject: "on this subject"
        case .author: "by this author"
        case .type: "of these types"
        case .generation: "introduced by these generations of the games"
        }
    }
}
