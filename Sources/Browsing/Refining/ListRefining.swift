package import Entities
package import Presentation
package import Services

/// How the reader arranges a list that a source sends: which one, in which order, narrowed by what. It asks with menus and
/// a line, offers only what the source can answer, and applies each choice at once.
@MainActor
package final class ListRefining<Query: RefinableQuery> {
    private enum Asked: Hashable {
        case collection, sort, filters
        case values(QueryFilter)
        case text(QueryFilter, typed: String)
    }

    private enum Work { case values }

    /// What was chosen, as the source answers it.
    package private(set) var query: Query
    /// Set by the owner, which they should hold weakly: called when another menu or line is to be shown.
    package var didAsk: (@MainActor () -> Void)?
    /// Set likewise: called when the query is another one.
    package var didRefine: (@MainActor () -> Void)?
    /// A list of the reader's own that is chosen from beside the source's; nil for none.
    package var ownList: String?
    /// Set by the owner likewise: called when that is chosen.
    package var didChooseOwnList: (@MainActor () -> Void)?
    /// Set by the owner likewise: called when the list is to be kept as it is.
    package var didAskToKeep: (@MainActor () -> Void)?
    /// Set by the owner likewise: whether all rows of the list are there.
    package var hasAllRows: (@MainActor () -> Bool)?
    /// How many items the list has, in words; nil where nobody says.
    package var total: String? {
        didSet { if total != oldValue, asked == .filters { didAsk?() } }
    }

    private let catalog: any Catalog
    private let wording: Wording
    private let formatter: QueryFormatter
    private let notices: any NoticeBoard
    private let scope = TaskScope<Work>()
    private var asked: Asked? {
        didSet { didAsk?() }
    }
    /// Whether what is asked was chosen from the panel, and leads back there.
    private var isInPanel = false
    /// What was chosen from the panel last: there one is when one comes back.
    private var entered: PanelEntry?
    private var values: [FilterValue] = []
    private var isLoadingValues = false

    package init(query: Query, catalog: any Catalog, wording: Wording, notices: any NoticeBoard) {
        self.query = catalog.capabilities.asked(query)
        self.catalog = catalog
        self.wording = wording
        self.notices = notices
        formatter = QueryFormatter(wording)
    }

    private var words: Words<QueryWording> { wording.query }
    private var capabilities: SourceCapabilities { catalog.capabilities }
    private var sorts: [SourceCapabilities.Sort] { capabilities.list(of: query).sorts }
    private var filters: [SourceCapabilities.Filter] { capabilities.filters.filter { $0.form != .found } }

    /// What can be asked for now.
    var choices: [ListChoice] {
        (canChooseCollection ? [.collection] : []) + (canSort ? [.order] : []) + (canRefine ? [.filters] : [])
    }

    private var canChooseCollection: Bool { capabilities.collections.count > 1 || ownList != nil }
    private var canSort: Bool { !sorts.isEmpty }
    private var canRefine: Bool { canChooseCollection || !filters.isEmpty }

    // MARK: What is asked

    package func askForCollection() {
        guard canChooseCollection else { return notices.post(Message(words.oneCollection)) }
        (isInPanel, asked) = (false, .collection)
    }

    package func askForSort() {
        guard canSort else { return notices.post(Message(words.cannotSort)) }
        (isInPanel, asked) = (false, .sort)
    }

    package func askForFilters() {
        guard canRefine else { return notices.post(Message(words.cannotRefine)) }
        (isInPanel, entered, asked) = (true, nil, .filters)
    }

    package var menu: Menu? {
        switch asked {
        case .collection:
            Menu(
                words.collectionsTitle,
                capabilities.collections.map { words.collection($0).uppercasingFirst }
                    + [ownList].compactMap(\.self),
                chosen: Set(capabilities.collections.indices.filter { capabilities.collections[$0] == collection }))
        case .sort:
            Menu(
                words.sortsTitle,
                sorts.map { words.sort($0.sort, $0.sort == sort && query.isReversed).uppercasingFirst },
                chosen: Set(sorts.indices.filter { sorts[$0].sort == sort }),
                isTurned: sorts.contains { $0.sort == sort && $0.canBeReversed } ? query.isReversed : nil,
                subject: "sort")
        case .filters:
            Menu(
                ([words.refineTitle] + [total.map(words.found)].compactMap(\.self)).joined(separator: " · "),
                panel.map(detail).map(\.text), chosen: Set(panel.indices.filter { isSet(panel[$0]) }),
                start: entered.flatMap(panel.firstIndex), takesSeveral: true, details: panel.map(detail),
                subject: "refine")
        case .values(let filter): valuesMenu(of: filter)
        case .text, nil: nil
        }
    }

    package var askedText: TextQuestion? {
        guard case .text(let filter, let typed) = asked else { return nil }
        return TextQuestion(label: words.prompt(filter), text: typed)
    }

    private var collection: QueryCollection? { query.collection ?? capabilities.lists.first?.collection }
    private var sort: QuerySort? { capabilities.sort(of: query) }

    // MARK: The panel

    private enum PanelEntry: Hashable {
        case collection, sort
        case filter(QueryFilter)
        case keep
    }

    private var panel: [PanelEntry] {
        (canChooseCollection ? [.collection] : []) + filters.map { .filter($0.filter) } + (canSort ? [.sort] : [])
            + [.keep]
    }

    private func isSet(_ entry: PanelEntry) -> Bool {
        switch entry {
        case .collection: query.collection != nil
        case .sort: query.sort != nil || query.isReversed
        case .filter(let filter): query[filter] != nil
        case .keep: false
        }
    }

    private func detail(_ entry: PanelEntry) -> Menu.Detail {
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

    private func enter(_ entry: PanelEntry) {
        entered = entry
        switch entry {
        case .collection: asked = .collection
        case .sort: asked = .sort
        case .filter(let filter): ask(for: filter)
        case .keep:
            leave()
            didAskToKeep?()
        }
    }

    private func form(of filter: QueryFilter) -> SourceCapabilities.Filter.Form? {
        filters.first { $0.filter == filter }?.form
    }

    private func ask(for filter: QueryFilter) {
        guard case .choices(_, _, listed: true) = form(of: filter) else {
            return asked = .text(filter, typed: query[filter].map { typed($0, of: filter) } ?? "")
        }
        values = catalog.knownValues(of: filter)
        isLoadingValues = values.isEmpty
        asked = .values(filter)
        guard isLoadingValues else { return }
        scope.start(.values) { [weak self, catalog] in
            let answer: Result<[FilterValue], CatalogFailure>
            do throws(CatalogFailure) { answer = .success(try await catalog.values(of: filter)) } catch {
                answer = .failure(error)
            }
            if !Task.isCancelled { self?.didRead(answer, of: filter) }
        }
    }

    /// Shows the values with that name, or takes the only one. Where there is none the typing goes on.
    private func look(for name: String, of filter: QueryFilter) {
        (values, isLoadingValues, asked) = ([], true, .values(filter))
        scope.start(.values) { [weak self, catalog] in
            let answer: Result<[FilterValue], CatalogFailure>
            do throws(CatalogFailure) {
                answer = .success(try await catalog.values(of: filter, matching: name))
            } catch { answer = .failure(error) }
            if !Task.isCancelled { self?.didFind(answer, named: name, of: filter) }
        }
    }

    private func didFind(_ answer: Result<[FilterValue], CatalogFailure>, named name: String, of filter: QueryFilter) {
        guard asked == .values(filter) else { return }
        isLoadingValues = false
        switch answer {
        case .success(let found) where found.count > 1:
            values = found
            didAsk?()
        case .success(let found):
            guard let value = found.first else {
                notices.post(Message(words.nobodyNamed(name)))
                return asked = .text(filter, typed: name)
            }
            set(filter, .choices(FilterChoices(with: [value])))
            goBack()
        case .failure(let failure):
            notices.post(wording.message(failure))
            asked = .text(filter, typed: name)
        }
    }

    private func didRead(_ answer: Result<[FilterValue], CatalogFailure>, of filter: QueryFilter) {
        guard asked == .values(filter) else { return }
        isLoadingValues = false
        switch answer {
        // What the source does not list can be typed.
        case .success([]): return asked = .text(filter, typed: query[filter].map { typed($0, of: filter) } ?? "")
        case .success(let read): values = read
        case .failure(let failure): notices.post(wording.message(failure))
        }
        didAsk?()
    }

    /// As it could have been typed.
    private func typed(_ condition: FilterCondition, of filter: QueryFilter) -> String {
        switch condition {
        case .choices(let choices):
            let name = { (value: FilterValue) in filter.isByKey ? value.name ?? value.key : value.key }
            return (choices.with.map(name) + choices.without.map { "!" + name($0) }).joined(separator: ", ")
        case .range(let range):
            let ends = [range.least, range.most].map { $0.map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" } }
            if let single = range.single { return "\(single)" }
            if let least = ends[0], range.most == nil, form(isFigure: condition) { return least }
            return ends.map { $0 ?? "" }.joined(separator: "-")
        }
    }

    private func form(isFigure condition: FilterCondition) -> Bool {
        filters.contains { filter in
            if case .least = filter.form { query[filter.filter] == condition } else { false }
        }
    }

    // MARK: Values

    private func valuesMenu(of filter: QueryFilter) -> Menu {
        let choices = query[filter]?.choices
        func places(_ chosen: [FilterValue]?) -> Set<Int> {
            Set(values.indices.filter { chosen?.contains(values[$0]) == true })
        }
        return Menu(
            words.filter(filter), values.map { formatter.value($0, of: filter) }, chosen: places(choices?.with),
            excluded: places(choices?.without), takesSeveral: true,
            empty: isLoadingValues ? wording.loading : words.noValues,
            marking: excluding(filter) ? words.hintToMark : nil, subject: filter.rawValue)
    }

    /// Whether one may want things without a value of it.
    private func excluding(_ filter: QueryFilter) -> Bool {
        if case .choices(_, let excluded, _) = form(of: filter) { excluded } else { false }
    }

    /// Not wanted any more, wanted, excluded, and back to the first.
    private func mark(_ value: FilterValue, of filter: QueryFilter) {
        guard case .choices(let several, let excluded, _) = form(of: filter) else { return }
        let choices = query[filter]?.choices ?? FilterChoices()
        let others = choices.removing(value)
        let next: FilterChoices
        if choices.with.contains(value) {
            next = excluded ? FilterChoices(with: others.with, without: others.without + [value]) : others
        } else if choices.without.contains(value) {
            next = others
        } else {
            next = FilterChoices(with: several ? others.with + [value] : [value], without: others.without)
        }
        set(filter, next.isEmpty ? nil : .choices(next))
    }

    // MARK: Answers

    package func answer(_ answer: MenuAnswer) {
        switch (asked, answer) {
        case (.filters, .took(let entry)), (.filters, .marked(let entry)): enter(panel[entry])
        case (.filters, .cleared(let entry)): clear(panel[entry])
        case (.filters, .left): leave()
        case (.collection, .took(capabilities.collections.count)):
            leave()
            didChooseOwnList?()
        case (.collection, .took(let entry)):
            change(keeping: .collection) { $0.collection = capabilities.collections[entry] }
            goBack()
        case (.sort, .took(let entry)):
            sortBy(sorts[entry])
            goBack()
        case (.values(let filter), .marked(let entry)): mark(values[entry], of: filter)
        case (.values(let filter), .took(let entry)):
            // Enter on what was marked already only leaves.
            if query[filter]?.choices?.with.contains(values[entry]) != true { mark(values[entry], of: filter) }
            goBack()
        case (.values(let filter), .cleared(let entry)): clear(values[entry], of: filter)
        default: goBack()
        }
    }

    package func type(_ text: String) {
        if case .text(let filter, _) = asked { asked = .text(filter, typed: text) }
    }

    /// - Parameter keeps: whether the text counts. Where it cannot be meant, the typing goes on.
    package func endTyping(keeps: Bool) {
        guard case .text(let filter, let typed) = asked else { return }
        if keeps, filter.isByKey, !typed.allSatisfy(\.isWhitespace) { return look(for: typed, of: filter) }
        if keeps {
            let condition = form(of: filter)?.condition(typed: typed)
            if condition == nil, !typed.allSatisfy(\.isWhitespace) { return notices.post(words.notUnderstood(filter)) }
            set(filter, condition)
        }
        goBack()
    }

    /// Shows what was stored, but for an order for which all rows would have to be there; tells nobody.
    package func restore(_ query: Query) {
        self.query = capabilities.asked(query)
    }

    private func goBack() {
        scope.cancel(.values)
        if isInPanel { asked = .filters } else { leave() }
    }

    private func leave() {
        (isInPanel, asked) = (false, nil)
    }

    private func clear(_ entry: PanelEntry) {
        switch entry {
        case .collection: change(keeping: nil) { $0.collection = nil }
        case .sort: change(keeping: nil) { ($0.sort, $0.isReversed) = (nil, false) }
        case .filter(let filter): set(filter, nil)
        case .keep: break
        }
    }

    private func clear(_ value: FilterValue, of filter: QueryFilter) {
        guard let others = query[filter]?.choices?.removing(value) else { return }
        set(filter, others.isEmpty ? nil : .choices(others))
    }

    private func set(_ filter: QueryFilter, _ condition: FilterCondition?) {
        change(keeping: .filter(filter)) { $0[filter] = condition }
    }

    /// Sorts by an order; one that is there already is turned round.
    private func sortBy(_ sort: SourceCapabilities.Sort) {
        let isSame = sort.sort == self.sort
        guard !isSame || sort.canBeReversed else { return }
        guard !sort.needsAllRows || hasAllRows?() == true else { return notices.post(Message(words.needsAllRows)) }
        change(keeping: .sort) { query in
            query.isReversed = isSame && !query.isReversed
            query.sort = sort.sort
        }
    }

    private func change(keeping part: QueryPart?, _ change: (inout Query) -> Void) {
        var changed = query
        change(&changed)
        changed = capabilities.answerable(changed, keeping: part)
        // Of another list the rows are not there.
        if part != .sort { changed = capabilities.asked(changed) }
        guard changed != query else { return }
        query = changed
        didRefine?()
        didAsk?()
    }
}
