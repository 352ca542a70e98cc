import Entities
import Presentation

/// Puts items into words.
struct {Name}Formatter: ListFormatting {
    let wording: Wording

    var columns: ListColumns {
        let columns = {Name}Fact.allCases.map { fact in
            switch fact {
            case .year: RowColumn(wording.column.year, width: 4, at: .last)
            }
        }
        return ListColumns(title: wording.column.title, columns)
    }

    /// Texts in the order of the columns. What is not known is left out.
    func row(_ item: {Name}Item, _ marks: Marks) -> Row { Row(item.title, marks, [text(.year, of: item)]) }

    func tileFacts(of item: {Name}Item) -> TileFacts { TileFacts([text(.year, of: item)]) }

    private func text(_ fact: {Name}Fact, of item: {Name}Item) -> String? {
        switch fact {
        case .year: item.released.map { String($0.year) }
        }
    }
}
