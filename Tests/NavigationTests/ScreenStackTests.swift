import Navigation
import ScreenTestSupport
import TerminalKit
import Testing

@MainActor
struct ScreenStackTests {
    private let stack = ScreenStack()
    private let size = Size(width: 30, height: 5)

    @Test func aScreenAppearsHasItsSizeAndSettlesInThatOrder() {
        stack.layout(size: size)
        let screen = ScreenStub()
        let settled = stack.push(screen)

        #expect(settled)
        #expect(screen.calls == [.willAppear, .layout(size), .didAppear])
    }

    @Test func aScreenThatIsPassedByDoesNotSettle() {
        let screen = ScreenStub()
        let settled = stack.push(screen, settles: false)

        #expect(!settled)
        #expect(screen.count(of: .didAppear) == 0)
    }

    @Test func aScreenThatIsPassedBySettlesWhenItIsToldTo() {
        let screen = ScreenStub()
        stack.push(screen, settles: false)
        stack.settle()

        #expect(screen.calls.last == .didAppear)
    }

    @Test func aScreenThatHasAllItNeedsSettlesAtOnce() {
        let screen = ScreenStub(isComplete: true)
        let settled = stack.push(screen, settles: false)

        #expect(settled)
        #expect(screen.count(of: .didAppear) == 1)
    }

    @Test func theScreenPushedLastIsOnTop() {
        stack.push(ScreenStub("a"))
        stack.push(ScreenStub("b"))

        #expect(stack.top?.title == "b")
        #expect(stack.screens.map(\.title) == ["a", "b"])
    }

    @Test func popLeadsBackWithoutAppearingAnew() {
        let first = ScreenStub("a")
        stack.push(first)
        let calls = first.calls
        stack.push(ScreenStub("b"))
        stack.pop()

        #expect(stack.top === first)
        #expect(first.calls == calls)
    }

    @Test func anEmptyStackHasNothingToPop() {
        stack.pop()
        stack.settle()

        #expect(stack.top == nil)
    }

    @Test func replaceAllLeavesOnlyTheNewScreen() {
        stack.push(ScreenStub("a"))
        stack.push(ScreenStub("b"))
        stack.replaceAll(with: ScreenStub("c"))

        #expect(stack.screens.map(\.title) == ["c"])
    }

    @Test func onlyTheScreenOnTopIsLaidOut() {
        let (first, second) = (ScreenStub("a"), ScreenStub("b"))
        stack.push(first)
        stack.push(second)
        stack.layout(size: size)

        #expect(first.count(of: .layout(size)) == 0)
        #expect(second.count(of: .layout(size)) == 1)
    }

    @Test func nobodyElseKeepsAPoppedScreenAlive() {
        weak var screen: ScreenStub?
        do {
            let new = ScreenStub()
            screen = new
            stack.push(new)
        }
        #expect(screen != nil)
        stack.pop()
        #expect(screen == nil)
    }

    @Test func nobodyElseKeepsAReplacedScreenAlive() {
        weak var screen: ScreenStub?
        do {
            let new = ScreenStub()
            screen = new
            stack.push(new)
        }
        stack.replaceAll(with: ScreenStub())
        #expect(screen == nil)
    }

    @Test func removeAllLeavesNothing() {
        stack.push(ScreenStub("a"))
        stack.push(ScreenStub("b"))
        stack.removeAll()

        #expect(stack.screens.isEmpty)
    }
}
