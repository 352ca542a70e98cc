import Entities
import LibraryStore
import Presentation

/// What `matinee sync came` says.
extension SyncText {
    /// A line a change: when it came, whose it is, and of what.
    func text(of changes: [ArrivedChange]) -> String {
        guard !changes.isEmpty else { return "nothing has come from other machines\n" }
        let words = Wording.ofProgram(localeIdentifier: "C").arrivals
        let lines = changes.map { change in
            let title = change.item?.summary.title.printable ?? ""
            return "\(Self.time(change.second)) \(name(of: change.machine)): \(title): \(Self.parts(of: change, words))"
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// - Parameters:
    ///   - whole: how many things are as they were.
    ///   - inPart: of how many only later changes are taken back.
    ///   - left: how many stay as they are.
    static func text(ofTakenBack whole: Int, inPart: Int, left: Int) -> String {
        guard whole + inPart + left > 0 else { return "there is nothing to take back\n" }
        var lines = ["as before: \(count(whole, "thing"))"]
        if inPart > 0 { lines.append("taken back in part, up to what was changed in between: \(inPart)") }
        if left > 0 { lines.append("changed since then, and so left as they are: \(left)") }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func parts(of change: ArrivedChange, _ words: Words<ArrivalsWording>) -> String {
        switch change.change {
        case .new: words.new
        case .deleted: words.deleted
        case .changed(let parts): parts.map(words.part).joined(separator: ", ")
        }
    }
}
