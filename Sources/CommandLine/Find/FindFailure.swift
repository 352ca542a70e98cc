package import Entities
import Presentation

/// Why nothing could be found, or was.
package enum FindFailure: Error, Equatable {
    case textMissing
    case kindMissing
    case unknownKind(String)
    /// An option, its text, and what it takes.
    case unusableValue(String, String, String)
    /// An option, its text, and the values that there are.
    case unknownValue(String, String, [String])
    /// The source does not have that; and what it has.
    case notThere(String, FoundKind, [String])
    /// These options do not go with the rest.
    case notTogether([String], FoundKind, isSearch: Bool)
    case searchTooShort(Int)
    /// No source of these is open.
    case closed(FoundKind)
    case service(SourceID, CatalogFailure)
    /// It was looked for, and is nowhere.
    case nothing
}

extension FindFailure {
    /// The manual says what they mean.
    package var exitStatus: Int32 {
        switch self {
        case .nothing: 1
        case .service, .closed: 3
        default: 2
        }
    }
}

extension FindFailure {
    /// What went wrong and what there is, in one line; empty for what needs none.
    ///
    /// - Parameter printable: replaces characters that a terminal would obey.
    package func sentence(_ printable: (String, Int) -> String) -> String {
        func text(_ text: String) -> String { printable(text, 60) }
        func known(_ words: [String]) -> String {
            words.isEmpty ? "" : "; there are " + printable(words.joined(separator: ", "), 600)
        }
        switch self {
        case .textMissing: return "find needs what to look for: matinee find TEXT"
        case .kindMissing: return "list needs a kind\(known(FoundKind.allCases.map(\.rawValue)))"
        case .unknownKind(let word):
            return "nothing is called '\(text(word))'\(known(FoundKind.allCases.map(\.rawValue)))"
        case .unusableValue(let option, let value, let example):
            return "\(option) does not take '\(text(value))'; it is written as in \(option) \(example)"
        case .unknownValue(let option, let value, let values):
            return "\(option) has no '\(text(value))'\(known(values))"
        case .notThere(let option, let kind, let options):
            return "\(kind.rawValue) have no \(text(option)) from this source\(known(options))"
        case .notTogether(let options, let kind, let isSearch):
            let with = isSearch ? "a search for \(kind.rawValue)" : "the rest"
            return "\(text(options.joined(separator: " "))) does not go with \(with) at this source"
        case .searchTooShort(let letters): return "this source searches for \(letters) letters and more"
        case .closed(let kind): return "no source has \(kind.rawValue) now; see 'matinee sources'"
        case .service(let source, let failure):
            let message = Wording.ofProgram(localeIdentifier: "C").message(failure)
            return "\(source.rawValue): \(message.clause.printable)"
        case .nothing: return ""
        }
    }
}
