import Testing

@testable import TerminalKit

struct PointerHandTests {
    /// One hand for all events of a test.
    private final class Held {
        var hand = PointerHand()
    }

    private static let start = ContinuousClock.now
    private let held = Held()

    private func take(
        _ action: PointerEvent.Action, _ x: Int = 5, _ y: Int = 3, held modifiers: Modifiers = [], after time: Int = 0
    ) -> PointerHand.Gesture? {
        held.hand.take(
            PointerEvent(action: action, x: x, y: y, modifiers: modifiers), at: Self.start + .milliseconds(time))
    }

    private let here = CellPosition(x: 5, y: 3)

    @Test func aPressIsOneAndAReleaseIsNothing() {
        #expect(take(.press(.left)) == .press(here))
        #expect(take(.release(.left)) == nil)
        #expect(take(.move) == nil)
    }

    @Test func aWheelScrollsThreeLines() {
        #expect(take(.wheel(.up)) == .scroll(-3, here))
        #expect(take(.wheel(.down)) == .scroll(3, here))
        #expect(take(.wheel(.left)) == nil && take(.wheel(.right)) == nil)
    }

    @Test("What belongs to the terminal is not taken", arguments: [Modifiers.shift, .control, .alt])
    func whatIsTheTerminals(modifiers: Modifiers) {
        #expect(take(.press(.left), held: modifiers) == nil)
        #expect(take(.wheel(.down), held: modifiers) == nil)
        #expect(take(.press(.right)) == nil && take(.press(.middle)) == nil && take(.press(.other(9))) == nil)
    }

    @Test func theBackButtonLeadsBack() {
        #expect(take(.press(.other(8))) == .back)
        #expect(take(.release(.other(8))) == nil)
    }

    @Test("The second press of two is one of its own, unless the first has opened something")
    func doublePress() {
        #expect(take(.press(.left)) == .press(here))
        #expect(take(.press(.left), after: 100) == .press(here))
        held.hand.didAct()
        #expect(take(.press(.left), after: 200) == nil)
        #expect(take(.press(.left), after: 499) == nil)
        #expect(take(.press(.left), after: 500) == .press(here))
    }

    @Test func anotherPressElsewhereOrLaterCounts() {
        _ = take(.press(.left))
        held.hand.didAct()
        #expect(take(.press(.left), 6, after: 10) == .press(CellPosition(x: 6, y: 3)))
        held.hand.didAct()
        #expect(take(.press(.left), 6, after: 410) == .press(CellPosition(x: 6, y: 3)))
    }

    @Test func onlyWhatWasPressedToBePulledIsPulled() {
        _ = take(.press(.left))
        #expect(take(.drag(.left), 6) == nil)
        _ = take(.press(.left))
        held.hand.beginDrag(at: Self.start)
        #expect(take(.drag(.left), 6, after: 900) == .drag(CellPosition(x: 6, y: 3)))
        #expect(take(.drag(.left), 7, after: 1_800) == .drag(CellPosition(x: 7, y: 3)))
    }

    @Test("A pull ends with a release, a press, another button, and with a second without it")
    func theEndOfAPull() {
        for end in [PointerEvent.Action.release(.left), .release(nil), .press(.left), .press(.right), .drag(.right)] {
            held.hand.beginDrag(at: Self.start)
            _ = take(end)
            #expect(take(.drag(.left), 6) == nil, "\(end)")
        }
        held.hand.beginDrag(at: Self.start)
        #expect(take(.drag(.left), 6, after: 1_000) == nil)
        #expect(take(.drag(.left), 7, after: 1_001) == nil)
        held.hand.beginDrag(at: Self.start)
        held.hand.endDrag()
        #expect(take(.drag(.left), 6) == nil)
        held.hand.beginDrag(at: Self.start)
        _ = take(.drag(.left), held: .control)
        #expect(take(.drag(.left), 6) == nil)
    }

    @Test("A wheel in between does not end a pull")
    func aWheelWhileSomethingIsPulled() {
        held.hand.beginDrag(at: Self.start)
        _ = take(.wheel(.down))
        #expect(take(.drag(.left), 6, after: 10) == .drag(CellPosition(x: 6, y: 3)))
    }

    @Test(
        "Of what today's terminals send, presses, wheels and the button that leads back count",
        arguments: RecordedInput.all.filter {
            $0.mode.hasPrefix("100") && $0.mode != "1004"
        })
    func whatTerminalsSend(input: RecordedInput) {
        var parser = InputParser()
        var hand = PointerHand()
        let gestures = (parser.take(input.bytes) + parser.endPending()).compactMap { event -> PointerHand.Gesture? in
            guard case .pointer(let pointer) = event else { return nil }
            return hand.take(pointer, at: Self.start)
        }
        let isTheTerminals = ["Ctrl", "Alt", "Shift", "right", "middle", "release", "motion", "drag", "wheel-left"]
            .contains { input.name.contains($0) }
        let name = input.name
        // In the oldest form one terminal tells of that button as of the one beside it.
        let isForward = input.terminal == "mlterm" && input.mode == "1000" && name.hasPrefix("button-8")
        guard let gesture = gestures.first else { return #expect(isTheTerminals || isForward, "\(name)") }
        switch gesture {
        case .press: #expect(name.hasPrefix("left-press"))
        case .scroll(let lines, _): #expect(name.hasPrefix(lines < 0 ? "wheel-up" : "wheel-down"))
        case .back: #expect(name.hasPrefix("back"))
        case .drag: Issue.record("Nothing was pressed to be pulled: \(name)")
        }
    }
}
