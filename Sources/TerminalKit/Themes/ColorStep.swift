/// How many colours a terminal shows.
package enum ColorStep: Int, CaseIterable, Comparable, Sendable {
    case mono, eight, sixteen, palette, direct

    package static func < (one: ColorStep, other: ColorStep) -> Bool { one.rawValue < other.rawValue }

    /// - Parameter count: as terminfo says it.
    package init(count: Int) {
        switch count {
        case ..<8: self = .mono
        case 8..<16: self = .eight
        case 16..<256: self = .sixteen
        case 256..<(1 << 24): self = .palette
        default: self = .direct
        }
    }
}

/// How many colours the user wants.
package enum ColorWish: Hashable, Sendable {
    /// As many as the terminal has.
    case auto
    /// As many as the terminal has, but not fewer than these if it can show them in any way.
    case atLeast(ColorStep)
    /// These, whatever the terminal says of itself.
    case exactly(ColorStep)
}
