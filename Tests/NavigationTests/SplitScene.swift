import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport

/// A split with a list, and details that are counted.
@MainActor
final class SplitScene {
    let display = DisplaySpy()
    let pause = HeldPause()
    let list = ScreenStub("List")
    let split: SplitScreen
    /// The items for which details were made, in order.
    private(set) var made: [Int] = []
    /// The detail that was made last.
    private(set) weak var detail: ScreenStub?
    /// Whether details are complete before they appear.
    var detailsAreComplete = false

    init(width: Int = 120) {
        split = SplitScreen(wording: .sample("en_US"), pause: pause.pause, display: display)
        split.start(with: list)
        layout(width)
    }

    /// Does the layout for a width, as before each frame.
    func layout(_ width: Int) {
        split.layout(size: Size(width: width, height: 8))
    }

    /// - Parameter other: the list that says it; nil for the section's own.
    func follow(_ item: Int, of other: ScreenStub? = nil) {
        split.follow(item, of: other ?? list) { [weak self] in self?.make(item) ?? ScreenStub() }
    }

    func open(_ item: Int) {
        split.open(item) { [weak self] in self?.make(item) ?? ScreenStub() }
    }

    func didMoveDetail(to item: Int) {
        split.didMoveDetail(to: item) { [weak self] in self?.make(item) ?? ScreenStub() }
    }

    /// Moves the cursor to an item and draws a frame.
    func rest(on item: Int, width: Int = 120) {
        follow(item)
        layout(width)
    }

    /// Ends the pause, and runs the waiting work.
    func endPause() async {
        await letWorkRun()
        pause.end()
        await letWorkRun()
    }

    /// The screen that gets a command.
    func receiver(of command: Command) -> String? {
        let before = [list.calls.count, detail?.calls.count ?? 0]
        _ = split.handle(command)
        if list.calls.count > before[0] { return "list" }
        return detail.map { $0.calls.count > before[1] } == true ? "detail" : nil
    }

    private func make(_ item: Int) -> ScreenStub {
        made.append(item)
        let new = ScreenStub("Detail \(item)", isComplete: detailsAreComplete)
        detail = new
        return new
    }
}
