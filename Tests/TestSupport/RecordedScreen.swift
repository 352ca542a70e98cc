import Foundation
package import TerminalKit

/// The recorded content of a screen: a file in the folder `Screens` beside its tests.
package struct RecordedScreen: Sendable {
    /// If set to 1, tests record their screens instead of comparing them.
    package static let recordingVariable = "MATINEE_RECORD"

    package struct Mismatch: Error, CustomStringConvertible {
        package let description: String
    }

    private let url: URL

    /// - Parameter ending: `txt` for a text, `svg` for a picture.
    package init(_ name: String, ending: String = "txt", testFile: String = #filePath) {
        url = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Screens/\(name).\(ending)")
    }

    /// Throws a `Mismatch` that shows the lines that differ.
    package func compare(with canvas: Canvas) throws {
        try compare(withText: canvas.text)
    }

    package func compare(withText text: String) throws {
        if ProcessInfo.processInfo.environment[Self.recordingVariable] == "1" {
            try record(text)
        } else if let recorded = try? String(contentsOf: url, encoding: .utf8) {
            guard recorded != text else { return }
            throw mismatch(Self.difference(from: recorded, to: text))
        } else {
            throw mismatch("It has not been recorded yet. It would be:\n\(text)")
        }
    }

    private func record(_ text: String) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    private func mismatch(_ difference: String) -> Mismatch {
        Mismatch(
            description: """
                The screen is not what Screens/\(url.lastPathComponent) says.
                \(difference)
                If that is right, record it anew and look at the diff: \(Self.recordingVariable)=1 swift test
                """)
    }

    /// Line by line: `-` recorded, `+` seen now.
    private static func difference(from recorded: String, to seen: String) -> String {
        let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
        let new = seen.split(separator: "\n", omittingEmptySubsequences: false)
        return (0..<max(old.count, new.count)).map { line in
            let (before, after) = (line < old.count ? old[line] : nil, line < new.count ? new[line] : nil)
            if let before, before == after { return "  \(before)" }
            return [before.map { "- \($0)" }, after.map { "+ \($0)" }].compactMap(\.self).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}

extension Canvas {
    /// Compares with what is recorded of this name and size beside the test: `Screens/NAME-WIDTHxHEIGHT.txt`.
    package func compare(with name: String, testFile: String = #filePath) throws {
        try RecordedScreen("\(name)-\(size.width)x\(size.height)", testFile: testFile).compare(with: self)
    }
}
