import Entities
import TerminalKit

/// A colour as a theme's file says it, with its nearest of 256 and of 16.
struct ThemeColor {
    /// Nil for the terminal's own.
    let color: Color?
    /// From 0 to 15; nil for the terminal's own.
    let sixteen: UInt8?

    private static let own = ThemeColor(color: nil, sixteen: nil)

    init(color: Color?, sixteen: UInt8?) {
        (self.color, self.sixteen) = (color, sixteen)
    }

    /// - Parameter path: of the value in its file.
    init(_ value: ThemeValue, at path: [String], _ mistakes: inout Mistakes) throws(Mistakes.Noted) {
        switch value {
        case .number: self = .palette(try Self.number(value, at: path, &mistakes))
        case .text("inherit"): self = .own
        case .text(let text) where text.hasPrefix("#"):
            self = .direct(try Self.rgb(value, at: path, &mistakes))
        case .text(let text):
            guard let number = Self.names.firstIndex(of: text) else {
                throw mistakes.note(
                    .expected(.color, nearest: NearestName.of(text, among: Self.names + ["inherit"])), at: path)
            }
            self = .palette(UInt8(number))
        case .object(let parts): self = try Self.steps(parts, at: path, &mistakes)
        case .flag, .other: throw mistakes.note(.expected(.color, nearest: nil), at: path)
        }
    }

    private static func palette(_ number: UInt8) -> ThemeColor {
        ThemeColor(
            color: Color(palette: number),
            sixteen: number < 16 ? number : XtermPalette.nearestOfSixteen(to: XtermPalette.rgb(of: number)))
    }

    private static func direct(_ rgb: UInt32) -> ThemeColor {
        ThemeColor(
            color: Color(rgb, XtermPalette.nearest(to: rgb)), sixteen: XtermPalette.nearestOfSixteen(to: rgb))
    }

    /// `{ hex: "#8FB8D8", "256": 110, "16": "bright-cyan" }`
    private static func steps(
        _ parts: [String: ThemeValue], at path: [String], _ mistakes: inout Mistakes
    ) throws(Mistakes.Noted) -> ThemeColor {
        for name in parts.keys.sorted() where !stepNames.contains(name) {
            mistakes.note(.unknownName(nearest: NearestName.of(name, among: stepNames)), at: path + [name])
        }
        guard let hex = parts["hex"] else {
            throw mistakes.note(.expected(.hexadecimal, nearest: nil), at: path + ["hex"])
        }
        let rgb = try rgb(hex, at: path + ["hex"], &mistakes)
        var (palette, sixteen) = (XtermPalette.nearest(to: rgb), XtermPalette.nearestOfSixteen(to: rgb))
        if let given = parts["256"] { palette = try number(given, at: path + ["256"], &mistakes) }
        if let given = parts["16"] { sixteen = try self.sixteen(given, at: path + ["16"], &mistakes) }
        return ThemeColor(color: Color(rgb, palette), sixteen: sixteen)
    }

    private static let stepNames = ["hex", "256", "16"]

    private static func rgb(
        _ value: ThemeValue, at path: [String], _ mistakes: inout Mistakes
    ) throws(Mistakes.Noted) -> UInt32 {
        guard case .text(let text) = value, text.hasPrefix("#"), text.utf8.count == 7,
            text.dropFirst().allSatisfy(\.isHexDigit), let rgb = UInt32(text.dropFirst(), radix: 16)
        else { throw mistakes.note(.expected(.hexadecimal, nearest: nil), at: path) }
        return rgb
    }

    private static func number(
        _ value: ThemeValue, at path: [String], _ mistakes: inout Mistakes
    ) throws(Mistakes.Noted) -> UInt8 {
        guard case .number(let number) = value, let number = UInt8(exactly: number) else {
            throw mistakes.note(.expected(.paletteNumber, nearest: nil), at: path)
        }
        return number
    }

    private static func sixteen(
        _ value: ThemeValue, at path: [String], _ mistakes: inout Mistakes
    ) throws(Mistakes.Noted) -> UInt8 {
        switch value {
        case .number(let number):
            if let number = UInt8(exactly: number), number < 16 { return number }
        case .text(let text):
            if let number = names.firstIndex(of: text) { return UInt8(number) }
            throw mistakes.note(.expected(.oneOfSixteen, nearest: NearestName.of(text, among: names)), at: path)
        case .flag, .object, .other: break
        }
        throw mistakes.note(.expected(.oneOfSixteen, nearest: nil), at: path)
    }

    /// By their numbers.
    static let names: [String] = {
        let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
        return names + names.map { "bright-\($0)" }
    }()
}
