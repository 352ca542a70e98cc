import CCatalogue
import Entities
import Foundation

@testable import Catalogs

/// Checks that the built-in films and artists share. They give sentences without their subject.
enum LineFaults {
    /// A line of JSON must have no unknown fields either.
    static func inText(_ line: String, fields: Set<String>) -> [String] {
        let object = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
        return Set(object.keys).subtracting(fields).sorted().map { "has a field '\($0)' that nobody reads" }
            + inText(line)
    }

    /// The text must be in Unicode's composed form, without control characters.
    static func inText(_ line: String) -> [String] {
        let composed = Array(line.precomposedStringWithCanonicalMapping.unicodeScalars)
        let isClean =
            !line.contains("\\u00") && !line.unicodeScalars.contains { $0.properties.generalCategory == .control }
        return (composed == Array(line.unicodeScalars) ? [] : ["is not in composed form"])
            + (isClean ? [] : ["has control characters"])
    }

    static func inName(_ name: String, called what: String) -> [String] {
        let isWhole = !name.isEmpty && name == name.trimmingCharacters(in: .whitespacesAndNewlines)
        return isWhole ? [] : ["has the \(what) '\(name)'"]
    }

    static func inNames(
        _ names: [String]?, called what: String, among known: Set<String>? = nil, mayBeEmpty: Bool = false
    ) -> [String] {
        let names = names ?? []
        let repeated = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted()
        return (names.isEmpty && !mayBeEmpty ? ["has no \(what)"] : [])
            + names.flatMap { inName($0, called: what) }
            + repeated.map { "has the \(what) '\($0)' twice" }
            + names.filter { known?.contains($0) == false }.map { "has the \(what) '\($0)', which is unknown" }
    }

    static func inDate(_ text: String?, years: ClosedRange<Int>) -> [String] {
        guard let text else { return ["has no date"] }
        guard let date = CalendarDate(iso8601: text) else { return ["has the date '\(text)'"] }
        return years.contains(date.year) ? [] : ["is of the year \(date.year)"]
    }

    /// Whole sentences of a reasonable length.
    static func inProse(_ text: String?, called what: String, lengths: ClosedRange<Int>) -> [String] {
        guard let text else { return ["has no \(what)"] }
        return (lengths.contains(text.count) ? [] : ["says \(text.count) characters as its \(what)"])
            + (text.last.map { ".!?".contains($0) } == true ? [] : ["ends its \(what) in the middle of a sentence"])
    }
}

extension matinee_data {
    var lines: [String] {
        let bytes = UnsafeBufferPointer(start: start, count: length)
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
