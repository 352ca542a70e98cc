import Arrivals
import Entities
import Palette
import ScreenTestSupport
import Services
import SourceList
import TestSupport

extension DestinationsSpy: ArrivalsDestinations {}

extension TestedScene {
    static let arrivals = TestedScene("Arrivals") { stage in
        ArrivalsBuilder(arrivals: FakeArrivals(stage.arrived), context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    }

    static let palette = TestedScene("Palette") { stage in
        PaletteBuilder(finder: stage.finder, worker: globalConcurrentExecutor, context: stage.context)
            .build(guide: stage.guide)
    }

    static let sourceList = TestedScene("SourceList") { stage in
        SourceListBuilder(directory: stage.directory, context: stage.context).build()
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
