import Entities
import Presentation

/// What the screen shows at one moment.
struct BookFormState: Equatable {
    var title = ""
    /// What the form is for; stands above it.
    var explanation = ""
    var form = Form("", [])
    var question: Question?
    /// Whether the book is being stored. Nothing else can be done then.
    var isSaving = false
}

extension ShelfBook {
    /// What a book of the list is, but for what is its reader's.
    init(_ item: LibraryItem) {
        self.init(
            title: item.summary.title, author: item.summary.subtitle ?? "", isbn: item.reading?.isbn,
            pages: item.reading?.pages, released: item.summary.released)
    }
}
