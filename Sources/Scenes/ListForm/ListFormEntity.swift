import Entities

/// What is filled in for a list.
struct ListFields: Equatable {
    enum Field: CaseIterable {
        case name, description
        /// What stands beside one thing of the list.
        case remark
    }

    var name = ""
    var description = ""
    var remark = ""

    /// - Parameters:
    ///   - list: nil for a new one.
    ///   - thing: nil for none.
    init(_ list: LibraryItem?, with thing: ListedThing?) {
        (name, description) = (list?.summary.title ?? "", list?.note?.text ?? "")
        remark = thing?.remark ?? ""
    }

    subscript(field: Field) -> String {
        get {
            switch field {
            case .name: name
            case .description: description
            case .remark: remark
            }
        }
        set {
            switch field {
            case .name: name = newValue
            case .description: description = newValue
            case .remark: remark = newValue
            }
        }
    }

    /// As it is stored: with single spaces, none around it.
    var tidyName: String { name.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// Without it a list could not be found again.
    var hasName: Bool { !tidyName.isEmpty }

    var isNameTooLong: Bool { tidyName.utf8.count > LibraryLimits.title }
}
