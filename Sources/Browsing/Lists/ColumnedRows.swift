package import Presentation

/// The presenter of a list whose rows stand in columns.
@MainActor
package protocol ColumnedRows: AnyObject {
    /// What stands beside the titles. They stay the same.
    var columns: ListColumns { get }
    /// Nil for a row that is not in memory.
    func row(at index: Int) -> Row?
}
