import Entities
import Services

protocol BookDetailInteractor: DetailInteractor, DeletingInteractor where Detail == BookDetail {
    var today: @Sendable () -> CalendarDate { get }
}

/// A book as its source has it.
struct BookDetailDefaultInteractor: BookDetailInteractor {
    let catalog: any BookCatalog
    let library: any Diary
    let pictures: any PictureStore
    let today: @Sendable () -> CalendarDate

    var source: any DetailCatalog<BookDetail> { catalog.details }
}
