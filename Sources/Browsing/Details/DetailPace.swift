/// How a detail asks for what the user passes on the way through a list.
package enum DetailPace: Sendable {
    /// For each item at once, and for the one after it beside that.
    case atOnce
    /// For what the user rests on, and after that for the one after it.
    case resting(Pause)
    /// For what the user rests on, and for the one after it only once that has come: of a service that takes few requests a second
    /// both at once would take twice as long.
    case oneByOne(Pause)
}

extension DetailPace {
    /// Nil for none.
    var pause: Pause? {
        switch self {
        case .atOnce: nil
        case .resting(let pause), .oneByOne(let pause): pause
        }
    }

    var isOneByOne: Bool {
        if case .oneByOne = self { true } else { false }
    }
}
