import Commands
import Navigation
import Presentation
import TerminalKit

/// The section of a service with a key: until its list has its first rows, or says why it has none, rows that come with the program
/// are seen in their place, without colours and cursor, so that the screen is not blank. Keys and pointer are for the list itself from
/// the start, which keeps those that need rows.
@MainActor
final class AwaitedList {
    private let list: FallbackSection.List
    private let makeRows: @MainActor () -> any Screen
    private let wording: Wording
    private lazy var screen: any Screen = list.makeScreen()
    /// What is seen meanwhile; nil before and after that.
    private var rows: (any Screen)?
    /// Whether the list has had its say: screens that it leads to wait for rows of their own.
    private var hasAnswered = false

    /// - Parameter makeRows: makes what is seen meanwhile.
    init(_ list: FallbackSection.List, wording: Wording, makeRows: @escaping @MainActor () -> any Screen) {
        (self.list, self.wording, self.makeRows) = (list, wording, makeRows)
    }

    /// Where the rows are from, and that their source is being asked.
    var origin: SectionOrigin {
        var origin = list.origin
        if rows != nil { (origin.hint, origin.state) = (wording.asking(origin.source), .asked) }
        return origin
    }
}

extension AwaitedList: ScreenWrapper {
    var wrapped: any Screen { screen }

    func handle(_ command: Command) -> Bool {
        // What waited for rows is said as soon as they are there, before the next layout.
        notice()
        return screen.handle(command)
    }

    private func notice() {
        if !screen.isAwaitingRows { hasAnswered = true }
    }

    func layout(size: Size) {
        screen.layout(size: size)
        notice()
        rows = hasAnswered ? nil : rows ?? makeRows()
        rows?.layout(size: size)
    }

    func draw(on surface: Surface, hasFocus: Bool) {
        // Who is read the screen would hear rows that are not meant.
        guard let rows, !screen.isTyping, !surface.isForReader else {
            return screen.draw(on: surface, hasFocus: hasFocus)
        }
        rows.draw(on: surface, hasFocus: false)
        surface.veil()
    }
}
