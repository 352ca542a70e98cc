package import Commands
package import Presentation
package import TerminalKit

/// What lies over the whole screen, in a box: a menu, a question, a form. Whoever draws the screen draws it last and over everything,
/// and knows where. Keys and the pointer reach it by the screen that it belongs to.
@MainActor
package protocol OverlayContent: AnyObject {
    /// Stands in the upper border; empty for none.
    var title: String { get }
    /// Stands at the right of that.
    var status: String? { get }
    /// The keys of which the lower border tells.
    var commands: [Command] { get }
    /// What it asks: then the lower border tells of its answers.
    var question: Question? { get }
    /// What the lower border calls some of them, if not as everywhere.
    var hints: [Command: String] { get }
    /// Whether it is about the row under the cursor, and stands there.
    var isAboutRow: Bool { get }
    /// Whether what is around it loses its colours.
    var dimsOthers: Bool { get }
    /// The width that it has where there is room, in cells.
    var width: Int { get }

    /// Comes before each frame.
    ///
    /// - Parameter room: the size that it may have.
    /// - Returns: how many of these rows it takes.
    func layout(in room: Size) -> Int
    func draw(on surface: Surface)
}

extension OverlayContent {
    package var status: String? { nil }

    package var question: Question? { nil }

    package var hints: [Command: String] { [:] }

    package var isAboutRow: Bool { false }

    package var dimsOthers: Bool { true }

    package var width: Int { Self.usualWidth }

    /// In cells.
    package static var usualWidth: Int { 50 }
}
