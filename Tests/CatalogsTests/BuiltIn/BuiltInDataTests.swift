import CCatalogue
import Entities
import Foundation
import Testing

@testable import Catalogs

/// Checks the data files line by line: otherwise errors would only be seen on the screen.
struct BuiltInDataTests {
    @Test(arguments: FilmLine.all)
    func aFilmHasWhatEachMustHave(line: FilmLine) {
        #expect(line.faults.isEmpty, "\(line.testDescription): \(line.faults.joined(separator: "; "))")
    }

    @Test(arguments: ArtistLine.all)
    func anArtistHasWhatEachMustHave(line: ArtistLine) {
        #expect(line.faults.isEmpty, "\(line.testDescription): \(line.faults.joined(separator: "; "))")
    }

    @Test func theRuntimeOfNearlyEveryFilmIsKnown() throws {
        let unknown = try FilmLine.all.filter { try $0.film().runtime == nil }
        #expect(
            FilmLine.all.count - unknown.count >= 250,
            "The runtimes of these are missing: \(unknown.map(\.testDescription).joined(separator: "; "))")
    }

    @Test func thereAreEnoughFilmsFromEnoughOfTheWorld() throws {
        let films = try FilmLine.all.map { try $0.film().summary }
        #expect(films.count >= 240)
        let elsewhere = films.count { $0.originalTitle?.unicodeScalars.contains { $0.value > 0x36F } == true }
        #expect(elsewhere * 5 >= films.count)
    }

    @Test func noFilmIsThereTwice() throws {
        let films = try FilmLine.all.map { try $0.film().summary }
        let names = films.map { "\($0.title) (\($0.released?.prefix(4) ?? ""))" }
        #expect(repeated(in: names).isEmpty)
    }

    @Test func thereAreEnoughArtistsAndNoneTwice() throws {
        let names = try ArtistLine.all.map { try $0.artist().name }
        #expect(names.count >= 60)
        #expect(repeated(in: names).isEmpty)
    }

    /// Libraries store film ids for years, so ids must not change. `make docs` adds new films to the list. Change
    /// existing lines by hand, and only if a title or year was wrong.
    @Test func aFilmKeepsItsID() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FilmIDs.txt")
        let given = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        let films = try FilmLine.all.map { line in
            let summary = try line.film().summary
            return "\(line.id) \(summary.title) (\(summary.released?.prefix(4) ?? ""))"
        }
        let moved = zip(given, films).filter { $0 != $1 }.map { "\($0) was given away, and is now \($1)" }
        #expect(moved.isEmpty && films.count >= given.count, "\(moved.first ?? "Films were taken out.")")
        if ProcessInfo.processInfo.environment["MATINEE_RECORD"] == "1" {
            let added = films.dropFirst(given.count)
            try (given + added).map { "\($0)\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(films.count == given.count, "FilmIDs.txt lacks films; MATINEE_RECORD=1 adds them.")
        }
    }

    /// What two films share, and how much that tells: who made them, who plays in both, what kind they are of. `make docs`
    /// writes the file.
    @Test func whatIsLikeAFilmIsWhatHasMostInCommonWithIt() throws {
        let films = BuiltInLines(matinee_films())
        let alike = try FilmLine.all.map { line in
            let film = try line.film()
            let (directors, cast) = (Set(film.directors), Set(film.cast.map(\.name)))
            let traits =
                directors.map { ($0, 6) } + cast.subtracting(directors).map { ($0, 4) }
                + Set(film.genres).map { ($0, 1) }
            let others = BuiltInLikeness(traits: traits, least: 3, edges: BuiltInFilm.edges)
                .lines(of: films, besides: line.id - 1, most: 12)
            return ([line.id] + others.map { $0 + 1 }).map(String.init).joined(separator: " ")
        }
        if ProcessInfo.processInfo.environment["MATINEE_RECORD"] == "1" {
            let data = URL(filePath: #filePath).appending(path: "../../../../Sources/CCatalogue").standardizedFileURL
            let text = alike.map { "\($0)\n" }.joined()
            try text.write(to: data.appending(path: "films-alike.txt"), atomically: true, encoding: .utf8)
        } else {
            #expect(alike == matinee_films_alike().lines, "films-alike.txt is not right; MATINEE_RECORD=1 writes it.")
        }
    }

    private func repeated(in names: [String]) -> [String] {
        Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted()
    }
}
