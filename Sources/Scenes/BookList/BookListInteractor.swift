import Entities
import Services

protocol BookListInteractor: RemoteListInteractor where Item == Book, Query == BookQuery {
    var pictures: any PictureStore { get }
}

/// Which books the list is about, until something else is chosen: those that were asked for, else what the source's
/// lists start with.
struct BookListDefaultInteractor: BookListInteractor {
    let catalog: any BookCatalog
    let library: any Diary
    let pictures: any PictureStore
    let asked: BookQuery?

    var source: any ListCatalog<Book, BookQuery> { catalog.lists }
}
