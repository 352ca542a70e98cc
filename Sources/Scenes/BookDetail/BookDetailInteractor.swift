import Entities
import Services

protocol BookDetailInteractor: DetailInteractor where Detail == BookDetail {
    /// The current day in the user's time zone.
    var today: CalendarDate { get }
}

/// A book as its source has it.
struct BookDetailDefaultInteractor: BookDetailInteractor {
    let catalog: any BookCatalog
    let library: any Diary
    let pictures: any PictureStore

    var source: any DetailCatalog<BookDetail> { catalog.details }
}
