import Entities
import Runtime
import Services

/// Makes of what was typed the question that a list answers. What it cannot answer, or not together, is a mistake that is
/// told: a list that says less than it was asked for would look like an answer.
struct FindQuestion {
    let list: FoundList
    let request: FindRequest

    /// These may have values that are not listed.
    private static let open: Set<QueryFilter> = [.tag, .subject, .author, .person]

    func refinement() throws(FindFailure) -> Refinement {
        var refinement = Refinement(text: request.text, isReversed: request.isReversed)
        if let name = request.collection {
            guard let collection = list.capabilities.collections.first(where: { $0.rawValue == name }) else {
                throw .notThere("--collection \(name)", list.kind, list.capabilities.collections.map(\.rawValue))
            }
            refinement.collection = collection
        }
        if let name = request.sort {
            let possible = list.capabilities.sorts + (list.capabilities.search?.sorts ?? [])
            let sorts = QuerySort.allCases.filter { sort in possible.contains { $0.sort == sort } }
            guard let sort = sorts.first(where: { $0.rawValue == name }) else {
                throw .notThere("--sort \(name)", list.kind, sorts.map(\.rawValue))
            }
            refinement.sort = sort
        }
        for typed in request.filters {
            guard let filter = list.capabilities.filters.first(where: { $0.filter == typed.filter }) else {
                throw .notThere(
                    "--\(typed.filter.rawValue)", list.kind, list.capabilities.filters.map { "--\($0.filter.rawValue)" }
                )
            }
            refinement[typed.filter] = try condition(typed, filter.form)
        }
        try check(refinement)
        return refinement
    }

    private func check(_ refinement: Refinement) throws(FindFailure) {
        let (answered, answering) = (list.capabilities.answerable(refinement), list.capabilities.list(of: refinement))
        var lost = refinement.filters.filter { answered[$0.filter] != $0.condition }.map { "--\($0.filter.rawValue)" }
        if let collection = refinement.collection, answering.collection != collection { lost.append("--collection") }
        if let sort = refinement.sort, answering.sort(sort) == nil { lost.append("--sort") }
        if refinement.isReversed, !answered.isReversed { lost.append("--reverse") }
        if refinement.text != nil, answered.text == nil { throw .searchTooShort(list.capabilities.shortestSearch) }
        if !lost.isEmpty { throw .notTogether(lost, list.kind, isSearch: refinement.text != nil) }
    }

    private func condition(
        _ typed: FindRequest.TypedFilter, _ form: SourceCapabilities.Filter.Form
    ) throws(FindFailure) -> FilterCondition {
        switch form {
        case .choices(_, _, let isListed): return .choices(try choices(typed, isListed: isListed))
        case .found: return .choices(FilterChoices(with: [try value(typed.text, of: typed.filter, isListed: false)]))
        case .years(let isSingle):
            if isSingle, FilterRange(typed: typed.text, decades: true)?.single == nil {
                throw .unusableValue("--\(typed.filter.rawValue)", typed.text, "1999")
            }
            guard let range = FilterRange(typed: typed.text, decades: true) else {
                throw .unusableValue("--\(typed.filter.rawValue)", typed.text, "1990-1999, 1990s, 1990- or 1999")
            }
            return .range(range)
        case .minutes:
            guard let range = FilterRange(typed: typed.text, decades: false) else {
                throw .unusableValue("--\(typed.filter.rawValue)", typed.text, "60-90, 60- or -90")
            }
            return .range(range)
        case .least:
            guard let range = Double(typed.text).flatMap({ FilterRange(atLeast: $0) }) else {
                throw .unusableValue("--\(typed.filter.rawValue)", typed.text, "7.5")
            }
            return .range(range)
        }
    }

    private func choices(_ typed: FindRequest.TypedFilter, isListed: Bool) throws(FindFailure) -> FilterChoices {
        var (with, without) = ([FilterValue](), [FilterValue]())
        for word in typed.text.split(separator: ",").map(String.init) {
            // A shell may take the one sign for itself.
            let isExcluded = word.hasPrefix("-") || word.hasPrefix("!")
            let value = try value(isExcluded ? String(word.dropFirst()) : word, of: typed.filter, isListed: isListed)
            isExcluded ? without.append(value) : with.append(value)
        }
        let choices = FilterChoices(with: with, without: without)
        let isBoth = with.contains { one in without.contains { $0.key == one.key } }
        if isBoth || choices.isEmpty { throw .unusableValue("--\(typed.filter.rawValue)", typed.text, "drama,-horror") }
        return choices
    }

    private func value(
        _ name: String, of filter: QueryFilter, isListed: Bool
    ) throws(FindFailure) -> FilterValue {
        let read = list.values
        let known: [FilterValue]
        switch waiting(for: { await read(filter, isListed ? nil : name) }) {
        case .success(let values): known = values
        case .failure(let failure):
            guard Self.open.contains(filter) else { throw .service(list.source, failure) }
            known = []
        }
        if let value = known.first(where: { $0.key.folded == name.folded || $0.name?.folded == name.folded }) {
            return value
        }
        // Who is known by a part of the name is meant more likely than nobody.
        if !isListed, let likely = known.first { return likely }
        guard Self.open.contains(filter) else { throw .unknownValue("--\(filter.rawValue)", name, known.map(\.key)) }
        return FilterValue(name, name: name)
    }
}

extension FilterRange {
    /// `1990-1999`, `1990-`, `-1999`, `1999`, and `1990s` for a decade.
    fileprivate init?(typed: String, decades: Bool) {
        let digits = { (text: Substring) -> Bool in
            !text.isEmpty && text.utf8.count <= 4 && text.utf8.allSatisfy { (48...57).contains($0) }
        }
        if decades, typed.hasSuffix("0s"), digits(typed.dropLast()), let first = Int(typed.dropLast()) {
            self.init(first...first + 9)
            return
        }
        let sides = typed.split(separator: "-", omittingEmptySubsequences: false)
        guard (1...2).contains(sides.count), sides.allSatisfy({ $0.isEmpty || digits($0) }) else { return nil }
        self.init(Double(sides[0]), Double(sides[sides.count - 1]))
    }
}
