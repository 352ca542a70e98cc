import Entities

struct Row: Identifiable, Hashable, Sendable {
    let id: Int
}

extension Page<Row> {
    /// - Parameter dropped: how many more elements were sent and could not be read.
    static func rows(
        _ ids: some Sequence<Int>, dropped: Int = 0, total: Int? = nil, isLast: Bool = false, isFollowed: Bool = false
    ) -> Page<Row> {
        let items = ids.map(Row.init)
        return Page(
            items: items, sentCount: items.count + dropped, total: total, isLast: isLast, isFollowed: isFollowed)
    }

    /// A page of an endless list.
    static func full(_ number: Int, size: Int = 20) -> Page<Row> {
        rows((number - 1) * size..<number * size)
    }
}
