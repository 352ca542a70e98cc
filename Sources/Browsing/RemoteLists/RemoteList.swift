package import Entities
package import Presentation
package import Services

/// A paged list that can be searched, sorted and narrowed: what presenters of such lists compose.
@MainActor
package final class RemoteList<Item: KeptItem, Query: RefinableQuery> where Item.ID: StableID {
    package let marked: MarkedList<Item, Query>
    package let refining: ListRefining<Query>
    /// Set by the owner, which they should hold weakly: called when the reader is asked something else, or looks for
    /// something else.
    package var didAsk: (@MainActor () -> Void)?
    private let interactor: any RemoteListInteractor<Item, Query>
    private let router: any ListRouter<Item.ID>
    private let rows: LoadedRows
    private let searchPause: Pause
    private let wording: Wording
    private let name: String
    private let empty: Message
    private let notices: any NoticeBoard
    private let makeSearch: (Query, String) -> Query
    private let views: SavedListNaming
    /// The text that the list was made to look for; nil for none.
    private let begunWith: String?
    /// The saved view that the list was made from, and what its source could answer of it. Nil for a plain list.
    private let begun: (view: SavedView, query: Query)?
    /// Whether nothing has what was typed, so that the rows are what comes near.
    private var showsOnlyNear = false
    private var search: ListFilter? {
        didSet { didAsk?() }
    }

    /// - Parameters:
    ///   - undo: gets a step for a favourite that was taken away under another name.
    ///   - name: the title of the list as it is before anything is chosen.
    ///   - empty: what a list without rows says.
    ///   - searchPause: how long the reader must have stopped typing before the source is asked.
    ///   - makeSearch: the query that looks for what was typed.
    package init<Interactor: RemoteListInteractor, Router: ListRouter<Item.ID>>(
        interactor: Interactor, router: Router, notices: any NoticeBoard, undo: UndoStack<LibraryFailure>,
        wording: Wording, name: String, empty: Message, searchPause: Pause,
        makeSearch: @escaping (Query, String) -> Query = { query, text in
            var query = query
            query.text = text
            return query
        }
    ) where Interactor.Item == Item, Interactor.Query == Query {
        self.interactor = interactor
        self.router = router
        self.wording = wording
        self.name = name
        self.empty = empty
        self.notices = notices
        self.searchPause = searchPause
        self.makeSearch = makeSearch
        let rows = LoadedRows()
        self.rows = rows
        var query = interactor.query
        let text = query.text
        begunWith = text
        query.text = nil
        refining = ListRefining(query: query, catalog: interactor.source, wording: wording, notices: notices)
        views = SavedListNaming(library: interactor.library, notices: notices, undo: undo, wording: wording)
        let wanted = interactor.query.refinement
        begun =
            wanted == Refinement()
            ? nil : (view: SavedView(of: Query.kind, wanted), query: refining.query)
        marked = MarkedList(
            interactor: interactor, query: refining.query, router: router, notices: notices, undo: undo,
            wording: wording, empty: empty
        ) { pages, query in
            guard let sort = query.sort, interactor.source.capabilities.needsAllRows(query) else { return pages }
            return ArrangedPages(all: pages) { interactor.arranged($0, by: sort, isReversed: query.isReversed) }.source
        } note: { page, number in
            rows.note(page.items.map(interactor.searchedText), page.items.map(interactor.summary), ofPage: number)
        }
        refining.hasAllRows = { [weak marked] in marked?.browser.isComplete == true }
        refining.didAsk = { [weak self] in self?.didAsk?() }
        refining.didRefine = { [weak self] in self?.didRefine() }
        refining.didAskToKeep = { [weak self] in self?.askForViewName() }
        views.didAsk = { [weak self] in self?.didAsk?() }
        if let text { showSearch(for: text) }
        tellWhatIsLeftOut(of: query.refinement)
    }

    /// Tells which filters of a saved view this source cannot answer.
    private func tellWhatIsLeftOut(of wanted: Refinement) {
        let formatter = QueryFormatter(wording)
        let missing = wanted.filters.filter { refining.query[$0.filter] == nil }
            .map { formatter.condition($0.condition, of: $0.filter) }
        guard !missing.isEmpty else { return }
        notices.post(Message(wording.query.notAnswered(missing.joined(separator: " · "))))
    }

    /// What the list has loaded, as far as it is remembered.
    package var loaded: [KnownItem] { rows.known }

    package var controls: ListControls {
        ListControls(
            menu: refining.menu, askedText: views.askedText ?? refining.askedText, filter: search,
            choices: refining.choices, canBeKept: keptRefinement != nil)
    }

    /// The source that it asks.
    package var source: SourceID { interactor.source.source }

    /// The view's name, if it is one; the list's name, the answered part of the refinement, and the search once typed.
    package var title: String {
        let title = titleOfList
        // A view may be named after what was chosen.
        guard let viewName, !" · \(title) · ".contains(" · \(viewName) · ") else { return title }
        return "\(viewName) · \(title)"
    }

    private var titleOfList: String {
        let query = question ?? refining.query
        let collection = capabilities.collections.count > 1 ? capabilities.list(of: query).collection : nil
        let title = QueryFormatter(wording).title(name, collection, query.refinement)
        guard let search, !search.isBeingTyped, !search.isEmpty else { return title }
        return "\(title) · \(wording.library.searching(search.text))"
    }

    /// Nil where the list, as it is now, is none of the reader's views.
    private var viewName: String? {
        if let begun, begun.query == refining.query, search?.text == begunWith, let name = views.name(of: begun.view) {
            return name
        }
        return keptRefinement.flatMap { views.name(of: SavedView(of: Query.kind, $0)) }
    }

    /// The form in which the session file stores it.
    package var storedQuery: String {
        var refinement = refining.query.refinement
        refinement.text = search?.text
        return refinement.storedText
    }

    /// Called before the list appears; loads nothing.
    package func restore(storedQuery: String) {
        var query = interactor.query
        query.refinement = Refinement(storedText: storedQuery)
        let text = query.text
        query.text = nil
        refining.restore(query)
        marked.show(refining.query)
        if let text { showSearch(for: text) }
    }

    /// A list that is empty because of what was chosen says so, and one that shows only what comes near. How many rows it has is for the panel.
    package func list(_ state: ListState) -> ListState {
        refining.total = state.total.map { wording.format.grouped($0) }
        if !marked.browser.isReplacingRows { rows.isBeingReplaced = false }
        if showsOnlyNear, let search, state.rowCount > 0, state.tail == nil {
            var state = state
            state.tail = .said(wording.query.onlyNear(search.text))
            return state
        }
        guard state.message == empty, refining.query != capabilities.answerable(interactor.query) else { return state }
        var state = state
        state.message = wording.query.nothingLetThrough
        return state
    }

    // MARK: Where it leads

    package func showDetail(ofRow index: Int) {
        guard let item = marked.item(at: index) else { return }
        marked.browser.didMoveCursor(to: index)
        router.showDetail(of: item.id)
    }

    /// - Parameter id: the item under the cursor; nil for none.
    package func follow(_ id: Item.ID?) {
        if let id { router.followDetail(of: id) } else { router.followNothing() }
    }

    package func didMoveDetail(to id: Item.ID) {
        router.didMoveDetail(to: id)
    }

    // MARK: What is typed in answer to a question

    /// For the list as it is now, a search included.
    package func askForViewName() {
        guard let refinement = keptRefinement else { return notices.post(wording.query.nothingToKeep) }
        let words = [QueryFormatter(wording).title(refining.query.refinement), refinement.text].compactMap(\.self)
            .filter { !$0.isEmpty }
        views.ask(for: SavedView(of: Query.kind, refinement), named: words.joined(separator: " · "))
    }

    package func type(_ text: String) {
        if views.askedText == nil { refining.type(text) } else { views.type(text) }
    }

    /// What a view of the list would be; nil where it is as it always is.
    private var keptRefinement: Refinement? {
        var refinement = refining.query.refinement
        refinement.text = search?.isEmpty == false ? search?.text : nil
        return refinement == Refinement() ? nil : refinement
    }

    /// - Parameter keeps: whether the text counts.
    package func endTyping(keeps: Bool) {
        if views.askedText == nil { refining.endTyping(keeps: keeps) } else { views.endTyping(keeps: keeps) }
    }

    package func refresh() {
        showsOnlyNear = false
        marked.refresh()
        if marked.browser.isReplacingRows { rows.isBeingReplaced = true }
    }

    // MARK: Searching

    /// It is typed from now on.
    package func beginSearch() {
        search = ListFilter(text: search?.text ?? "", isBeingTyped: true)
    }

    package func changeSearch(to text: String) {
        guard text != search?.text else { return }
        search = ListFilter(text: text, isBeingTyped: true)
        showSearch()
    }

    /// - Parameter keeps: whether what was found stays. If not, the list is as it was before.
    package func endSearch(keeps: Bool) {
        let text = search?.text ?? ""
        search = keeps && !SearchWords(text).isEmpty ? ListFilter(text: text) : nil
        if search == nil { marked.browser.uncover() }
    }

    private func showSearch(for text: String) {
        search = ListFilter(text: text)
        showSearch()
    }

    private func showSearch() {
        showsOnlyNear = false
        let words = SearchWords(search?.text ?? "")
        guard !words.isEmpty else { return marked.browser.uncover() }
        let pages = SearchPages(
            places: rows.places(of: words), loaded: marked.source, found: question.map(marked.source),
            near: { [weak self] in self?.nearItems(to: words) ?? [] }, pause: searchPause
        ) { [interactor] in words.areFound(in: interactor.searchedText(of: $0)) }
        marked.browser.cover(
            with: pages.source, having: pages.firstPage { marked.browser.item(onPage: $0.page, at: $0.index) },
            empty: emptySearch)
    }

    /// Those in memory. If something else is looked for by now, they are not shown.
    private func nearItems(to words: SearchWords) -> [Item] {
        let items = rows.nearPlaces(of: words).compactMap { marked.browser.item(onPage: $0.page, at: $0.index) }
        if words == SearchWords(search?.text ?? "") { showsOnlyNear = !items.isEmpty }
        return items
    }

    /// What the source is asked for what was typed; nil without a search, and while it is too short.
    private var question: Query? {
        guard let typed = search?.text.split(whereSeparator: \.isWhitespace).joined(separator: " "), !typed.isEmpty,
            capabilities.canSearch, typed.count >= capabilities.shortestSearch
        else { return nil }
        return capabilities.answerable(makeSearch(refining.query, typed), keeping: .text)
    }

    private var emptySearch: Message {
        question == nil && capabilities.canSearch
            ? wording.query.searchTooShort(wording.format.grouped(capabilities.shortestSearch))
            : wording.query.nothingFound(search?.text ?? "")
    }

    private var capabilities: SourceCapabilities { interactor.source.capabilities }

    private func didRefine() {
        showsOnlyNear = false
        marked.browser.uncover()
        rows.forget()
        marked.show(refining.query)
        if search != nil { showSearch() }
    }
}
