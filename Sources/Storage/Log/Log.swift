/// Takes down what happens. Nobody waits for it, and nobody fails with it.
package protocol Log: Sendable {
    func note(_ event: LogEvent)
}

/// Where nothing is taken down.
package struct NoLog: Log {
    package init() {}

    package func note(_ event: LogEvent) {}
}
