/// A change of a thing that came from another machine.
package struct Arrival: Hashable, Sendable {
    /// Later ones have higher numbers.
    package let number: Int64
    /// What the machine is called that made it, or how its id begins.
    package let machine: String
    /// When it came here, in seconds since 1970.
    package let second: Int
    /// The thing as it was, and as it was then; nil where it was not there.
    package let before: LibraryRecord?
    package let after: LibraryRecord?

    /// What can have changed of a thing.
    package enum Part: CaseIterable, Sendable {
        case title, favourite, note, standing, diary, things
        /// When it was added.
        case added
    }

    package enum Change: Hashable, Sendable {
        case new, deleted
        case changed([Part])
    }

    package init(number: Int64, machine: String, second: Int, before: LibraryRecord?, after: LibraryRecord?) {
        self.number = number
        self.machine = machine
        self.second = second
        self.before = before
        self.after = after
    }

    package var item: LibraryItem? { (after ?? before)?.item }

    package var change: Change { Change(from: before?.item, to: after?.item) }
}

extension Arrival.Change {
    package init(from before: LibraryItem?, to after: LibraryItem?) {
        guard let after else {
            self = .deleted
            return
        }
        guard let before else {
            self = .new
            return
        }
        let parts = Arrival.Part.allCases.filter { part in
            switch part {
            case .title: before.summary != after.summary
            case .favourite: before.isFavourite != after.isFavourite
            case .note: before.note != after.note
            case .standing: before.standing != after.standing
            case .diary: before.events != after.events
            case .things: before.things != after.things
            case .added: false
            }
        }
        self = .changed(parts.isEmpty ? [.added] : parts)
    }
}
