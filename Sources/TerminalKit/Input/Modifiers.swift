/// The modifiers of a key or button, as bits that terminals report.
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

    /// - Parameter parameter: the number in a sequence, which is the bits plus 1; 0 if there is none. The bits 64 and
    ///   128, caps lock and num lock, are ignored.
    init(parameter: Int) {
        self.init(rawValue: max(0, parameter &- 1) & 63)
    }

    /// The text before a key's name.
    var label: String {
        let names: [(Modifiers, String)] = [
            (.super, "Super"), (.hyper, "Hyper"), (.meta, "Meta"), (.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"),
        ]
        return names.filter { contains($0.0) }.map { $0.1 + "-" }.joined()
    }
}
