package import Presentation

extension Wording {
    /// Every language that the program speaks.
    package static let all = [Wording.for(localeIdentifier: "en_US"), Wording.for(localeIdentifier: "de_DE")]
}

extension Command {
    /// All commands. The compiler makes sure that new ones are added here.
    package static let all = Array(sequence(first: Command.up, next: \.following))

    private var following: Command? {
        switch self {
        case .up: .down
        case .down: .pageUp
        case .pageUp: .pageDown
        case .pageDown: .first
        case .first: .last
        case .last: .open
        case .open: .back
        case .back: .otherPane
        case .otherPane: .section(1)
        case .section(let number): number < 3 ? .section(number + 1) : .next
        case .next: .previous
        case .previous: .refresh
        case .refresh: .openPage
        case .openPage: .playTrailer
        case .playTrailer: .favourite
        case .favourite: .sort
        case .sort: .filter
        case .filter: .delete
        case .delete: .undo
        case .undo: .keepFilter
        case .keepFilter: .endFilter
        case .endFilter: .note
        case .note: .save
        case .save: .discard
        case .discard: .editElsewhere
        case .editElsewhere: .history
        case .history: .takeBack
        case .takeBack: .yes
        case .yes: .no
        case .no: .help
        case .help: .redraw
        case .redraw: .suspend
        case .suspend: .quit
        case .quit: nil
        }
    }
}
