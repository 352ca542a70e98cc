/// Days by how much they have: a row a day of the week, a column a week.
package struct HeatMap: Hashable, Sendable {
    package struct Cell: Hashable, Sendable {
        /// 0 for nothing, then three steps.
        package let shade: Int
        /// What the day leads to; nil for one that has nothing.
        package let place: Place?

        package init(shade: Int, place: Place?) {
            (self.shade, self.place) = (shade, place)
        }
    }

    /// A day of the week.
    package struct Row: Hashable, Sendable {
        /// The day's name in two or three letters.
        package let label: String
        package let name: LinkedText
        /// How much all of its days have together.
        package let number: String
        /// Nil for days that are not among them.
        package let cells: [Cell?]

        package init(label: String, name: LinkedText, number: String, cells: [Cell?]) {
            (self.label, self.name, self.number, self.cells) = (label, name, number, cells)
        }
    }

    package struct Heading: Hashable, Sendable {
        package let column: Int
        package let text: String

        package init(_ text: String, column: Int) {
            (self.text, self.column) = (text, column)
        }
    }

    /// All with as many cells.
    package let rows: [Row]
    /// The names of the months, at the columns in which they begin.
    package let headings: [Heading]

    package init(rows: [Row], headings: [Heading]) {
        (self.rows, self.headings) = (rows, headings)
    }

    /// How many columns it has.
    package var weeks: Int { rows.first?.cells.count ?? 0 }
}
