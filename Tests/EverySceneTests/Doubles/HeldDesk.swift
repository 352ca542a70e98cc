import Entities
import TestSupport

/// Where a service answers, whatever it is asked.
protocol HeldDesk: Sendable {
    var requestCount: Int { get }
    var waitingCount: Int { get }
    var cancelledCount: Int { get }
    func hold()
    func release()
    func interrupt(_ failure: CatalogFailure?)
}

extension AnswerDesk: HeldDesk {
    var requestCount: Int { requests.count }
    var waitingCount: Int { waiting.count }
    var cancelledCount: Int { cancelled.count }
}
