import Entities

/// What is filled in for a list.
struct ListFields: Equatable {
    enum Field: CaseIterable {
        case name, description
    }

    var name = ""
    var description = ""

    init() {}

    init(_ list: LibraryItem) {
        (name, description) = (list.summary.title, list.note?.text ?? "")
    }

    subscript(field: Field) -> String {
        get {
            switch field {
            case .name: name
            case .description: description
            }
        }
        set {
            switch field {
            case .name: name = newValue
            case .description: description = newValue
            }
        }
    }

    /// As it is stored: with single spaces, none around it.
    var tidyName: String { name.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// Without it a list could not be found again.
    var hasName: Bool { !tidyName.isEmpty }

    var isNameTooLong: Bool { tidyName.utf8.count > LibraryLimits.title }
}
