package import Entities
package import Presentation
package import Services

package struct BookKind: DetailKind {
    package let topic = "books"
    package let section = SectionDescriptor(
        id: SectionID(rawValue: "books"), name: LocalizedText(english: "Books", german: "Bücher", spanish: "Libros"))

    package init() {}

    package func whyClosed(_ wording: Wording) -> Message? { wording.book.noneBuiltIn }

    package func lists(_ source: any BookCatalog) -> any ListCatalog<Book, BookQuery> { source.lists }

    package func details(_ source: any BookCatalog) -> any DetailCatalog<BookDetail> { source.details }

    package func id(of subject: LibrarySubject) -> BookID? { subject.book }

    package func found(_ item: Book) -> FoundItem {
        FoundItem(summary: LibrarySummary(item), rating: item.rating?.average, votes: item.rating?.votes)
    }
}
