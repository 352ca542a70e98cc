package import Browsing
package import Entities
package import Navigation
package import Presentation
package import Services

/// A form for a book that no catalogue knows: to write it down, or to change what was written.
@MainActor
package struct BookFormBuilder {
    private let readingList: any ReadingList
    private let today: @Sendable () -> CalendarDate
    private let wording: Wording

    /// - Parameter today: the current day in the user's time zone.
    package init(readingList: any ReadingList, today: @escaping @Sendable () -> CalendarDate, wording: Wording) {
        self.readingList = readingList
        self.today = today
        self.wording = wording
    }

    /// - Parameters:
    ///   - book: nil for a new one.
    ///   - delegate: hears of what is saved; held weakly.
    package func build(
        _ book: LibraryItem?, delegate: (any WrittenBookDelegate)?, navigator: (any Navigator)?, display: any Display,
        notices: any NoticeBoard
    ) -> any Screen {
        let interactor = BookFormDefaultInteractor(readingList: readingList, book: book, today: today)
        let router = BookFormDefaultRouter(navigator: navigator, delegate: delegate)
        let presenter = BookFormDefaultPresenter(
            interactor: interactor, router: router, wording: wording, notices: notices)
        if display.isPlain {
            let view = BookFormPlainView(presenter: presenter, display: display)
            presenter.view = view
            return view
        }
        let view = BookFormDefaultView(presenter: presenter, display: display)
        presenter.view = view
        return view
    }
}
