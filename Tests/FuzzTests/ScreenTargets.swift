import Browsing
import Commands
import Entities
import Foundation
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TestSupport

@testable import CommandLine
@testable import Matinee
@testable import TerminalKit

/// The session file with the screens that restore it, and what is done with the mouse.
extension FuzzTarget {
    static let screens: [FuzzTarget] = [
        FuzzTarget(
            name: "session-screens",
            corpus: Corpus.texts(
                #"""
                {"version":1,"section":"tmdb-builtIn","screens":{"tmdb-builtIn":{"item":"7","row":6,"top":2,
                "details":[{"row":0,"top":2}],"isDetailFocused":true},"library":{"item":"1","row":1,"top":0,"sort":"title",
                "filter":"fil"},"lastFM-builtIn":{"item":"Radiohead","row":70,"top":50,"details":[{"row":3,"top":1}]}}}
                """#,
                #"{"version":1,"section":"library","screens":{"library":{"row":2,"sort":"kind","isDetailFocused":true}}}"#
            ), alone: restoring),
        FuzzTarget(
            name: "pointer-screens",
            corpus: [
                [0, 10, 4, 0, 10, 4], [0, 20, 0, 0, 30, 0, 2, 5, 5], [0, 53, 7, 3, 70, 7, 3, 200, 1, 0, 60, 9],
                [4, 2, 29, 0, 5, 29, 0, 10, 20, 1, 9, 9, 5, 0, 0], [6, 0, 0, 0, 12, 9, 2, 10, 10, 7, 0, 0, 0, 40, 12],
            ], alone: pointing),
    ]

    /// Whatever is done with the mouse, wherever, and whatever covers the screen: each frame can be drawn, and the line
    /// between two panes is where it can be seen.
    @MainActor
    private static func pointing(_ bytes: [UInt8]) async throws -> [String] {
        let panes = Panes()
        let root = try root(panes: panes)
        let keys = KeysInForce(.standard(sections: SectionDescriptor.all.map(\.id)))
        let shell = Shell(
            sections: root.makeSections(), current: nil, keys: keys, wording: .fuzzed, covers: root.covers,
            finding: root.finding, panes: panes)
        let sizes = [Size(width: 120, height: 30), Size(width: 80, height: 24), Size(width: 50, height: 50)]
        let canvas = Canvas(size: sizes[0])
        let intake = PointerIntake(shell: shell, keys: keys) { canvas.target(at: $0) }
        let commands: [Command] = [.help, .palette, .turnPanes, .trail, .sort, .sources, .note, .posters]
        var seen: [String] = []
        for start in stride(from: 0, to: min(bytes.count, mostBytes), by: 3) {
            canvas.clear()
            shell.layout(size: canvas.size)
            await letWorkRun()
            shell.draw(on: canvas.surface)
            if let harm = DrawnCells(canvas).harm { throw Harm("drew \(harm) on the screen") }
            seen.append(canvas.text(ofRow: 1))
            let (kind, x) = (bytes[start], start + 1 < bytes.count ? Int(bytes[start + 1]) : 0)
            let y = start + 2 < bytes.count ? Int(bytes[start + 2]) : 0
            let actions: [PointerEvent.Action] = [
                .press(.left), .wheel(.up), .wheel(.down), .drag(.left), .press(.other(8)), .release(.left),
            ]
            if kind % 8 == 6 {
                shell.handle(commands[x % commands.count])
            } else if kind % 8 == 7 {
                canvas.resize(to: sizes[x % sizes.count])
            } else {
                let event = PointerEvent(action: actions[Int(kind % 8)], x: x, y: y, modifiers: [])
                guard case .keys(let pressed) = intake.take(event), let key = pressed.first,
                    !shell.handle(keys.press(key))
                else { continue }
                if let command = keys.table[shell.keyScope].command(for: key) { shell.handle(command) }
            }
            if let command = shell.takeOrdered() { shell.handle(command) }
        }
        return seen
    }

    /// Three for each thing that is done: a frame of it takes some milliseconds.
    private static let mostBytes = 90

    @MainActor
    private static func root(panes: Panes = Panes()) throws -> CompositionRoot {
        CompositionRoot(
            settings: try Settings(environment: builtInEnvironment), folders: Folders(environment: [:]),
            library: FakeLibrary(items), drafts: FakeDrafts(), wording: .fuzzed,
            pauses: .all(), links: LinkOpenerSpy(), display: DisplaySpy(),
            notices: NoticeBoardSpy(), editor: ExternalEditorSpy(), panes: panes)
    }

    private static let frames: [(size: Size, commands: [Command])] = [
        (Size(width: 120, height: 30), []), (Size(width: 120, height: 30), [.pageDown, .otherPane, .down]),
        (Size(width: 60, height: 12), [.back, .section(.music)]),
        (Size(width: 100, height: 12), [.section(.library), .open]),
        (Size(width: 60, height: 30), [.last]), (Size(width: 120, height: 30), [.section(.movies)]),
        (Size(width: 80, height: 24), [.palette]),
    ]

    @MainActor
    private static func restoring(_ bytes: [UInt8]) async throws -> [String] {
        guard let session = try? JSONDecoder().decode(Session.self, from: Data(bytes)) else { return [] }
        let root = try root()
        let shell = Shell(
            sections: root.makeSections(), current: nil, session: session, keys: KeysInForce(.standard()),
            wording: .fuzzed,
            finding: root.finding)
        var seen: [String] = []
        for (size, commands) in frames {
            shell.layout(size: size)
            for command in commands { shell.handle(command) }
            await letWorkRun()
            let canvas = Canvas(size: size)
            shell.layout(size: size)
            shell.draw(on: canvas.surface)
            if let harm = DrawnCells(canvas).harm { throw Harm("drew \(harm) on the screen") }
            seen.append(canvas.text(ofRow: 1))
        }
        let now = shell.session
        guard try JSONDecoder().decode(Session.self, from: JSONEncoder().encode(now)) == now else {
            throw Harm("does not find its own session again")
        }
        return seen
    }

    private static let items = (1...5).map { number in
        LibraryItem(
            summary: LibrarySummary(Movie.sample(number)), isFavourite: true, added: number)
    }
}
