package import Entities

/// How much of a damaged library is left.
package struct LibraryPart: Equatable {
    enum Use: Equatable {
        /// It could be exported.
        case readable
        case exported
    }

    let use: Use
    let items: Int
    /// The most items that are missing; nil if that is unknown.
    let missing: Int?
    /// Where the library is.
    let folder: String
}

extension LibraryPart {
    /// What is wrong, how much is left, and what to do next.
    ///
    /// - Parameter printable: replaces characters in a path that a terminal would obey.
    package func sentence(_ failure: LibraryFailure, _ printable: (String) -> String) -> String {
        let next =
            switch (use, failure) {
            case (.readable, _): "'matinee library export' gets them out"
            case (.exported, .newerVersion): "the later Matinee exports all of it"
            case (.exported, _):
                "to start anew, move the folder \(printable(folder)) away and import what came out: 'matinee library import FILE'"
            }
        return "\(failure.finding(printable)); \(count); \(next)"
    }

    private var count: String {
        let verb = use == .readable ? "can be read" : "came out"
        return switch missing {
        case nil: "items that \(verb): \(items), of how many cannot be told"
        case let missing?: "items that \(verb): \(items) of \(items + missing)"
        }
    }
}
