/// Takes down what happens. Nobody waits for it, and nobody fails with it.
package protocol Log: Sendable {
    func note(_ event: LogEvent)
}

/// Where nothing is taken down.
package struct NoLog: Log {
    package init() {}

    package func note(_ event: LogEvent) {}
}

/// How much is taken down: what is of this level, and of those before it.
package enum LogLevel: String, CaseIterable, Comparable, Sendable {
    case off, error, warning, info, debug

    package static func < (one: LogLevel, other: LogLevel) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
