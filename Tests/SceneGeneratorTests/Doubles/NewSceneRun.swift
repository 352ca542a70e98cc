import Foundation
import Testing

@testable import SceneGenerator

/// A run of the generator, and what it printed.
struct NewSceneRun {
    let lines: [String]

    @discardableResult
    init(
        _ arguments: String..., in project: ProjectFolder, tree: (any FileTree)? = nil,
        configuration: (any FileTree)? = nil, formatter: FormatterStub = FormatterStub(), gitAuthor: String? = "Ada"
    ) throws(GeneratorError) {
        // A day that exists; the fallback is never one.
        let today = CalendarDay(iso: "2026-11-21") ?? CalendarDay(of: .distantPast, timeZone: .gmt)
        let command = NewSceneCommand(
            tree: tree ?? project.tree, configuration: configuration, formatter: formatter,
            gitAuthor: { gitAuthor }, today: today)
        var lines: [String] = []
        try command.run(arguments) { lines.append($0) }
        self.lines = lines
    }
}
