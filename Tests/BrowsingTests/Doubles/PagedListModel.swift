/// A simple model of a paged list: every page with all its ids, and the page that each id belongs to.
struct PagedListModel {
    struct Page {
        var ids: [Int]
        var isHere = true
    }

    var pages: [Page] = []
    var isComplete = false
    /// Which page an id counts for, from 0.
    private var owners: [Int: Int] = [:]

    var count: Int { pages.map(\.ids.count).reduce(0, +) }

    /// By row; nil for rows that are not in memory.
    var rows: [Int?] { pages.flatMap { page in page.ids.map { page.isHere ? $0 : nil } } }

    mutating func append(_ sent: [Int], isLast: Bool) {
        var ids: [Int] = []
        for id in sent where owners[id] == nil && !ids.contains(id) { ids.append(id) }
        for id in ids { owners[id] = pages.count }
        pages.append(Page(ids: ids))
        isComplete = isLast || sent.isEmpty || ids.isEmpty
    }

    mutating func replace(_ index: Int, with sent: [Int], isLast: Bool) {
        var ids: [Int] = []
        for id in sent where !ids.contains(id) { ids.append(id) }
        for other in pages.indices where other != index && pages[other].isHere {
            pages[other].ids.removeAll(where: ids.contains)
        }
        for (id, owner) in owners where owner == index { owners[id] = nil }
        for id in ids { owners[id] = index }
        pages[index] = Page(ids: ids)
        if isLast || sent.isEmpty {
            pages.removeSubrange((index + 1)...)
            for (id, owner) in owners where owner > index { owners[id] = nil }
            isComplete = true
        } else if index == pages.count - 1 {
            isComplete = false
        }
    }

    /// Evicts the pages without a row in any of the ranges.
    mutating func letGo(keeping ranges: [Range<Int>]) {
        var row = 0
        for index in pages.indices {
            let rows = row..<row + pages[index].ids.count
            if !ranges.contains(where: { $0.overlaps(rows) }) { pages[index].isHere = false }
            row = rows.upperBound
        }
    }
}
