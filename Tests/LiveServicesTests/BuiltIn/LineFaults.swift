import CCatalogue
import Entities
import Foundation

@testable import BuiltIn

/// What films and artists of the built-in catalogue have in common to be wrong: sentences without a subject.
enum LineFaults {
    /// In composed form, as one types it, without anything that moves a terminal's cursor and without a field that
    /// nobody reads.
    static func inText(_ line: String, fields: Set<String>) -> [String] {
        let object = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
        let unread = Set(object.keys).subtracting(fields).sorted().map { "has a field '\($0)' that nobody reads" }
        let composed = Array(line.precomposedStringWithCanonicalMapping.unicodeScalars)
        let isClean =
            !line.contains("\\u00") && !line.unicodeScalars.contains { $0.properties.generalCategory == .control }
        return unread + (composed == Array(line.unicodeScalars) ? [] : ["is not in composed form"])
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

    /// Whole sentences, long enough to tell something and short enough to be read.
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
