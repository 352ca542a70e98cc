import Entities
import LibraryStore
import Presentation

/// What `matinee sync came` says.
extension SyncText {
    /// A line a change: when it came, whose it is, and of what.
    func text(of changes: [ArrivedChange]) -> String {
        guard !changes.isEmpty else { return "nothing has come from other machines\n" }
        let lines = changes.map { change in
            let title = change.item?.summary.title.printable ?? ""
            return "\(Self.time(change.second)) \(name(of: change.machine)): \(title): \(Self.parts(of: change))"
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func text(ofTakenBack whole: Int, left: Int) -> String {
        guard whole + left > 0 else { return "there is nothing to take back\n" }
        return "as before: \(count(whole, "thing"))\n"
            + (left == 0 ? "" : "changed since then, and so left as they are: \(left)\n")
    }

    private static func parts(of change: ArrivedChange) -> String {
        guard let after = change.after?.item else { return "deleted" }
        guard let before = change.before?.item else { return "new" }
        let parts = [
            ("title", before.summary != after.summary), ("favourite", before.isFavourite != after.isFavourite),
            ("note", before.note != after.note), ("state or rating", before.standing != after.standing),
            ("diary", before.events != after.events), ("what is in it", before.things != after.things),
        ].filter(\.1).map(\.0)
        return parts.isEmpty ? "its day" : parts.joined(separator: ", ")
    }
}
