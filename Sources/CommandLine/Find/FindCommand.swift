package import CatalogKit
package import Entities
package import LibraryStore
import Runtime
import Services

/// Carries out `matinee find …` and `matinee list …`: page by page, each printed as soon as it is there.
package struct FindCommand {
    package let sources: OpenSources
    /// Nil without a place for it.
    package let library: LibraryLocation?
    package let today: CalendarDate

    package init(sources: OpenSources, library: LibraryLocation?, today: CalendarDate) {
        self.sources = sources
        self.library = library
        self.today = today
    }

    /// More pages than that are not read to be sorted.
    private static let mostSortedPages = 20

    /// - Parameters:
    ///   - print: writes to standard output; throws if that fails.
    ///   - complain: is told of each source that fails, but for the one that is thrown.
    /// - Returns: what was found first.
    package func run(
        _ request: FindRequest, print: (String) throws(LaunchError) -> Void, complain: (LaunchError) -> Void
    ) throws(LaunchError) -> LibrarySummary {
        var first: LibrarySummary?
        var (failures, mistakes) = ([LaunchError](), [LaunchError]())
        for kind in request.kinds {
            do throws(LaunchError) {
                try run(kind, request) { (item: FoundItem) throws(LaunchError) in
                    first = first ?? item.summary
                    if !request.opens { try print(item.line(as: request.format)) }
                }
            } catch {
                if request.kinds.count == 1 || error == .readerGone || error == .cannotWrite { throw error }
                // What one source does not have, another may.
                error.exitStatus > 2 ? failures.append(error) : mistakes.append(error)
            }
        }
        failures.removeAll { if case .find(.closed) = $0 { true } else { false } }
        if let last = failures.popLast() {
            failures.forEach(complain)
            guard let first, request.opens else { throw last }
            complain(last)
            return first
        }
        if let first { return first }
        if mistakes.count == request.kinds.count, let mistake = mistakes.first { throw mistake }
        throw .find(.nothing)
    }

    /// What the first page of each kind has, of a search that is to know one thing.
    struct FirstPages {
        var found: [LibrarySummary] = []
        /// Why sources could not be asked.
        var failures: [FindFailure] = []
        /// Whether there were sources that were not to be asked, and of which nothing is cached.
        var hasUnasked = false
        /// The kinds whose sources were asked, and have answered.
        var answered: [FoundKind] = []
    }

    /// - Throws: what is wrong with the search, where no source takes it.
    func firstPages(_ request: FindRequest) throws(LaunchError) -> FirstPages {
        var pages = FirstPages()
        var mistake: LaunchError?
        for kind in request.kinds where kind != .library {
            guard let list = FoundList(kind, from: sources, today: today) else { continue }
            do throws(LaunchError) {
                let refinement: Refinement
                do throws(FindFailure) {
                    refinement = try FindQuestion(list: list, request: request).refinement()
                } catch { throw .find(error) }
                pages.found += try page(1, of: refinement, list).items.map(\.summary)
                pages.answered.append(kind)
            } catch {
                switch error {
                case .find(.service(_, .startedOffline)): pages.hasUnasked = true
                case .find(let failure) where failure.exitStatus > 2: pages.failures.append(failure)
                default: mistake = error
                }
            }
        }
        // What one source does not have, another may.
        if pages.found.isEmpty, pages.failures.isEmpty, !pages.hasUnasked, let mistake { throw mistake }
        return pages
    }

    private func run(
        _ kind: FoundKind, _ request: FindRequest, _ take: (FoundItem) throws(LaunchError) -> Void
    ) throws(LaunchError) {
        guard kind != .library else {
            for item in try kept(request) { try take(item) }
            return
        }
        guard let list = FoundList(kind, from: sources, today: today) else { throw .find(.closed(kind)) }
        let refinement: Refinement
        do throws(FindFailure) {
            refinement = try FindQuestion(list: list, request: request).refinement()
        } catch { throw .find(error) }
        let sort = refinement.sort.flatMap { list.capabilities.list(of: refinement).sort($0) }
        var (left, number, sorted) = (request.limit, 0, [FoundItem]())
        var walk = PageWalk<LibrarySubject>()
        while left > 0, !walk.isOver {
            number += 1
            let items = walk.take(try page(number, of: refinement, list), by: \.summary.subject)
            if sort?.needsAllRows == true {
                sorted += items
                if number >= Self.mostSortedPages { break }
            } else {
                for item in items.prefix(left) { try take(item) }
                left -= items.count
            }
        }
        guard let sort, sort.needsAllRows else { return }
        let arranged = sorted.sorted(by: sort.sort, isReversed: refinement.isReversed)
        for item in arranged.prefix(request.limit) { try take(item) }
    }

    private func page(
        _ number: Int, of refinement: Refinement, _ list: FoundList
    ) throws(LaunchError) -> Page<FoundItem> {
        let read = list.read
        do throws(CatalogFailure) {
            return try waiting { await read(refinement, number) }.get()
        } catch {
            throw .find(.service(list.source, error))
        }
    }

    /// What the library has, the latest first.
    private func kept(_ request: FindRequest) throws(LaunchError) -> ArraySlice<FoundItem> {
        if let typed = request.filters.first { throw .find(.notThere("--\(typed.filter.rawValue)", .library, [])) }
        if let name = request.collection { throw .find(.notThere("--collection \(name)", .library, [])) }
        let sort = request.sort.flatMap(QuerySort.init)
        guard request.sort == nil || sort == .title || sort == .date else {
            throw .find(.notThere("--sort \(request.sort ?? "")", .library, ["title", "date"]))
        }
        guard let library else { throw .library(.noFolder) }
        let words = SearchWords(request.text ?? "")
        do throws(LibraryFailure) {
            let items = try LibraryStore.openForReading(library)?.items ?? []
            let found = items.filter { item in
                words.areFound(
                    in: [item.summary.title, item.summary.subtitle, item.note?.text].compactMap(\.self)
                        .joined(separator: "\n"))
            }.map { FoundItem(summary: $0.summary) }
            let isTurned = request.isReversed
            let arranged =
                sort.map { found.sorted(by: $0, isReversed: isTurned) } ?? (isTurned ? found.reversed() : found)
            return arranged.prefix(request.limit)
        } catch { throw .library(error) }
    }
}
