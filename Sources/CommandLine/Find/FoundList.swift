import CatalogKit
import Entities
import Services

/// A list that a source can be asked for, whatever it is of.
struct FoundList: Sendable {
    typealias Read = @Sendable (Refinement, _ page: Int) async -> Result<Page<FoundItem>, CatalogFailure>

    let kind: FoundKind
    let source: SourceID
    let capabilities: SourceCapabilities
    /// The values of a filter; those with this text in their names where one is given.
    let values: @Sendable (QueryFilter, _ text: String?) async -> Result<[FilterValue], CatalogFailure>
    let read: Read
    /// What was kept of such a page; nil for nothing.
    let readKept: @Sendable (Refinement, _ page: Int) async -> Page<FoundItem>?
    /// The next questions go to the service.
    let invalidateCache: @Sendable () -> Void

    /// Nil where no source is open.
    ///
    /// - Parameter source: nil for the one that lists are from.
    init?(_ kind: FoundKind, from sources: OpenSources, of source: SourceID? = nil, today: CalendarDate) {
        guard let asked = kind.catalog, let source = source ?? sources.source(about: asked.subject) else { return nil }
        self.init(kind, asked, from: sources, of: source, today: today)
    }

    private init?<Asked: CatalogKind>(
        _ kind: FoundKind, _ asked: Asked, from sources: OpenSources, of source: SourceID, today: CalendarDate
    ) {
        guard let answering: Asked.Source = sources.catalog(of: source) else { return nil }
        (self.kind, self.source) = (kind, source)
        let catalog = asked.lists(answering)
        capabilities = catalog.capabilities
        values = { filter, text in
            do throws(CatalogFailure) {
                guard let text else { return .success(try await catalog.values(of: filter)) }
                return .success(try await catalog.values(of: filter, matching: text))
            } catch { return .failure(error) }
        }
        let readKept: @Sendable (Refinement, Int) async -> Page<FoundItem>? = { refinement, number in
            await catalog.cachedPage(number, of: asked.query(refinement, today: today))?.value.map(asked.found)
        }
        self.readKept = readKept
        invalidateCache = { catalog.invalidateCache() }
        // What the service says, else what was kept of it: as lists in the program do.
        read = { refinement, number in
            do throws(CatalogFailure) {
                let query = asked.query(refinement, today: today)
                return .success(try await catalog.page(number, of: query).map(asked.found))
            } catch {
                return await readKept(refinement, number).map { .success($0) } ?? .failure(error)
            }
        }
    }
}
