package import HTTP
package import Runtime

extension HTTPClient {
    /// Waits for as long as the rule of retries says, not for a random part of that.
    package convenience init(_ transport: (any HTTPTransport)?, time: any TimeSource = TimeSpy()) {
        self.init(transport: transport, time: time) { 0 }
    }
}
