import Entities
import Presentation
import Services

/// What a reader can choose from to arrange the list of one query, as its source answers it, and what is chosen now: the panel, the menus
/// that lead on from it, and what is typed.
struct RefiningMenus<Query: RefinableQuery> {
    /// A part of the query in the panel, or what else can be done there.
    enum Entry: Hashable {
        case collection, sort
        case filter(QueryFilter)
        case keep
    }

    let query: Query
    let capabilities: SourceCapabilities
    let wording: Wording
    /// A list of the reader's own that is chosen from behind the source's; nil for none.
    let ownList: String?

    private var words: Words<QueryWording> { wording.query }
    private var formatter: QueryFormatter { QueryFormatter(wording) }

    // MARK: What can be asked for

    var choices: [ListChoice] {
        (canChooseCollection ? [.collection] : []) + (canSort ? [.order] : []) + (canRefine ? [.filters] : [])
    }

    var canChooseCollection: Bool { capabilities.collections.count > 1 || ownList != nil }
    var canSort: Bool { !sorts.isEmpty }
    var canRefine: Bool { canChooseCollection || !filters.isEmpty }

    var sorts: [SourceCapabilities.Sort] { capabilities.list(of: query).sorts }
    private var filters: [SourceCapabilities.Filter] { capabilities.filters.filter { $0.form != .found } }

    /// Nil for a filter that cannot be asked for.
    func form(of filter: QueryFilter) -> SourceCapabilities.Filter.Form? {
        filters.first { $0.filter == filter }?.form
    }

    // MARK: What is chosen

    private var collection: QueryCollection? { query.collection ?? capabilities.lists.first?.collection }
    var sort: QuerySort? { capabilities.sort(of: query) }

    private func isSet(_ entry: Entry) -> Bool {
        switch entry {
        case .collection: query.collection != nil
        case .sort: query.sort != nil || query.isReversed
        case .filter(let filter): query[filter] != nil
        case .keep: false
        }
    }

    // MARK: Menus

    /// The source's collections in their order, and behind them the reader's own list.
    var ofCollections: Menu {
        let collections = capabilities.collections
        return Menu(
            words.collectionsTitle,
            collections.map { words.collection($0).uppercasingFirst } + [ownList].compactMap(\.self),
            chosen: Set(collections.indices.filter { collections[$0] == collection }))
    }

    /// In the order of `sorts`.
    var ofSorts: Menu {
        let sorts = sorts
        return Menu(
            words.sortsTitle,
            sorts.map { words.sort($0.sort, $0.sort == sort && query.isReversed).uppercasingFirst },
            chosen: Set(sorts.indices.filter { sorts[$0].sort == sort }),
            isTurned: sorts.contains { $0.sort == sort && $0.canBeReversed } ? query.isReversed : nil,
            subject: "sort")
    }

    /// What the panel asks for, in its order.
    var panel: [Entry] {
        (canChooseCollection ? [.collection] : []) + filters.map { .filter($0.filter) } + (canSort ? [.sort] : [])
            + [.keep]
    }

    /// - Parameters:
    ///   - total: how many items the list has, in words; nil where the source does not say.
    ///   - start: where the cursor starts; nil for the first entry that is set.
    func ofPanel(total: String?, from start: Entry?) -> Menu {
        let panel = panel
        let details = panel.map(detail)
        return Menu(
            ([words.refineTitle] + [total.map(words.found)].compactMap(\.self)).joined(separator: " · "),
            details.map(\.text), chosen: Set(panel.indices.filter { isSet(panel[$0]) }),
            start: start.flatMap(panel.firstIndex), takesSeveral: true, details: details, subject: "refine")
    }

    private func detail(_ entry: Entry) -> Menu.Detail {
        let (name, value) =
            switch entry {
            case .collection: (words.collectionEntry, collection.map(words.collection) ?? words.any)
            case .sort: (words.sortEntry, sort.map { words.sort($0, query.isReversed) } ?? words.any)
            case .filter(let filter):
                (words.filter(filter), query[filter].map { formatter.condition($0, of: filter) } ?? words.any)
            case .keep: (words.keepView, "")
            }
        return Menu.Detail(name, value, isSet: isSet(entry))
    }

    /// - Parameters:
    ///   - values: of the filter, in the order of the menu.
    ///   - isLoading: whether they are still being asked for.
    ///   - canExclude: whether things that have a value can be unwanted.
    func ofValues(_ values: [FilterValue], of filter: QueryFilter, isLoading: Bool, canExclude: Bool) -> Menu {
        let (choices, formatter) = (query[filter]?.choices, formatter)
        func places(_ chosen: [FilterValue]?) -> Set<Int> {
            Set(values.indices.filter { chosen?.contains(values[$0]) == true })
        }
        return Menu(
            words.filter(filter), values.map { formatter.value($0, of: filter) }, chosen: places(choices?.with),
            excluded: places(choices?.without), takesSeveral: true,
            empty: isLoading ? wording.loading : words.noValues,
            marking: canExclude ? words.hintToMark : nil, subject: filter.rawValue)
    }

    // MARK: Typed

    func question(for filter: QueryFilter, typed: String) -> TextQuestion {
        TextQuestion(label: words.prompt(filter), text: typed)
    }

    /// What is chosen of a filter, as it could have been typed; empty for nothing.
    func typed(_ filter: QueryFilter) -> String {
        switch query[filter] {
        case nil: return ""
        case .choices(let choices):
            let name = { (value: FilterValue) in filter.isByKey ? value.name ?? value.key : value.key }
            return (choices.with.map(name) + choices.without.map { "!" + name($0) }).joined(separator: ", ")
        case .range(let range):
            let ends = [range.least, range.most].map { $0.map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" } }
            if let single = range.single { return "\(single)" }
            if let least = ends[0], range.most == nil, isLeast(filter) { return least }
            return ends.map { $0 ?? "" }.joined(separator: "-")
        }
    }

    /// Whether it is a figure that has to be reached.
    private func isLeast(_ filter: QueryFilter) -> Bool {
        if case .least = form(of: filter) { true } else { false }
    }
}
