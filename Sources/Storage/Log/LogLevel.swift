/// How much is taken down: what is of this level, and of those before it.
package enum LogLevel: String, CaseIterable, Comparable, Sendable {
    case off, error, warning, info, debug

    package static func < (one: LogLevel, other: LogLevel) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
