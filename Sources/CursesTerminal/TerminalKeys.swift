import CNcurses
import TerminalKit

/// The sequences for keys in the terminfo entry of TERM.
enum TerminalKeys {
    /// By what is sent, where that is more than one byte. Must be called after curses was started.
    static func all() -> [[UInt8]: Key] {
        let functions = (1...12).map { ("kf\($0)", Key.function($0)) }
        let pairs = (named + functions + modified).compactMap { name, key -> ([UInt8], Key)? in
            guard let value = TerminalModes.capability(name), value.utf8.count > 1 else { return nil }
            return (Array(value.utf8), key)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private static let named: [(String, Key)] = [
        ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home), ("kend", .end),
        ("kpp", .pageUp), ("knp", .pageDown), ("kdch1", .delete), ("kich1", .insert), ("kcbt", .backTab),
        ("kent", .enter), ("kbs", .backspace), ("kfnd", .home), ("kslt", .end),
        ("ka1", .home), ("ka3", .pageUp), ("kc1", .end), ("kc3", .pageDown),
        ("kri", .up.with(.shift)), ("kind", .down.with(.shift)),
    ]

    /// Extended names from xterm: without a number with Shift; the numbers from 3 on are those for modifiers in
    /// sequences.
    private static let modified: [(String, Key)] = [
        ("kUP", Key.up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home), ("kEND", .end),
        ("kPRV", .pageUp), ("kNXT", .pageDown), ("kDC", .delete), ("kIC", .insert),
    ].flatMap { name, key in
        [(name, key.with(.shift))] + (3...8).map { ("\(name)\($0)", key.with(Modifiers(rawValue: $0 - 1))) }
    }
}
