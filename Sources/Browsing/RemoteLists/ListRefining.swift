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

    private typealias Menus = RefiningMenus<Query>

    /// What was chosen, as the source answers it.
    package private(set) var query: Query
    /// Set by the owner, which they should hold weakly: called when another menu or line is to be shown.
    package var didAsk: (@MainActor () -> Void)?
    /// Set by the owner, which they should hold weakly: called when the query is another one.
    package var didRefine: (@MainActor () -> Void)?
    /// A list of the reader's own that is chosen from beside the source's; nil for none.
    package var ownList: String?
    /// Set by the owner, which they should hold weakly: called when the reader's own list is chosen.
    package var didChooseOwnList: (@MainActor () -> Void)?
    /// Set by the owner, which they should hold weakly: called when the list is to be kept as it is.
    package var didAskToKeep: (@MainActor () -> Void)?
    /// Set by the owner, which they should hold weakly: whether all rows of the list are there.
    package var hasAllRows: (@MainActor () -> Bool)?
    /// How many items the list has, in words; nil where the source does not say.
    package var total: String? {
        didSet { if total != oldValue, asked == .filters { didAsk?() } }
    }

    private let catalog: any Catalog
    private let wording: Wording
    private let notices: any NoticeBoard
    private let scope = TaskScope<Work>()
    private var asked: Asked? {
        didSet { didAsk?() }
    }
    /// Whether what is asked was chosen from the panel, and leads back there.
    private var isInPanel = false
    /// What was chosen from the panel last: there one is when one comes back.
    private var entered: Menus.Entry?
    private var values: [FilterValue] = []
    private var isLoadingValues = false

    package init(query: Query, catalog: any Catalog, wording: Wording, notices: any NoticeBoard) {
        self.query = catalog.capabilities.asked(query)
        self.catalog = catalog
        self.wording = wording
        self.notices = notices
    }

    private var words: Words<QueryWording> { wording.query }
    private var capabilities: SourceCapabilities { catalog.capabilities }
    private var menus: Menus {
        Menus(query: query, capabilities: capabilities, wording: wording, ownList: ownList)
    }

    /// What can be asked for now.
    var choices: [ListChoice] { menus.choices }

    // MARK: What is asked

    package func askForCollection() {
        guard menus.canChooseCollection else { return notices.post(Message(words.oneCollection)) }
        (isInPanel, asked) = (false, .collection)
    }

    package func askForSort() {
        guard menus.canSort else { return notices.post(Message(words.cannotSort)) }
        (isInPanel, asked) = (false, .sort)
    }

    package func askForFilters() {
        guard menus.canRefine else { return notices.post(Message(words.cannotRefine)) }
        (isInPanel, entered, asked) = (true, nil, .filters)
    }

    package var menu: Menu? {
        switch asked {
        case .collection: menus.ofCollections
        case .sort: menus.ofSorts
        case .filters: menus.ofPanel(total: total, from: entered)
        case .values(let filter): valuesMenu(of: filter)
        case .text, nil: nil
        }
    }

    package var askedText: TextQuestion? {
        guard case .text(let filter, let typed) = asked else { return nil }
        return menus.question(for: filter, typed: typed)
    }

    // MARK: The panel

    private func enter(_ entry: Menus.Entry) {
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

    private func ask(for filter: QueryFilter) {
        guard case .choices(_, _, listed: true) = menus.form(of: filter) else {
            return asked = .text(filter, typed: menus.typed(filter))
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
        case .success([]): return asked = .text(filter, typed: menus.typed(filter))
        case .success(let read): values = read
        case .failure(let failure): notices.post(wording.message(failure))
        }
        didAsk?()
    }

    // MARK: Values

    private func valuesMenu(of filter: QueryFilter) -> Menu {
        menus.ofValues(values, of: filter, isLoading: isLoadingValues, canExclude: excluding(filter))
    }

    /// Whether values of it can be excluded.
    private func excluding(_ filter: QueryFilter) -> Bool {
        if case .choices(_, let excluded, _) = menus.form(of: filter) { excluded } else { false }
    }

    /// Next state of a value: wanted, then excluded where the source can, then unset.
    private func mark(_ value: FilterValue, of filter: QueryFilter) {
        guard case .choices(let several, let excluded, _) = menus.form(of: filter) else { return }
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
        case (.filters, .took(let entry)), (.filters, .marked(let entry)): enter(menus.panel[entry])
        case (.filters, .cleared(let entry)): clear(menus.panel[entry])
        case (.filters, .left): leave()
        case (.collection, .took(capabilities.collections.count)):
            leave()
            didChooseOwnList?()
        case (.collection, .took(let entry)):
            change(keeping: .collection) { $0.collection = capabilities.collections[entry] }
            goBack()
        case (.sort, .took(let entry)):
            sortBy(menus.sorts[entry])
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
            let condition = menus.form(of: filter)?.condition(typed: typed)
            if condition == nil, !typed.allSatisfy(\.isWhitespace) { return notices.post(words.notUnderstood(filter)) }
            set(filter, condition)
        }
        goBack()
    }

    /// Takes a stored query; does not call `didRefine`. An order that needs all rows is dropped.
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

    private func clear(_ entry: Menus.Entry) {
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
        let isSame = sort.sort == menus.sort
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
        // Such an order does not survive another list, whose rows are not loaded.
        if part != .sort { changed = capabilities.asked(changed) }
        guard changed != query else { return }
        query = changed
        didRefine?()
        didAsk?()
    }
}
