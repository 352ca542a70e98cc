/// What a row says beside its title.
package struct RowFact: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case text
        /// What people think of it: a number, of which only lines say what it is.
        case rating
        /// With a heading above its column, which is said before it where there are no columns.
        case under(heading: String)
    }

    /// Empty where it is not known.
    package let text: String
    package let kind: Kind
    package let column: RowColumn

    /// - Parameter text: nil where it is not known.
    package init(_ text: String?, _ column: RowColumn, _ kind: Kind = .text) {
        (self.text, self.column, self.kind) = (text ?? "", column, kind)
    }

    package var heading: String? {
        if case .under(let heading) = kind { heading } else { nil }
    }
}
