import CCatalogue
import Entities
import Foundation
import Testing

@testable import Catalogs

/// A line of films.txt, and what is wrong with it.
struct FilmLine {
    static let all = matinee_films().lines.enumerated().map { FilmLine(id: $0 + 1, text: $1) }

    let id: Int
    let text: String

    func film() throws -> BuiltInFilm {
        try #require(BuiltInFilm(fields: text.components(separatedBy: "\t")))
    }

    /// Sentences without their subject, the film; empty if nothing is wrong.
    var faults: [String] {
        let fields = text.components(separatedBy: "\t")
        guard let film = BuiltInFilm(fields: fields) else { return ["cannot be read as a film"] }
        let summary = film.summary
        return fields.flatMap(LineFaults.inText)
            + LineFaults.inName(summary.title, called: "title")
            + LineFaults.inDate(summary.released, years: 1888...2100)
            + (summary.originalTitle == summary.title ? ["has its title as the original title too"] : [])
            + LineFaults.inNames(film.directors, called: "director")
            + LineFaults.inNames(film.genres, called: "genre", among: Self.genres)
            // A silent film has no language, and an animated film may have no cast.
            + LineFaults.inNames(film.languages, called: "language", mayBeEmpty: true)
            + LineFaults.inNames(film.cast.map(\.name), called: "member of the cast", mayBeEmpty: true)
            + film.cast.compactMap(\.character).flatMap { LineFaults.inName($0, called: "role") }
            + LineFaults.inProse(film.overview, called: "overview", lengths: 100...300)
            + film.languages.flatMap(Self.faults(ofLanguage:))
            + (fields[3].isEmpty || film.runtime.map { (1...600).contains($0) } == true
                ? [] : ["runs for '\(fields[3])' minutes"])
    }

    /// TMDB's, in English.
    private static let genres: Set = [
        "Action", "Adventure", "Animation", "Comedy", "Crime", "Documentary", "Drama", "Family", "Fantasy", "History",
        "Horror", "Music", "Mystery", "Romance", "Science Fiction", "Thriller", "War", "Western",
    ]

    /// A code that has no name in the reader's language would be shown as it is.
    private static func faults(ofLanguage code: String) -> [String] {
        guard code.wholeMatch(of: /[a-z]{2,3}/) != nil else { return ["has the language '\(code)', which is no code"] }
        return Language.allCases.map(\.rawValue).compactMap { reader in
            let name = Locale(identifier: reader).localizedString(forLanguageCode: code)
            return name == nil || name == code ? "has the language '\(code)', which has no name in '\(reader)'" : nil
        }
    }
}

extension FilmLine: CustomTestStringConvertible {
    var testDescription: String {
        "film \(id), \((try? film()).map { "\($0.summary.title) (\($0.summary.released ?? "no date"))" } ?? text)"
    }
}
