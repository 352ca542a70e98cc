import Entities
import FoundationEssentials

/// A change that the shelf does not have yet, as it is stored.
struct StoredChange {
    enum State: String {
        case waiting
        /// It may have been made: no answer is known.
        case sent
        /// It was made, but under which id is not known.
        case made
        case refused
        case conflicting
    }

    let id: Int
    let subject: LibrarySubject
    var kind: ShelfChange.Kind
    var book: ShelfBook
    /// What a deletion has taken away.
    var record: LibraryRecord?
    /// The key by which the service knows the request again.
    var request: String
    var state: State
    var status = 0
    var reason = ""
    /// What the service has in a conflict; nil if nothing.
    var theirs: ShelfBook?
    var tag: String?

    /// Whether it has certainly not been made, so that it may become another change.
    var isOpen: Bool { state != .sent && state != .made }

    /// Whether somebody is asked about a book that the service does not list any more.
    var isGoneThere: Bool { state == .conflicting && theirs == nil }

    /// For a change that is to be sent anew, after the service has taken another: an answer to the earlier one would else
    /// be given again.
    mutating func renew() {
        (state, request, status, reason, theirs, tag) = (.waiting, Self.makeRequest(), 0, "", nil, nil)
    }

    static func makeRequest() -> String { UUID().uuidString.lowercased() }
}
