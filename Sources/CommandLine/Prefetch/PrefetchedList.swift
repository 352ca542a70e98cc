import CatalogKit
import Entities
import Services

/// Something of a list that can be fetched for later.
struct PrefetchedItem: Sendable {
    let subject: LibrarySubject
    /// Whether all that would be asked for is on disk, and not old.
    let isFresh: @Sendable () async -> Bool
    /// Asks for all that its page shows, unless it is fresh.
    let ask: @Sendable () async -> Result<Picture?, CatalogFailure>
    /// Whether a program without a network finds it, when all is done.
    let isKept: @Sendable () async -> Bool
}

/// A list that can be fetched for later, whatever it is of.
struct PrefetchedList: Sendable {
    let source: SourceID
    let page: @Sendable (_ number: Int) async -> Result<Page<PrefetchedItem>, CatalogFailure>
    /// Whether a program without a network finds that page, when all is done. To be asked before its items are.
    let isPageKept: @Sendable (_ number: Int) async -> Bool
}

extension PrefetchedList {
    /// The sources as they are now, and twice as a program without a network sees them: what catalogues remember of what
    /// they were asked must not count as being on disk.
    struct Views: Sendable {
        let live: OpenSources
        let before: OpenSources
        let after: OpenSources
    }

    /// Nil where no source is open that is asked over the network.
    ///
    /// - Parameter today: the first day of what is newest.
    init?(_ kind: FoundKind, _ views: Views, today: CalendarDate) {
        guard let asked = kind.catalog, let source = views.live.source(about: asked.subject),
            views.live.services.contains(source)
        else { return nil }
        self.init(source, views, asked, today: today)
    }

    private init?<Asked: CatalogKind>(_ source: SourceID, _ views: Views, _ asked: Asked, today: CalendarDate) {
        guard let live: Asked.Source = views.live.catalog(of: source),
            let before: Asked.Source = views.before.catalog(of: source),
            let after: Asked.Source = views.after.catalog(of: source)
        else { return nil }
        let query = asked.query(Refinement(), today: today)
        self.source = source
        page = { number in
            // What lists say of things may be all that there is to know: it is looked at before it is anew.
            _ = await asked.lists(before).cachedPage(number, of: query)
            do throws(CatalogFailure) {
                let page = try await asked.lists(live).page(number, of: query)
                return .success(
                    page.map { item in
                        PrefetchedItem(
                            subject: asked.found(item).summary.subject,
                            isFresh: { await asked.isKept(item, at: before) == true },
                            ask: {
                                do throws(CatalogFailure) { return .success(try await asked.ask(item, of: live)) } catch
                                {
                                    return .failure(error)
                                }
                            }, isKept: { await asked.isKept(item, at: after) != nil })
                    })
            } catch {
                return .failure(error)
            }
        }
        isPageKept = { await asked.lists(after).cachedPage($0, of: query) != nil }
    }
}
