/// What somebody writes down of a book, as it is typed.
package struct BookFields: Hashable, Sendable {
    package enum Field: CaseIterable, Hashable, Sendable {
        case title, author, isbn, pages, released

        /// How long it may be to be stored; nil where its form says more than that.
        package var limitInBytes: Int? {
            switch self {
            case .title: LibraryLimits.title
            case .author: LibraryLimits.subtitle
            case .isbn, .pages, .released: nil
            }
        }
    }

    /// Why a field cannot be stored.
    package enum Problem: Hashable, Sendable {
        case empty
        case tooLong(limitInBytes: Int)
        /// Neither ten nor thirteen digits, or a check digit that is wrong.
        case notAnISBN
        case notACount(ClosedRange<Int>)
        /// Neither a day that there is nor a year.
        case noSuchDay
        case inTheFuture
    }

    private var texts: [Field: String] = [:]

    package init() {}

    package init(_ book: ShelfBook) {
        texts = [
            .title: book.title, .author: book.author, .isbn: book.isbn ?? "",
            .pages: book.pages.map { String($0) } ?? "", .released: book.released?.iso8601 ?? "",
        ]
    }

    package subscript(field: Field) -> String {
        get { texts[field] ?? "" }
        set { texts[field] = newValue }
    }

    /// The fields that were changed on both sides, and not to the same.
    ///
    /// - Parameter before: what both began with.
    package func contradictions(to other: BookFields, since before: BookFields) -> [Field] {
        Field.allCases.filter { field in
            self[field] != before[field] && other[field] != before[field] && self[field] != other[field]
        }
    }

    /// The changes of both sides.
    ///
    /// - Parameter wins: whether a field that both have changed is as it is here.
    package func joined(with other: BookFields, since before: BookFields, wins: Bool) -> BookFields {
        var joined = other
        for field in Field.allCases where self[field] != before[field] && (wins || other[field] == before[field]) {
            joined[field] = self[field]
        }
        return joined
    }

    /// Nil for a field that can be stored. Only the title may not be empty.
    package func problem(with field: Field, today: CalendarDate) -> Problem? {
        let text = self[field].trimmed
        if text.isEmpty { return field == .title ? .empty : nil }
        if let limit = field.limitInBytes, text.utf8.count > limit { return .tooLong(limitInBytes: limit) }
        switch field {
        case .title, .author: return nil
        case .isbn: return ISBN(text) == nil ? .notAnISBN : nil
        case .pages: return pages == nil ? .notACount(Standing.pageCounts) : nil
        case .released:
            guard let day = CalendarDate(iso8601: text) else { return .noSuchDay }
            return day > today ? .inTheFuture : nil
        }
    }

    /// The book; nil as long as a field has a problem.
    package func book(today: CalendarDate) -> ShelfBook? {
        guard Field.allCases.allSatisfy({ problem(with: $0, today: today) == nil }) else { return nil }
        return ShelfBook(
            title: self[.title].trimmed, author: self[.author].trimmed, isbn: ISBN(self[.isbn])?.digits, pages: pages,
            released: CalendarDate(iso8601: self[.released].trimmed))
    }

    private var pages: Int? {
        Int(self[.pages].trimmed).flatMap { Standing.pageCounts.contains($0) ? $0 : nil }
    }
}

extension String {
    /// Without space around it.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
