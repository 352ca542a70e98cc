import Commands
import Entities
import Navigation
import ScreenTestSupport
import Services
import TestSupport
import Testing
import ToConfirm

extension DestinationsSpy: ToConfirmDestinations {}

extension TestedScene {
    static let toConfirm = TestedScene("ToConfirm", asking: ["a source": { $0.titles }]) { stage in
        stage.library.replaceItems(with: stage.imported)
        return ToConfirmBuilder(
            finder: FinderOnStage(titles: stage.titles), availability: .live, context: stage.context
        ).build(navigator: stage.navigator, destinations: stage.destinations)
    } leads: { stage in
        await stage.untilShown("1  Name 1 · 19")
        #expect(stage.screen.handle(.take))
        let found = Set((1...3).map { LibrarySubject.movie(MovieID($0)).id })
        await #expect(
            eventually { @MainActor in
                stage.library.kept.contains {
                    $0.summary.title == "Name 1" && !$0.summary.aliases.known.isDisjoint(with: found)
                }
            })
    }
}

/// A source, where the desk of a stage answers.
private struct FinderOnStage: TitleFinder {
    let titles: AnswerDesk<String, [LibrarySummary]>

    var catalogs: [SearchedCatalog] { [SearchedCatalog(kind: .movie, source: .tmdb)] }

    func titlesAtHand(_ text: String, in catalog: SearchedCatalog) async -> [LibrarySummary] { [] }

    func invalidateCache() {}

    func titles(_ text: String, in catalog: SearchedCatalog) async -> FoundTitles {
        do throws(CatalogFailure) { return FoundTitles(try await titles.reply(to: text)) } catch {
            return FoundTitles([], failure: error)
        }
    }
}

extension Stage {
    /// Films under names alone. None of them is exactly what a source has.
    fileprivate var imported: [LibraryItem] {
        names.enumerated().map { number, name in
            LibraryItem(
                summary: LibrarySummary(
                    subject: .movie(MovieID(source: SourceID(rawValue: "elsewhere"), key: "\(number)")), title: name,
                    released: CalendarDate(year: 1990)),
                isFavourite: false, added: number, standing: Standing(state: .done))
        }
    }

    fileprivate var titles: AnswerDesk<String, [LibrarySummary]> {
        desk("ToConfirm") { text in
            .success(
                (1...3).map { number in
                    LibrarySummary(
                        subject: .movie(MovieID(number)), title: text, released: CalendarDate(year: 1988 + number))
                })
        }
    }
}
