import Foundation

/// A terminal with the program in it.
protocol JourneyTerminal: AnyObject {
    /// Presses keys, one after the other.
    func press(_ keys: [Keystroke]) async throws
    /// Sends keys with no time between.
    func burst(_ keys: [Keystroke]) async throws
    /// Pastes a text, with paste brackets if the program has asked for them.
    func paste(_ text: String) async throws
    /// Sends raw input, without checks.
    func send(_ text: String) async throws
    func resize(width: Int, height: Int) async throws
    /// Writes to the terminal as another process could.
    func scribble(_ text: String) async throws
    /// Sets the terminal line as a shell does: with echo and line by line.
    func cook() async throws

    func screen() async throws -> ScreenText
    /// Waits until the program is idle and a condition holds.
    ///
    /// - Parameters:
    ///   - awaited: a description of the condition.
    ///   - step: how the screen is compared.
    @discardableResult
    func wait(
        for awaited: String, at step: JourneyStep, until condition: (ScreenText) async throws -> Bool
    ) async throws -> ScreenText
    /// Whether a cell that looks like a cursor is right behind the text, and nowhere else; nil if this terminal cannot
    /// tell.
    func hasCaret(after text: String) async throws -> Bool?
    /// Whether anything on the screen has colours, or is reversed.
    func appearance() async throws -> (hasColor: Bool, hasReverse: Bool)

    /// Whether anything stands on a ground of this colour of the palette.
    func shows(ground number: UInt8) async throws -> Bool

    var isRunning: Bool { get }
    /// The program's number.
    func process() async throws -> Int32
    /// Sends the program a signal.
    func signal(_ number: Int32) async throws
    func waitUntilSuspended() async throws
    func resume() async throws
    /// Waits until the program has ended.
    ///
    /// - Returns: the status as in a shell: 128 plus the signal's number if a signal ended it.
    func exitStatus() async throws -> Int32
    /// Descriptions of what the program has not restored.
    func leftovers() async throws -> [String]
    /// Closes the window, and waits until the program has ended.
    func close() async throws
    /// Whether the terminal is gone, or could not be restored.
    var isClosed: Bool { get }
}

/// How the screen of a step is compared.
enum JourneyStep: Sendable {
    /// Nothing is being loaded.
    case atRest
    /// Something is being loaded all the time.
    case loading
    /// The screen differs between terminals, and is not compared.
    case incomparable
}

/// The condition did not come true in time.
struct JourneyTimeout: Error, CustomStringConvertible {
    let awaited: String
    let screen: String

    var description: String { "waited in vain for \(awaited); the screen shows:\n\(screen)" }
}

extension JourneyTerminal {
    func press(_ keys: Keystroke...) async throws {
        try await press(keys)
    }

    func burst(_ keys: Keystroke...) async throws {
        try await burst(keys)
    }

    func burst(_ key: Keystroke, times: Int) async throws {
        try await burst(Array(repeating: key, count: times))
    }

    @discardableResult
    func wait(for awaited: String, until condition: (ScreenText) async throws -> Bool) async throws -> ScreenText {
        try await wait(for: awaited, at: .atRest, until: condition)
    }

    @discardableResult
    func wait(forText text: String, at step: JourneyStep = .atRest) async throws -> ScreenText {
        try await wait(for: "'\(text)'", at: step) { $0.contains(text) }
    }

    /// Waits until a list with a row under its cursor is there.
    @discardableResult
    func waitForList() async throws -> ScreenText {
        try await wait(for: "a list") { $0.selection != nil && $0.position != nil }
    }

    /// Waits until the cursor of the list is on a row, from 1.
    @discardableResult
    func wait(forRow row: Int) async throws -> ScreenText {
        try await wait(for: "row \(row)") { $0.position?.row == row }
    }

    /// Waits until the line between the panes is in a column, from 0.
    @discardableResult
    func wait(forDivider column: Int) async throws -> ScreenText {
        try await wait(for: "the divider in column \(column)") { $0.divider == column }
    }

    /// Goes to the note on what is under the cursor.
    func openNote() async throws {
        try await press("e")
        try await wait(forText: "Note on ")
    }

    /// Waits until an earlier screen is shown again.
    func wait(forReturnTo screen: ScreenText) async throws {
        try await wait(for: "the screen as it was") { $0.lines == screen.lines }
    }

    /// Writes to the program's standard error.
    func complain(_ text: String) async throws {
        let file = open("/proc/\(try await process())/fd/2", O_WRONLY | O_APPEND | O_NOCTTY)
        try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
    }
}
