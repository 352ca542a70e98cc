import Entities
import HTTP
import LibraryStore
import Services

/// A book as the service sends it.
struct WireBook: Decodable {
    @Lenient var id: String?
    @Lenient var isbn: String?
    @Lenient var title: String?
    @Lenient var author: String?
    @Lenient var pages: Int?
    @Lenient var released: String?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case isbn = "ISBN"
        case title = "Title"
        case author = "Author"
        case pages = "Pages"
        case released = "ReleaseDate"
    }

    /// What services say of it is cut to what can be kept. Nil without an id or a title.
    func listed(tag: String? = nil) -> ListedShelfBook? {
        guard let id = id?.nilIfEmpty, let title = title?.nilIfEmpty, title.utf8.count <= LibraryLimits.title
        else { return nil }
        let isbn = isbn?.nilIfEmpty.flatMap { $0.utf8.count <= LibraryLimits.isbn ? $0 : nil }
        let author = author?.nilIfEmpty.flatMap { $0.utf8.count <= LibraryLimits.subtitle ? $0 : nil }
        return ListedShelfBook(
            id: id, tag: tag,
            book: ShelfBook(
                title: title, author: author ?? "", isbn: isbn,
                pages: pages.flatMap { Standing.pageCounts.contains($0) ? $0 : nil },
                // Some add a time of the day.
                released: released.flatMap { CalendarDate(iso8601: $0.prefix(10)) }.flatMap {
                    $0.monthAndDay == nil ? nil : $0
                }))
    }
}
