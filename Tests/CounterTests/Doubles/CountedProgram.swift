import Browsing
import CAllocationCount
import Commands
import CursesTerminal
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TerminalKit
import TestSupport

@testable import CommandLine
@testable import Matinee

/// The program with its built-in catalogue and a terminal of its own, without its event loop: a test sends keys and
/// asks for frames. A process can have only one terminal, so it needs its own process.
@MainActor
final class CountedProgram {
    private let keys = KeysInForce(.standard())
    private let screen: PseudoTerminal
    private let terminal: CursesTerminal
    private let frames: FrameDrawing
    private let shell: Shell

    init(_ size: Size) throws {
        screen = try PseudoTerminal(columns: UInt16(size.width), rows: UInt16(size.height))
        try PseudoTerminal.adopt(screen.path)
        terminal = try CursesTerminal(theme: .neutral, colors: .auto)
        frames = FrameDrawing(on: terminal)
        let wording = Wording.sample("C")
        let root = CompositionRoot(
            settings: try Settings(environment: builtInEnvironment),
            folders: Folders(environment: [:]),
            library: FakeLibrary(), drafts: FakeDrafts(), wording: wording,
            pauses: .all(), links: LinkOpenerSpy(), display: frames,
            notices: NoticeBoardSpy(), editor: ExternalEditorSpy())
        shell = Shell(sections: root.makeSections(), current: nil, keys: keys, wording: wording)
    }

    /// Ends the process where a frame of rows is another than the whole.
    func checkFrames() {
        frames.checkFrames()
    }

    /// Gives the terminal another size; the cost is that of showing everything at that size.
    func resize(to size: Size) async -> Cost {
        screen.resize(columns: UInt16(size.width), rows: UInt16(size.height))
        return await cost {
            terminal.reset()
            frames.setNeedsDisplay()
        }
    }

    /// Handles keys that came together.
    @discardableResult
    func press(_ keys: [Key]) async -> Cost {
        await cost {
            let intake = KeyIntake(
                shell: shell, keys: self.keys, terminal: terminal, display: frames, runWork: {})
            _ = intake.take(keys)
        }
    }

    /// Handles keys one by one, each with all its effects.
    func pressEach(_ key: Key, times: Int) async -> Cost {
        var sum = Cost()
        for _ in 0..<times { sum = sum + (await press([key])) }
        return sum
    }

    /// Loads the whole list, and goes back to its first row.
    func loadAll() async {
        var last = Cost()
        repeat { last = await press([.end]) } while last.bytes > 0
        await press([.home])
    }

    private func cost(of body: () -> Void) async -> Cost {
        var cost = Cost()
        let before = matinee_allocation_count()
        body()
        frames.drawFrame(of: shell)
        cost.allocations = Int(matinee_allocation_count() - before)
        cost.add(output: screen.output())
        await letWorkRun()
        while frames.needsDisplay {
            frames.drawFrame(of: shell)
            cost.add(output: screen.output())
            await letWorkRun()
        }
        return cost
    }
}
