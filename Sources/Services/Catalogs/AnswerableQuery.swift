package import Entities

/// A part of a query, such as the one that was chosen last.
package enum QueryPart: Hashable, Sendable {
    case text
    case collection
    case sort
    case filter(QueryFilter)
}

/// Which part of a query a source can answer: sources do not combine everything with everything.
extension SourceCapabilities {
    /// The query without what its source cannot answer, so that nothing is said of a list that the source was not asked.
    /// What the source does by itself is left unsaid: its first list, and the order that a list has of itself.
    ///
    /// - Parameter kept: what was chosen last; the rest gives way to it. Without it, a search counts most, then a collection
    ///   that was chosen, then filters.
    package func answerable<Query: RefinableQuery>(_ query: Query, keeping kept: QueryPart? = nil) -> Query {
        var answerable = query
        answerable.refinement = self.answerable(query.refinement, keeping: kept)
        return answerable
    }

    /// The query without what its source cannot answer, and without orders that its service does not know: as that is asked.
    package func asked<Query: RefinableQuery>(_ query: Query) -> Query {
        var asked = answerable(query)
        if needsAllRows(asked) { (asked.sort, asked.isReversed) = (nil, false) }
        return asked
    }

    /// Whether its order is one that the service does not know.
    package func needsAllRows(_ query: some RefinableQuery) -> Bool {
        query.sort.flatMap { list(of: query).sort($0) }?.needsAllRows == true
    }

    /// The list that answers.
    package func list(of query: some RefinableQuery) -> List {
        list(of: query.refinement)
    }

    /// The order that it comes in; nil where the source does not say.
    package func sort(of query: some RefinableQuery) -> QuerySort? {
        let list = list(of: query)
        return query.sort.flatMap { list.sort($0)?.sort } ?? list.sorts.first?.sort
    }

    /// What is asked of any kind, without what the source cannot answer.
    package func answerable(_ refinement: Refinement, keeping kept: QueryPart? = nil) -> Refinement {
        let list = list(of: refinement, keeping: kept)
        var answerable = refinement
        answerable.text = list == search ? refinement.text?.trimmed : nil
        answerable.collection = list == search || list == lists.first ? nil : list.collection
        for setting in refinement.filters {
            answerable[setting.filter] = list.filter(setting.filter)?.form.accepted(setting.condition)
        }
        let sort = refinement.sort.map(list.sort) ?? list.sorts.first
        answerable.isReversed = refinement.isReversed && sort?.canBeReversed == true
        answerable.sort = sort == list.sorts.first && !answerable.isReversed ? nil : sort?.sort
        return answerable
    }

    /// - Parameter kept: as with `answerable`.
    package func list(of refinement: Refinement, keeping kept: QueryPart? = nil) -> List {
        if let search, let text = refinement.text?.trimmed, text.count >= shortestSearch, !text.isEmpty,
            search.takes(kept, of: refinement)
        {
            return search
        }
        let possible = lists.filter { !$0.needsFilter || $0.narrows(refinement) }
        func merit(_ list: List) -> [Int] {
            let isChosen = refinement.collection != nil && list.collection == refinement.collection
            let taken = refinement.filters.count { list.accepts($0) }
            let isSorted = refinement.sort.map { list.sort($0) != nil } == true
            // In place of a list that cannot answer comes the most general one.
            let isGeneral = refinement.collection != nil && list.collection == .everything
            return [list.takes(kept, of: refinement), isChosen].map { $0 ? 1 : 0 } + [taken, isSorted ? 1 : 0]
                + [isGeneral ? 1 : 0]
        }
        let best = possible.map(merit).max { $0.lexicographicallyPrecedes($1) }
        return possible.first { merit($0) == best } ?? lists.first ?? List(.everything)
    }
}

extension SourceCapabilities.List {
    /// Whether it can be had with this part as it is; true for no part.
    fileprivate func takes(_ part: QueryPart?, of refinement: Refinement) -> Bool {
        switch part {
        case nil: true
        case .text: collection == nil || refinement.text == nil
        case .collection: collection != nil && (refinement.collection == nil || collection == refinement.collection)
        case .sort: refinement.sort.map { sort($0) != nil } ?? true
        case .filter(let filter):
            refinement.filters.first { $0.filter == filter }.map(accepts) ?? true
        }
    }

    fileprivate func accepts(_ setting: Refinement.Setting) -> Bool {
        filter(setting.filter)?.form.accepted(setting.condition) != nil
    }

    /// Whether one of its filters is set.
    fileprivate func narrows(_ refinement: Refinement) -> Bool {
        refinement.filters.contains(where: accepts)
    }
}

extension SourceCapabilities.Filter.Form {
    /// What of a condition it can be; nil for nothing.
    fileprivate func accepted(_ condition: FilterCondition) -> FilterCondition? {
        switch (self, condition) {
        case (.choices(let several, let excluded, _), .choices(let choices)):
            let accepted = FilterChoices(
                with: several ? choices.with : Array(choices.with.prefix(1)), without: excluded ? choices.without : [])
            return accepted.isEmpty ? nil : .choices(accepted)
        case (.found, .choices(let choices)): return choices.with.first.map { .choices(FilterChoices(with: [$0])) }
        case (.years(single: true), .range(let range)): return range.single == nil ? nil : condition
        case (.years(single: false), .range), (.minutes, .range): return condition
        case (.least(let most), .range(let range)):
            guard let least = range.least, least > 0 else { return nil }
            return FilterRange(atLeast: min(least, most ?? least)).map { .range($0) }
        case (.choices, .range), (.found, .range), (.years, .choices), (.minutes, .choices), (.least, .choices):
            return nil
        }
    }
}

extension String {
    fileprivate var trimmed: String? {
        let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : words
    }
}
