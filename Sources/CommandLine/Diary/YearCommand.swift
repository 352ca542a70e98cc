package import Entities
package import LibraryStore
package import Presentation

/// Carries out `matinee year`: prints what the diary has of a year, or of another period.
package struct YearCommand {
    package let location: LibraryLocation
    package let wording: Wording
    /// How what is printed for people looks.
    package let look: YearText.Look
    package let today: CalendarDate

    package init(location: LibraryLocation, wording: Wording, look: YearText.Look, today: CalendarDate) {
        (self.location, self.wording, self.look, self.today) = (location, wording, look, today)
    }

    /// What can be read is printed, before it is said that it may not be all.
    ///
    /// - Parameter print: writes to standard output; throws if that fails.
    package func run(_ request: YearRequest, print: (String) throws(LaunchError) -> Void) throws(LaunchError) {
        let store = try openedForReading()
        let thisYear = DiaryPeriod.year(today.year) ?? .all
        let period = request.period ?? thisYear
        let review = YearReview(
            of: store?.items.flatMap(\.diary) ?? [], plays: try plays(in: period), in: period)
        switch request.form {
        case .text: try print(YearText(look).text(of: YearPage(review, wording)))
        case .json: try print(YearJSON.text(of: review))
        case .markdown: try print(YearMarkdown.text(of: YearPage(review, wording)))
        }
        guard let store, let failure = store.failureOfCheck else { return }
        throw .partOfLibrary(
            failure,
            LibraryPart(use: .readable, items: store.items.count, missing: store.missing, folder: location.folder))
    }

    private func plays(in period: DiaryPeriod) throws(LaunchError) -> PlaysReview {
        do throws(LibraryFailure) {
            return try PlaysStore.openForReading(location)?.review(of: period) ?? .none
        } catch {
            throw .library(error)
        }
    }

    /// Nil if there is no library yet; none is made.
    private func openedForReading() throws(LaunchError) -> LibraryStore? {
        do throws(LibraryFailure) { return try LibraryStore.openForReading(location) } catch { throw .library(error) }
    }
}
