import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import Matinee

/// The whole screen on what is built in, with list and detail beside each other, one below the other, and one at a time.
@MainActor
struct PaneScreenTests {
    private let panes = Panes()
    private let shell: Shell
    private let root: CompositionRoot

    init() throws {
        root = CompositionRoot(
            settings: try Settings(environment: builtInEnvironment), folders: Folders(environment: [:]),
            library: FakeLibrary { .recordedDay }, drafts: FakeDrafts(), wording: .sample("C"), pauses: .all(),
            links: LinkOpenerSpy(),
            display: DisplaySpy(), notices: NoticeBoardSpy(),
            editor: ExternalEditorSpy(), panes: panes)
        shell = Shell(
            sections: root.makeSections(),
            keys: KeysInForce(.standard(sections: SectionDescriptor.all.map(\.id))),
            wording: .sample("C"), panes: panes)
    }

    private func canvas(_ size: Size) async -> Canvas {
        // Work that a layout has begun may show something.
        for _ in 0..<3 {
            shell.layout(size: size)
            await letWorkRun()
        }
        let canvas = Canvas(size: size)
        shell.layout(size: size)
        shell.draw(on: canvas.surface)
        return canvas
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60), (60, 60), (30, 6)])
    func oneBelowTheOther(width: Int, height: Int) async throws {
        panes.use(PanePreference(way: .stacked))
        try RecordedScreen("stacked-\(width)x\(height)").compare(with: await canvas(Size(width: width, height: height)))
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60), (60, 60), (30, 6)])
    func besideEachOtherWithMoreRoomForTheList(width: Int, height: Int) async throws {
        panes.use(PanePreference(way: .beside))
        let size = Size(width: width, height: height)
        _ = await canvas(size)
        for _ in 0..<3 { shell.handle(.growList) }
        try RecordedScreen("beside-\(width)x\(height)").compare(with: await canvas(size))
    }

    @Test func whatWasMadeOfThemIsInTheSession() async {
        _ = await canvas(Size(width: 120, height: 40))
        shell.handle(.growList)
        shell.handle(.turnPanes)
        let choice = shell.session.panes
        #expect(choice == PaneChoice(way: .stacked, share: 500))
        shell.handle(.resetPanes)
        #expect(shell.session.panes == PaneChoice())

        let again = Panes()
        _ = Shell(
            sections: root.makeSections(), session: Session(panes: choice), keys: KeysInForce(.standard()),
            wording: .sample("C"),
            panes: again)
        #expect(again.choice == choice)
    }
}
