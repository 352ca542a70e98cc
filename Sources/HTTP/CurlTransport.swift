import Entities
import Runtime

/// Requests over libcurl, which tells apart why no answer came, and is loaded at the first request.
final class CurlTransport: HTTPTransport {
    private let driver: CurlDriver

    /// - Parameters:
    ///   - userAgent: how the program names itself.
    ///   - library: what to load; the name is that of every libcurl since 2006.
    init(userAgent: String, limits: CurlLimits = CurlLimits(), library: String = "libcurl.so.4") {
        driver = CurlDriver(userAgent: userAgent, limits: limits, library: library)
    }

    deinit {
        driver.stop()
    }

    func send(_ request: HTTPRequest) async throws(CatalogFailure) -> HTTPResponse {
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
