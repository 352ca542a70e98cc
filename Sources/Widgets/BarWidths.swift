import Presentation
import TerminalKit

/// How wide the columns of bars are, in cells: the same for all bars of a page, so that all begin and end at the same cells.
struct BarWidths {
    private(set) var label = 0
    private(set) var number = Self.leastNumber
    /// 0 where nothing is compared.
    private(set) var aside = 0

    /// Of no bars.
    init() {}

    init(label: Int, number: Int, aside: Int) {
        (self.label, self.number, self.aside) = (label, number, aside)
    }

    /// - Parameter sum: what the bars are together; nil where that is not said.
    init(of bars: [DetailSection.Bar], _ sum: DetailSection.Row?) {
        func width(_ texts: [String]) -> Int { texts.map { HarmlessText.width(of: $0) }.max() ?? 0 }
        label = width(bars.map(\.label) + [sum?.left.text ?? ""])
        number = max(Self.leastNumber, width(bars.map(\.number) + [sum?.right?.text ?? ""]))
        aside = width(bars.map { $0.aside ?? "" })
    }

    /// Of all bars of a page.
    init(of content: DetailContent) {
        for case .section(let section) in content.parts {
            if case .bars(let bars, let sum) = section.body { self = union(BarWidths(of: bars, sum)) }
        }
    }

    func union(_ other: BarWidths) -> BarWidths {
        BarWidths(label: max(label, other.label), number: max(number, other.number), aside: max(aside, other.aside))
    }

    /// These widths beside a comparison of another width, in cells.
    func with(aside: Int) -> BarWidths { BarWidths(label: label, number: number, aside: aside) }

    /// How long a whole bar is beside these columns; nil where that says little.
    func bar(in width: Int) -> Int? {
        let bar = longestBar(in: width)
        return bar < Self.leastBar ? nil : bar
    }

    func longestBar(in width: Int) -> Int {
        let others = label + number + 3 + (aside > 0 ? aside + 2 : 0)
        return max(0, min(Self.mostBar, width - others))
    }

    private static let leastNumber = 3
    private static let leastBar = 12
    private static let mostBar = 51
}
