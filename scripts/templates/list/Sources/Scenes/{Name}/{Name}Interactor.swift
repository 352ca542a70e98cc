import Entities
import Services

protocol {Name}Interactor: RemoteListInteractor where Item == {Name}Item, Query == {Name}Query {
    var pictures: any PictureStore { get }
}

/// Which items the list is about: those that were asked for, else what the source's lists start with.
struct {Name}DefaultInteractor: {Name}Interactor {
    let source: any ListCatalog<{Name}Item, {Name}Query>
    let library: any Diary
    let pictures: any PictureStore
    let asked: {Name}Query?
}
