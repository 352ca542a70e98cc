import Browsing
import Commands
import Entities
import Foundation
import Navigation
import Presentation
import Settings
import TerminalKit
import TestSupport

@testable import Matinee

/// The session file, and the screens that restore it.
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
            ), alone: restoring)
    ]

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
        let display = DisplaySpy()
        let root = CompositionRoot(
            settings: try Settings(environment: builtInEnvironment),
            folders: Folders(environment: [:]),
            library: FakeLibrary(items), drafts: FakeDrafts(), wording: .fuzzed,
            pause: Pause {}, draftPause: Pause {}, searchPause: Pause {}, links: LinkOpenerSpy(), display: display,
            notices: NoticeBoardSpy(), editor: ExternalEditorSpy())
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
