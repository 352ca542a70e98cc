package import Entities
package import Services

/// Asks the open sources for films that are kept of others: each about each film at most once in a run of the program,
/// unless it has failed. What was found is in the library, and is never asked again.
package actor SourceAliasFinder: AliasFinder {
    private struct Question: Hashable {
        let film: LibrarySubject
        let source: SourceID
    }

    /// The most questions per call; the rest wait for the next.
    private static let mostAtOnce = 100

    private let library: any Library
    private let catalogs: @Sendable () -> [any MovieCatalog]
    /// Answered, or being asked.
    private var asked: Set<Question> = []

    /// - Parameter catalogs: those of the sources that answer now.
    package init(library: any Library, catalogs: @escaping @Sendable () -> [any MovieCatalog]) {
        self.library = library
        self.catalogs = catalogs
    }

    package func findAliases(of kept: [LibrarySummary]) async {
        // What could not be stored would be asked again and again.
        guard library.state == .ready else { return }
        let (catalogs, before) = (catalogs(), asked.count)
        for film in kept where film.subject.kind == .movie {
            for catalog in catalogs where !film.isKnown(at: catalog.source) {
                let question = Question(film: film.subject, source: catalog.source)
                guard asked.count < before + Self.mostAtOnce else { return }
                guard asked.insert(question).inserted else { continue }
                guard await find(film, catalog) else {
                    asked.remove(question)
                    return
                }
            }
        }
    }

    /// - Returns: whether there was an answer, and it is stored.
    private func find(_ film: LibrarySummary, _ catalog: any MovieCatalog) async -> Bool {
        for alias in film.aliases.known.sorted(by: { $0.stableText < $1.stableText }) {
            do throws(CatalogFailure) {
                guard let found = try await catalog.movie(knownAs: alias) else { continue }
                return await learn(found.item, of: film)
            } catch {
                return false
            }
        }
        return true
    }

    private func learn(_ alias: ItemID, of film: LibrarySummary) async -> Bool {
        var news = film
        news.aliases = Aliases(known: [alias])
        do throws(LibraryFailure) { try await library.learn(news) } catch { return false }
        return true
    }
}

extension LibrarySummary {
    fileprivate func isKnown(at source: SourceID) -> Bool {
        subject.source == source || aliases.known.contains { $0.source == source }
    }
}
