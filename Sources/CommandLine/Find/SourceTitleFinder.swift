package import CatalogKit
package import Entities
import Services

/// Asks the sources that lists are from, as `matinee find` does. While one does not answer, what is built in stands in for it.
package struct SourceTitleFinder: TitleFinder {
    package let sources: OpenSources
    package let today: @Sendable () -> CalendarDate

    package init(sources: OpenSources, today: @escaping @Sendable () -> CalendarDate) {
        self.sources = sources
        self.today = today
    }

    package var catalogs: [SearchedCatalog] {
        FoundKind.allCases.compactMap { kind in
            guard let subject = kind.subject, let list = FoundList(kind, from: sources, today: today()),
                list.capabilities.canSearch
            else { return nil }
            return SearchedCatalog(
                kind: subject, source: list.source, shortestSearch: list.capabilities.shortestSearch)
        }
    }

    package func titlesAtHand(_ text: String, in catalog: SearchedCatalog) async -> [LibrarySummary] {
        let builtIn = sources.builtIn(about: catalog.kind)
        var items = builtIn == nil ? [] : (try? await titles(text, about: catalog.kind, of: builtIn)) ?? []
        if builtIn != catalog.source, let list = list(of: catalog.kind, from: catalog.source) {
            let asked = list.capabilities.answerable(Refinement(text: text))
            items += await list.readKept(asked, 1)?.items.map(\.summary) ?? []
        }
        return items
    }

    package func titles(_ text: String, in catalog: SearchedCatalog) async -> FoundTitles {
        do throws(CatalogFailure) {
            return FoundTitles(try await titles(text, about: catalog.kind, of: catalog.source))
        } catch {
            let fallback = sources.fallback(about: catalog.kind)
            let items = fallback == nil ? [] : try? await titles(text, about: catalog.kind, of: fallback)
            return FoundTitles(items ?? [], failure: error)
        }
    }

    package func invalidateCache() {
        for catalog in catalogs { list(of: catalog.kind, from: catalog.source)?.invalidateCache() }
    }

    private func titles(
        _ text: String, about subject: LibrarySubject.Kind, of source: SourceID?
    ) async throws(CatalogFailure) -> [LibrarySummary] {
        guard let list = list(of: subject, from: source) else { return [] }
        let asked = list.capabilities.answerable(Refinement(text: text))
        return try await list.read(asked, 1).get().items.map(\.summary)
    }

    private func list(of subject: LibrarySubject.Kind, from source: SourceID?) -> FoundList? {
        FoundKind.allCases.first { $0.subject == subject }
            .flatMap { FoundList($0, from: sources, of: source, today: today()) }
    }
}
