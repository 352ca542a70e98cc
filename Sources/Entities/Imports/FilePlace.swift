/// Where something stands in a file that is imported.
package struct FilePlace: Hashable, Sendable {
    package enum Unit: Hashable, Sendable {
        /// A line of a table.
        case line
        /// An item of a list in JSON.
        case item
    }

    /// The path of the part of a zip; nil in a file that is none.
    package let member: String?
    package let unit: Unit
    /// Counted from 1.
    package let number: Int

    package init(member: String?, unit: Unit, number: Int) {
        self.member = member
        self.unit = unit
        self.number = number
    }
}

extension FilePlace: Comparable {
    /// By the path of the part, then by the number.
    package static func < (left: Self, right: Self) -> Bool {
        left.member == right.member ? left.number < right.number : (left.member ?? "") < (right.member ?? "")
    }
}
