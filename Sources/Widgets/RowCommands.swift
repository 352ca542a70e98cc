package import Browsing
package import Commands

/// What can be done with any row of a list of things that can be kept, drawn or in lines: of this one table all such lists
/// offer these commands, and act on them.
@MainActor
package enum RowCommands {
    private typealias Tell = @MainActor (_ presenter: any KeptRowsPresenter, _ row: Int) -> Void

    /// In the order of the footer.
    private static let all: [(command: Command, tell: Tell)] = [
        (.standing, { $0.didAskForState(at: $1) }),
        (.favourite, { $0.didToggleFavourite(at: $1) }),
        (.note, { $0.didAskForNote(at: $1) }),
        (.rate, { $0.didAskForRating(at: $1) }),
        (.lists, { $0.didAskForLists(at: $1) }),
    ]

    package static let commands = all.map(\.command)

    /// - Returns: what tells the presenter of the command; nil for a command that is none of these.
    fileprivate static func action(of command: Command, _ presenter: any KeptRowsPresenter) -> ((_ row: Int) -> Void)? {
        guard let tell = all.first(where: { $0.command == command })?.tell else { return nil }
        return { tell(presenter, $0) }
    }
}

/// A pane with rows, one of which is under a cursor.
@MainActor
package protocol RowsPane {
    /// Does something with the row under the cursor.
    ///
    /// - Returns: whether there is one.
    func withCursor(_ action: (_ index: Int) -> Void) -> Bool
    /// - Returns: whether the command was one to move by.
    func handle(_ command: Command) -> Bool
}

extension RowsPane {
    /// Moves, or does with the row under the cursor what can be done with any.
    ///
    /// - Returns: whether the command was for the rows.
    package func handle(_ command: Command, for presenter: any KeptRowsPresenter) -> Bool {
        RowCommands.action(of: command, presenter).map(withCursor) ?? handle(command)
    }
}

extension ListPane: RowsPane {}

extension AccordionPane: RowsPane {}

extension PlainListPane: RowsPane {}
