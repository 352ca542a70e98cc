import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct OrdersTests {
    private enum Failure: Error { case full }

    private let notices = NoticeBoardSpy()
    private let order = HeldOrder<Failure>()

    private func orders() -> Orders<Failure> {
        Orders(notices: notices) { Message("It is \($0)", isFailure: true) }
    }

    @Test func anOrderHasBegunWhenTheKeyHasBeenHandled() {
        orders().begin(order.carryOut)

        #expect(order.hasBegun)
    }

    @Test func anOrderIsCarriedOutThoughItsScreenIsGone() async {
        var orders: Orders<Failure>? = orders()
        orders?.begin(order.carryOut)
        orders = nil
        order.end()

        #expect(await eventually { await order.isDone })
    }

    @Test func whatSucceedsIsNotSpokenOf() async {
        let orders = orders()
        orders.begin(order.carryOut) { Issue.record("There is nothing to undo") }
        order.end()
        #expect(await eventually { await order.isDone })
        await letWorkRun()

        #expect(notices.notices.isEmpty)
    }

    @Test func whyItCouldNotBeCarriedOutIsSaid() async {
        let orders = orders()
        orders.begin(order.carryOut)
        order.end(with: .full)

        #expect(await eventually { await notices.notices == [Message("It is full", isFailure: true)] })
    }

    @Test func whyIsSaidThoughItsScreenIsGone() async {
        orders().begin(order.carryOut)
        order.end(with: .full)

        #expect(await eventually { await notices.notices.count == 1 })
    }

    @Test func whatWasShownInAdvanceIsUndoneBeforeThatIsSaid() async {
        let orders = orders()
        var noticesBefore: Int?
        orders.begin(order.carryOut) { noticesBefore = notices.notices.count }
        order.end(with: .full)
        #expect(await eventually { await notices.notices.count == 1 })

        #expect(noticesBefore == 0)
    }

    @Test func anOrderDoesNotEndTheOneBefore() async {
        let orders = orders()
        let other = HeldOrder<Failure>()
        orders.begin(order.carryOut)
        orders.begin(other.carryOut)
        order.end()

        #expect(await eventually { await order.isDone })
        #expect(!order.wasCancelled)
        #expect(!other.isDone)
        other.end()
    }
}
