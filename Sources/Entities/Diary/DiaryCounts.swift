/// How many entries of a period count for each figure.
package struct DiaryCounts: Hashable, Sendable {
    private var numbers: [DiaryFigure: Int] = [:]

    package init(_ entries: some Sequence<DiaryEntry>) {
        for entry in entries {
            for figure in entry.figures { numbers[figure, default: 0] += 1 }
        }
    }

    /// 0 for what nothing counts for.
    package subscript(_ figure: DiaryFigure) -> Int { numbers[figure] ?? 0 }

    /// The figures for which something counts, in no order.
    package var figures: some Sequence<DiaryFigure> { numbers.keys }

    /// How many different things.
    package var things: Int {
        numbers.keys.count { if case .thing = $0 { true } else { false } }
    }
}
