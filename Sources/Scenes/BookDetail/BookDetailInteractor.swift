import Entities
import Services

protocol BookDetailInteractor: DetailInteractor, ShelvingInteractor, DeletingInteractor
where Detail == BookDetail {
    var today: @Sendable () -> CalendarDate { get }
}

/// A book as its source has it, and what its reader has of it on the reading list.
struct BookDetailDefaultInteractor: BookDetailInteractor {
    let catalog: any BookCatalog
    let readingList: any ReadingList
    let pictures: any PictureStore
    let today: @Sendable () -> CalendarDate

    var source: any DetailCatalog<BookDetail> { catalog.details }

    var library: any Library { readingList }
}
