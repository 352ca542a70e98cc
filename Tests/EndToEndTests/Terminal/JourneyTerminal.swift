import Foundation

/// A terminal with the program in it, as somebody at a keyboard meets it.
protocol JourneyTerminal: AnyObject {
    /// Presses keys, one after the other.
    func press(_ keys: [Keystroke]) async throws
    /// Sends keys with no time between.
    func burst(_ keys: [Keystroke]) async throws
    /// Pastes as a terminal does, in brackets where the program asked for them.
    func paste(_ text: String) async throws
    /// Sends what no key does, and looks at nothing.
    func send(_ text: String) async throws
    func resize(width: Int, height: Int) async throws
    /// Writes to the terminal past the program, as any other process could.
    func scribble(_ text: String) async throws
    /// Has the line treated as a shell has it, with an echo and line by line.
    func cook() async throws

    func screen() async throws -> ScreenText
    /// Waits until what the program has to do is done, and a condition holds.
    ///
    /// - Parameters:
    ///   - awaited: what is waited for, in words.
    ///   - step: what the screen has to be like there.
    @discardableResult
    func wait(
        for awaited: String, at step: JourneyStep, until condition: (ScreenText) async throws -> Bool
    ) async throws -> ScreenText
    /// Whether a cell that looks like a cursor stands right behind the text, and nowhere else; nil where this
    /// terminal cannot tell.
    func hasCaret(after text: String) async throws -> Bool?
    /// Whether anything on the screen has a colour of its own, or is reversed.
    func appearance() async throws -> (hasColor: Bool, hasReverse: Bool)

    var isRunning: Bool { get }
    /// The program's number.
    func process() async throws -> Int32
    /// Sends the program a signal.
    func signal(_ number: Int32) async throws
    func waitUntilSuspended() async throws
    func resume() async throws
    /// Waits until the program has ended.
    ///
    /// - Returns: as shells have it, 128 and the signal's number where one ended it.
    func exitStatus() async throws -> Int32
    /// What is not as it was before the program started, in words.
    func leftovers() async throws -> [String]
    /// Closes the window, as its close button does, and waits until the program is gone too.
    func close() async throws
    /// Whether there is no terminal left to look at, or nobody who could have tidied it.
    var isClosed: Bool { get }
}

/// What one waits for with a picture to compare.
enum JourneyStep: Sendable {
    /// Nothing is being loaded.
    case atRest
    /// Something is being loaded for as long as one looks.
    case loading
    /// What stands there differs from terminal to terminal.
    case incomparable
}

/// Nothing that was waited for came.
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

    /// Goes to the note on what is under the cursor.
    func openNote() async throws {
        try await press("e")
        try await wait(forText: "Note on ")
    }

    /// Waits until the screen shows again what it showed.
    func wait(forReturnTo screen: ScreenText) async throws {
        try await wait(for: "the screen as it was") { $0.lines == screen.lines }
    }

    /// Writes to what the program has as its standard error.
    func complain(_ text: String) async throws {
        let file = open("/proc/\(try await process())/fd/2", O_WRONLY | O_APPEND | O_NOCTTY)
        try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
    }
}
