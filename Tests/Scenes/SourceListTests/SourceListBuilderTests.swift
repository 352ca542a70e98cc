import Browsing
import Commands
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SourceList

@MainActor
struct SourceListBuilderTests {
    private let directory = FakeSourceDirectory()
    private let links = LinkOpenerSpy()
    private let notices = NoticeBoardSpy()
    private let stack = ScreenStack()

    init() {
        let builder = SourceListBuilder(directory: directory, context: .sample(notices: notices, links: links))
        stack.push(builder.build())
    }

    @Test func theScreenItBuildsShowsTheSourcesAndTakesAKey() async throws {
        let screen = try #require(stack.top)
        await #expect(eventually { @MainActor in screen.frame(78, 20).rows[0].contains("TMDB") })
        #expect(screen.handle(key: .enter))
        #expect(screen.handle(key: .paste("0123")))
        #expect(screen.frame(78, 20).rows.contains { $0.contains("Key  ••••") })
        #expect(screen.handle(key: .enter))

        await #expect(
            eventually { @MainActor in notices.notices.map(\.what) == ["TMDB accepts the key; it is saved."] })
        #expect(directory.calls == [.enter("0123", .tmdb)])
        #expect(!screen.isTyping)
    }

    @Test func aPoppedSceneIsGoneAllOfItThoughAServiceIsBeingAsked() async throws {
        let parts = SceneParts(of: stack.top)
        await #expect(eventually { @MainActor in stack.top?.isBusy == false })
        directory.hold()
        _ = stack.top?.handle(.refresh)
        await #expect(eventually { directory.calls == [.check(.tmdb)] })
        #expect(parts.living == ["view", "presenter", "router"])

        stack.pop()
        #expect(parts.living == [])
        directory.letGo()
    }
}
