import Entities
import Services
import Sourcing

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
        guard let subject = kind.subject, let source = views.live.source(about: subject),
            views.live.services.contains(source)
        else { return nil }
        let list: PrefetchedList? =
            switch kind {
            case .films: PrefetchedList(source, views, FilmReading(query: MovieQuery(day: today)))
            case .artists: PrefetchedList(source, views, ArtistReading())
            case .books: PrefetchedList(source, views, BookReading())
            case .pokemon: PrefetchedList(source, views, PokemonReading())
            case .library: nil
            }
        guard let list else { return nil }
        self = list
    }

    private init?<Reading: PrefetchReading>(_ source: SourceID, _ views: Views, _ reading: Reading) {
        guard let live: Reading.Source = views.live.catalog(of: source),
            let before: Reading.Source = views.before.catalog(of: source),
            let after: Reading.Source = views.after.catalog(of: source)
        else { return nil }
        self.source = source
        page = { number in
            // What lists say of things may be all that there is to know: it is looked at before it is anew.
            _ = await reading.cachedPage(number, of: before)
            do throws(CatalogFailure) {
                let page = try await reading.page(number, of: live)
                let items = page.items.map { item in
                    PrefetchedItem(
                        subject: reading.subject(of: item), isFresh: { await reading.isKept(item, at: before) == true },
                        ask: {
                            do throws(CatalogFailure) { return .success(try await reading.ask(item, of: live)) } catch {
                                return .failure(error)
                            }
                        }, isKept: { await reading.isKept(item, at: after) != nil })
                }
                return .success(
                    Page(
                        items: items, sentCount: page.sentCount, total: page.total, isLast: page.isLast,
                        isFollowed: page.isFollowed))
            } catch {
                return .failure(error)
            }
        }
        isPageKept = { await reading.cachedPage($0, of: after) != nil }
    }
}
