/// What is held with a key or a button, by the bits that terminals report.
package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
    package static let `super` = Modifiers(rawValue: 8)
    package static let hyper = Modifiers(rawValue: 16)
    package static let meta = Modifiers(rawValue: 32)

    /// - Parameter parameter: of a sequence, one more than the bits; 0 where it has none. Caps lock and num lock, 64 and
    ///   128, are on and not held.
    init(parameter: Int) {
        self.init(rawValue: max(0, parameter &- 1) & 63)
    }

    /// As they stand before a key's name.
    var label: String {
        let names: [(Modifiers, String)] = [
            (.super, "Super"), (.hyper, "Hyper"), (.meta, "Meta"), (.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"),
        ]
        return names.filter { contains($0.0) }.map { $0.1 + "-" }.joined()
    }
}
