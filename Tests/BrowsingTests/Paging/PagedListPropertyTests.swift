import Browsing
import Entities
import TestSupport
import Testing

/// Random loads, evictions and changed pages: the list equals its model.
struct PagedListPropertyTests {
    @Test(
        "Random pages, replacements and lettings-go leave what a simple model has",
        arguments: 1...40 as ClosedRange<UInt64>)
    func isWhatTheModelSays(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var (list, model) = (PagedList<Row>(), PagedListModel())
        for step in 1...150 {
            let sent = ids(&generator)
            let isLast = Int.random(in: 0..<60, using: &generator) == 0
            switch Int.random(in: 0..<6, using: &generator) {
            case 0, 1:
                if list.isComplete { continue }
                list.append(.rows(sent, isLast: isLast))
                model.append(sent, isLast: isLast)
            case 2, 3:
                guard let index = model.pages.indices.randomElement(using: &generator) else { continue }
                list.replace(index + 1, with: .rows(sent, isLast: isLast))
                model.replace(index, with: sent, isLast: isLast)
            default:
                let ranges = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                    let start = Int.random(in: 0...model.count, using: &generator)
                    return start..<start + Int.random(in: 1...12, using: &generator)
                }
                _ = list.letGo(keeping: ranges)
                model.letGo(keeping: ranges)
            }
            guard agree(list, model) else {
                Issue.record("seed \(seed), step \(step): \(model.rows) became \(rows(of: list))")
                return
            }
        }
    }

    @Test("Of what is here, no item is in two rows", arguments: 1...20 as ClosedRange<UInt64>)
    func nothingIsThereTwice(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var list = PagedList<Row>()
        for _ in 1...200 {
            if list.nextPage < 12 || Bool.random(using: &generator) {
                list.append(.rows(ids(&generator)))
            } else {
                list.replace(Int.random(in: 1..<list.nextPage, using: &generator), with: .rows(ids(&generator)))
            }
            let start = Int.random(in: 0...list.count, using: &generator)
            _ = list.letGo(keeping: [start..<start + 20])
            #expect(Set(list.ids).count == list.ids.count)
        }
    }

    /// Few numbers, so that many are repeated.
    private func ids(_ generator: inout SeededGenerator) -> [Int] {
        (0..<Int.random(in: 0...6, using: &generator)).map { _ in Int.random(in: 0..<80, using: &generator) }
    }

    private func rows(of list: PagedList<Row>) -> [Int?] {
        (0..<list.count).map { list.item(at: $0)?.id }
    }

    private func agree(_ list: PagedList<Row>, _ model: PagedListModel) -> Bool {
        let rows = rows(of: list)
        return rows == model.rows && list.isComplete == model.isComplete && list.nextPage == model.pages.count + 1
            && (0..<80).allSatisfy { list.index(of: $0) == rows.firstIndex(of: $0) }
    }
}
