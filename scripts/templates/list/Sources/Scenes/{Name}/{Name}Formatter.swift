import Entities
import Presentation

/// Puts items into words.
struct {Name}Formatter {
    let wording: Wording

    var columns: ListColumns {
        let columns = {Name}Fact.allCases.map { fact in
            switch fact {
            case .year: RowColumn(wording.column.year, width: 4, at: .last)
            }
        }
        return ListColumns(title: wording.column.title, columns)
    }

    /// What is not known is left out.
    func row(_ item: {Name}Item, _ marks: Marks) -> Row {
        let texts: [String?] = {Name}Fact.allCases.map { fact in
            switch fact {
            case .year: item.released.map { String($0.year) }
            }
        }
        return Row(item.title, marks, texts)
    }
}
