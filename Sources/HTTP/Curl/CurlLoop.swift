import CCurl
import Entities

/// The loop of the driver's thread. Used only on that thread.
final class CurlLoop {
    private struct Running {
        let transfer: CurlTransfer
        let completion: CurlDriver.Completion
    }

    private let driver: CurlDriver
    private let multi: CurlMulti
    private var running: [Int: Running] = [:]
    private var isStopped = false

    init(driver: CurlDriver, multi: CurlMulti) {
        self.driver = driver
        self.multi = multi
    }

    func run() {
        while true {
            driver.takeOrders().forEach(carryOut)
            if isStopped { break }
            multi.perform()
            deliverEnded()
            multi.wait()
        }
        for id in running.keys { end(id, .failure(.cancelled)) }
    }

    private func carryOut(_ order: CurlDriver.Order) {
        switch order {
        case .start(let id, let request, let completion):
            start(id, request, completion)
        case .cancel(let id):
            end(id, .failure(.cancelled))
        case .stop:
            isStopped = true
        }
    }

    private func start(_ id: Int, _ request: HTTPRequest, _ completion: @escaping CurlDriver.Completion) {
        let transfer = CurlTransfer(request, curl: multi.curl, userAgent: driver.userAgent, limits: driver.limits)
        guard let transfer, multi.add(transfer) else {
            return completion(.failure(.connectionLost(host: request.host)))
        }
        running[id] = Running(transfer: transfer, completion: completion)
    }

    private func deliverEnded() {
        while let (handle, result) = multi.nextEnded() {
            guard let (id, ended) = running.first(where: { $0.value.transfer.handle == handle }) else { continue }
            end(id, ended.transfer.outcome(of: result))
        }
    }

    private func end(_ id: Int, _ outcome: Result<HTTPResponse, CatalogFailure>) {
        guard let ended = running.removeValue(forKey: id) else { return }
        multi.remove(ended.transfer)
        ended.completion(outcome)
    }
}
