import Arrivals
import Commands
import Entities
import Navigation
import Palette
import Presentation
import ScreenTestSupport
import Services
import SourceList
import TerminalKit
import TestSupport
import Testing

extension DestinationsSpy: ArrivalsDestinations {}

extension TestedScene {
    static let arrivals = TestedScene("Arrivals") { stage in
        ArrivalsBuilder(arrivals: FakeArrivals(stage.arrived), context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    } leads: { stage in
        #expect(stage.screen.status == "1 of 9")
        #expect(stage.screen.handle(.undo))
        await stage.untilIdle()
        stage.type("y")
        await #expect(eventually { @MainActor in stage.screen.status == "1 of 8" })
    }

    static let palette = TestedScene("Palette") { stage in
        PaletteBuilder(finder: stage.finder, worker: globalConcurrentExecutor, context: stage.context)
            .build(guide: stage.guide)
    } leads: { stage in
        #expect(stage.screen.isTyping && stage.screen.takesText)
        #expect(stage.text.split(separator: "\n").contains { $0.contains("Opened") && $0.contains("Moonlight") })
        #expect(stage.screen.handle(key: .paste("moonris")))
        await #expect(eventually { @MainActor in stage.finder.asked.count == 2 })
        for source in [SourceID.tmdb, .lastFM] { stage.finder.answer("moonris", from: source, FoundTitles([])) }
        await stage.untilShown("Moonrise Kingdom")
        _ = stage.screen.handle(key: .enter)
        await #expect(eventually { @MainActor in stage.guide.calls == ["open Moonrise Kingdom"] })
    }

    static let sourceList = TestedScene("SourceList") { stage in
        SourceListBuilder(directory: stage.directory, context: stage.context).build()
    } leads: { stage in
        #expect(stage.screen.handle(key: .enter))
        #expect(stage.screen.handle(key: .paste("0123")))
        await stage.untilShown("Key  ••••")
        #expect(stage.screen.handle(key: .enter))
        await #expect(
            eventually { @MainActor in
                stage.notices.notices.map(\.what) == ["TMDB accepts the key; it is saved."]
            })
        #expect(stage.directory.calls == [.enter("0123", .tmdb)])
        #expect(!stage.screen.isTyping)
    }
}

extension Stage {
    fileprivate var arrived: [Arrival] {
        names.prefix(9).enumerated().map { number, name in
            .sample(
                LibraryItem(
                    summary: LibrarySummary(subject: .movie(MovieID(number + 1)), title: name), isFavourite: true,
                    added: number), number: Int64(number))
        }
    }
}
