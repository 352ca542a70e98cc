package import Entities

/// A list that a service sends page by page: how many rows it has so far, the items that are in memory, and whether
/// there are more. A value without I/O; `PagedListLoader` feeds it.
///
/// Pages are loaded in order and kept whole, and the list asks for pages by number, never by row. So a page of another
/// length than the others does not shift what comes after it.
///
/// A page may be evicted to save memory. Its rows keep their numbers, but have no items until the page is loaded again.
/// If the service's ranking has changed meanwhile, the newer answer counts: the page now has as many rows as items, and
/// an item in it is removed from the page that had it before. Rows before the page never move; rows after it move by
/// the difference. So no row stays empty for ever, and no film is missing.
package struct PagedList<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    /// How many rows there are so far, whether or not their items are here.
    package private(set) var count = 0
    package private(set) var isComplete = false
    /// What the service says it has in all; nil where it does not say.
    package private(set) var total: Int?

    private struct Slot {
        var firstRow: Int
        var claim: SeenIDs<Item.ID>.Claim
    }

    /// All pages so far, in order.
    private var slots: [Slot] = []
    /// The items of the pages in memory, by page number.
    private var here: [Int: [Item]] = [:]
    private var seen = SeenIDs<Item.ID>()
    private var barrenPages = 0
    /// How many elements the first page had. All pages but the last should have as many.
    private var pageSize = 0
    /// How many pages there were before a skip. The skipped pages may turn out not to exist.
    private var pagesBeforeSkip: Int?

    /// After this many pages in a row without anything readable, no more are requested.
    private static var barrenPageLimit: Int { 3 }

    package init() {}

    /// The page to ask for next, and again after a failure.
    package var nextPage: Int { slots.count + 1 }

    /// Nil where the list has no such row, and while the row's page is not here.
    package func item(at row: Int) -> Item? {
        guard (0..<count).contains(row) else { return nil }
        let number = page(ofRow: row)
        return here[number]?[row - slots[number - 1].firstRow]
    }

    /// The item at a place of a page; nil while it is not here.
    package func item(onPage number: Int, at index: Int) -> Item? {
        here[number].flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// A row as the service counts it: with repeated and unreadable items. It tells on which page the item is, which
    /// the row itself does not.
    package func serviceRow(of row: Int) -> Int {
        guard (0..<count).contains(row), pageSize > 0 else { return row }
        let number = page(ofRow: row)
        return (number - 1) * pageSize + min(row - slots[number - 1].firstRow, pageSize - 1)
    }

    /// The row of an item that is here.
    package func index(of id: Item.ID) -> Int? {
        seen.contains(id) ? index { $0.id == id } : nil
    }

    /// The row of an item that is here.
    package func index(where isWanted: (Item) -> Bool) -> Int? {
        for (number, items) in here {
            if let index = items.firstIndex(where: isWanted) { return slots[number - 1].firstRow + index }
        }
        return nil
    }

    /// Adds the page with the number `nextPage`. An item that the service sends twice, since its ranking has changed
    /// between pages, stays where it came first.
    package mutating func append(_ page: Page<Item>) {
        if page.sentCount == 0, !page.isFollowed, let pagesBeforeSkip {
            // The service has fewer pages than it claims, so the skip is undone.
            cut(after: pagesBeforeSkip)
            self.pagesBeforeSkip = nil
            return
        }
        pagesBeforeSkip = nil
        if slots.isEmpty { pageSize = page.sentCount }
        total = page.total ?? total
        var ids: Set<Item.ID> = []
        let items = page.items.filter { !seen.contains($0.id) && ids.insert($0.id).inserted }
        slots.append(Slot(firstRow: count, claim: seen.claim(items.map { $0.id })))
        here[slots.count] = items
        count += items.count
        // A page with only known items means that the service repeats itself past its end.
        let repeatsItself = items.isEmpty && !page.items.isEmpty
        barrenPages = items.isEmpty ? barrenPages + 1 : 0
        let hasNothingNew = page.sentCount == 0 || repeatsItself || barrenPages >= Self.barrenPageLimit
        isComplete = page.isLast || hasNothingNew && !page.isFollowed
        if isComplete { total = count }
    }

    /// Replaces a page, in memory or evicted, by a newer answer. An item that was on another page before is removed
    /// there.
    ///
    /// - Parameter number: from 1.
    package mutating func replace(_ number: Int, with page: Page<Item>) {
        guard slots.indices.contains(number - 1) else { return }
        var ids: Set<Item.ID> = []
        let items = page.items.filter { ids.insert($0.id).inserted }
        for (other, theirs) in here where other != number {
            let rest = theirs.filter { !ids.contains($0.id) }
            if rest.count < theirs.count { put(rest, on: other) }
        }
        put(items, on: number)
        if page.isLast || page.sentCount == 0 && !page.isFollowed {
            cut(after: number)
            isComplete = true
        } else if number == slots.count {
            isComplete = false
        }
        total = isComplete ? count : page.total ?? total
    }

    /// Continues with the page that this row should be on. The pages between are not loaded, and count as being as long
    /// as the first one.
    ///
    /// - Returns: whether pages were skipped. None are if the service does not say how many rows it has.
    package mutating func skip(toRow row: Int) -> Bool {
        guard !isComplete, let total, row < total, pageSize > 0 else { return false }
        let pages = row / pageSize
        guard pages > slots.count else { return false }
        pagesBeforeSkip = slots.count
        while slots.count < pages {
            slots.append(Slot(firstRow: count, claim: seen.claim([])))
            count += pageSize
        }
        return true
    }

    /// Evicts all pages that have no row in any of these ranges.
    ///
    /// - Returns: their numbers.
    package mutating func letGo(keeping ranges: [Range<Int>]) -> [Int] {
        var gone: [Int] = []
        for number in here.keys where !ranges.contains(where: { $0.overlaps(rows(ofPage: number)) }) {
            gone.append(number)
        }
        for number in gone { here[number] = nil }
        return gone
    }

    package func isHere(page number: Int) -> Bool {
        here[number] != nil
    }

    /// The first evicted page with a row in this range.
    package func firstPageMissing(in rows: Range<Int>, where isWanted: (Int) -> Bool = { _ in true }) -> Int? {
        let end = min(rows.upperBound, count)
        guard rows.lowerBound < end else { return nil }
        var number = page(ofRow: rows.lowerBound)
        // Called for every key: a sequence would allocate memory.
        while number <= slots.count, slots[number - 1].firstRow < end {
            if here[number] == nil, !self.rows(ofPage: number).isEmpty, isWanted(number) { return number }
            number += 1
        }
        return nil
    }

    /// How many rows should be loaded, so that two screens are ready below the visible rows; nil if there are enough,
    /// or no more.
    ///
    /// - Parameter lastVisible: the index of the last row in sight, -1 for none.
    package func target(lastVisible: Int, visibleRows: Int) -> Int? {
        let rows = max(1, visibleRows)
        guard !isComplete, count - (lastVisible + 1) < 2 * rows else { return nil }
        let batch = max(1, rows * 3 / 2)
        return count + batch
    }

    private func rows(ofPage number: Int) -> Range<Int> {
        slots[number - 1].firstRow..<(number < slots.count ? slots[number].firstRow : count)
    }

    /// The last page that begins at this row or before. (A page without rows begins where the next one begins.)
    private func page(ofRow row: Int) -> Int {
        var (low, high) = (0, slots.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if slots[middle].firstRow <= row { low = middle } else { high = middle }
        }
        return low + 1
    }

    private mutating func put(_ items: [Item], on number: Int) {
        let difference = items.count - rows(ofPage: number).count
        seen.release(slots[number - 1].claim)
        slots[number - 1].claim = seen.claim(items.map { $0.id })
        here[number] = items
        guard difference != 0 else { return }
        for index in number..<slots.count { slots[index].firstRow += difference }
        count += difference
    }

    private mutating func cut(after number: Int) {
        guard number < slots.count else { return }
        count = slots[number].firstRow
        for index in number..<slots.count {
            seen.release(slots[index].claim)
            here[index + 1] = nil
        }
        slots.removeSubrange(number...)
    }
}
