package import Entities
import Runtime

/// Sends requests with libcurl, which reports precise errors and is loaded at the first request.
package final class CurlTransport: HTTPTransport {
    private let driver: CurlDriver

    /// - Parameters:
    ///   - userAgent: the program's name for servers, `Name/version (+address)`.
    ///   - library: the file to load; libcurl has had this name since 2006.
    package init(userAgent: String, limits: CurlLimits = CurlLimits(), library: String = "libcurl.so.4") {
        driver = CurlDriver(userAgent: userAgent, limits: limits, library: library)
    }

    deinit {
        driver.stop()
    }

    package func send(_ request: HTTPRequest) async throws(CatalogFailure) -> HTTPResponse {
        let answer = Promise<HTTPResponse, CatalogFailure>(whenCancelled: .cancelled)
        let transfer = driver.start(request) { answer.settle($0) }
        do throws(CatalogFailure) {
            return try await answer.value
        } catch {
            if error == .cancelled { driver.cancel(transfer) }
            throw error
        }
    }
}
