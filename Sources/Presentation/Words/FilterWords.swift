package import Entities

/// The words about a filter, in all languages.
package struct FilterWords: Sendable {
    /// As panels and titles have it: `Rating from`.
    let name: LocalizedText
    /// What stands before what is typed: `Rated at least (0-10):`.
    let prompt: LocalizedText
    /// How it is written on the command line, and what it lets through. That is in English alone.
    package let example: String
    package let purpose: String
}

extension QueryFilter {
    package var words: FilterWords {
        switch self {
        case .genre:
            FilterWords(
                name: LocalizedText(english: "Genre", german: "Genre", spanish: "Género"),
                prompt: LocalizedText(english: "Genre:", german: "Genre:", spanish: "Género:"),
                example: "drama,-horror", purpose: "of these genres, and not of those with a -")
        case .years:
            FilterWords(
                name: LocalizedText(english: "Years", german: "Jahre", spanish: "Años"),
                prompt: LocalizedText(
                    english: "Years (1994, 1990s, 1990-1999):", german: "Jahre (1994, 1990er, 1990-1999):",
                    spanish: "Años (1994, 1990s, 1990-1999):"),
                example: "1990-1999", purpose: "first released then; also 1990s, 1990-, -1999, 1999")
        case .language:
            FilterWords(
                name: LocalizedText(
                    english: "Original language", german: "Originalsprache", spanish: "Idioma original"),
                prompt: LocalizedText(english: "Language (ko):", german: "Sprache (ko):", spanish: "Idioma (ko):"),
                example: "ko", purpose: "originally in this language (ISO 639-1)")
        case .country:
            FilterWords(
                name: LocalizedText(english: "Country", german: "Land", spanish: "País"),
                prompt: LocalizedText(english: "Country (KR):", german: "Land (KR):", spanish: "País (KR):"),
                example: "KR", purpose: "of this country (ISO 3166-1)")
        case .rating:
            FilterWords(
                name: LocalizedText(english: "Rating from", german: "Mindestbewertung", spanish: "Puntuación mínima"),
                prompt: LocalizedText(
                    english: "Rated at least (0-10):", german: "Mindestbewertung (0-10):",
                    spanish: "Puntuación mínima (0-10):"),
                example: "7.5", purpose: "rated at least so, of 10")
        case .votes:
            FilterWords(
                name: LocalizedText(english: "Votes from", german: "Mindeststimmen", spanish: "Votos mínimos"),
                prompt: LocalizedText(english: "Votes at least:", german: "Mindeststimmen:", spanish: "Votos mínimos:"),
                example: "500", purpose: "with at least so many votes")
        case .runtime:
            FilterWords(
                name: LocalizedText(english: "Runtime", german: "Laufzeit", spanish: "Duración"),
                prompt: LocalizedText(
                    english: "Minutes (90-120, <100, >180):", german: "Minuten (90-120, <100, >180):",
                    spanish: "Minutos (90-120, <100, >180):"),
                example: "60-90", purpose: "so many minutes long; also 60-, -90")
        case .person:
            FilterWords(
                name: LocalizedText(english: "Person", german: "Person", spanish: "Persona"),
                prompt: LocalizedText(english: "Person:", german: "Person:", spanish: "Persona:"),
                example: "NAME", purpose: "with this person in it, or behind it")
        case .series:
            FilterWords(
                name: LocalizedText(english: "Film series", german: "Filmreihe", spanish: "Saga"),
                prompt: LocalizedText(english: "Film series:", german: "Filmreihe:", spanish: "Saga:"),
                example: "NAME", purpose: "of this series of films")
        case .tag:
            FilterWords(
                name: LocalizedText(english: "Tag", german: "Stichwort", spanish: "Etiqueta"),
                prompt: LocalizedText(english: "Tag:", german: "Stichwort:", spanish: "Etiqueta:"),
                example: "jazz", purpose: "with this tag")
        case .subject:
            FilterWords(
                name: LocalizedText(english: "Subject", german: "Thema", spanish: "Tema"),
                prompt: LocalizedText(english: "Subject:", german: "Thema:", spanish: "Tema:"),
                example: "love", purpose: "on this subject")
        case .author:
            FilterWords(
                name: LocalizedText(english: "Author", german: "Autor", spanish: "Autor"),
                prompt: LocalizedText(english: "Author:", german: "Autor:", spanish: "Autor:"),
                example: "NAME", purpose: "by this author")
        case .type:
            FilterWords(
                name: LocalizedText(english: "Type", german: "Typ", spanish: "Tipo"),
                prompt: LocalizedText(english: "Type:", german: "Typ:", spanish: "Tipo:"),
                example: "fire", purpose: "of these types")
        case .generation:
            FilterWords(
                name: LocalizedText(english: "Generation", german: "Generation", spanish: "Generación"),
                prompt: LocalizedText(english: "Generation:", german: "Generation:", spanish: "Generación:"),
                example: "1,2", purpose: "introduced by these generations of the games")
        }
    }
}
