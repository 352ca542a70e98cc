import CCatalogue
import Entities
import Foundation
import Testing

@testable import Catalogs

/// A line of films.jsonl, and what is wrong with it.
struct FilmLine {
    static let all = matinee_films().lines.enumerated().map { FilmLine(id: $0 + 1, text: $1) }

    let id: Int
    let text: String

    func film() throws -> BuiltInFilm {
        try JSONDecoder().decode(BuiltInFilm.self, from: Data(text.utf8))
    }

    /// Sentences without their subject, the film; empty if nothing is wrong.
    var faults: [String] {
        guard let film = try? film() else { return ["cannot be read as a film"] }
        let (summary, fields) = (film.summary, film.fields)
        return LineFaults.inText(text, fields: Self.known)
            + LineFaults.inName(summary.title, called: "title")
            + LineFaults.inDate(summary.released, years: 1888...2100)
            + (summary.originalTitle == summary.title ? ["has its title as the original title too"] : [])
            + LineFaults.inNames(fields.directors, called: "director")
            + LineFaults.inNames(fields.genres, called: "genre", among: Self.genres)
            // A silent film has no language, and an animated film may have no cast.
            + LineFaults.inNames(fields.languages, called: "language", mayBeEmpty: true)
            + LineFaults.inNames((fields.cast ?? []).map(\.name), called: "member of the cast", mayBeEmpty: true)
            + LineFaults.inProse(fields.overview, called: "overview", lengths: 100...300)
            + (fields.languages ?? []).flatMap(Self.faults(ofLanguage:))
            + (fields.runtime.map { (1...600).contains($0) ? [] : ["runs for \($0) minutes"] } ?? [])
    }

    private static let known: Set = [
        "title", "originalTitle", "released", "runtime", "genres", "directors", "cast", "overview", "languages",
    ]

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
