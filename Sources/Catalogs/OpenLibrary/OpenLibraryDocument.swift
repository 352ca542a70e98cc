import Entities
import HTTP

/// A work in a list. Searches and what is trending have names and keys of its authors in two lists, subjects have objects.
struct OpenLibraryDocument: Decodable, Sendable {
    struct Author: Decodable, Sendable {
        @Required var name: String
        @Lenient var key: String?
    }

    @Required var key: String
    /// Missing in very old records.
    @Required var title: String
    @Lenient var subtitle: String?
    @Lenient var authorNames: LossyList<String>?
    @Lenient var authorKeys: LossyList<String>?
    @Lenient var authors: LossyList<Author>?
    @Lenient var cover: Int?
    /// What subjects call it.
    @Lenient var coverID: Int?
    @Lenient var firstPublishYear: Int?
    @Lenient var editionCount: Int?
    @Lenient var ratingsAverage: Double?
    @Lenient var ratingsCount: Int?
    // Of these only details are asked for.
    @Lenient var pages: Int?
    @Lenient var isbns: LossyList<String>?
    @Lenient var languages: LossyList<String>?
    @Lenient var wanting: Int?
    @Lenient var reading: Int?
    @Lenient var finished: Int?

    enum CodingKeys: String, CodingKey {
        case key, title, subtitle, authors
        case authorNames = "author_name"
        case authorKeys = "author_key"
        case cover = "cover_i"
        case coverID = "cover_id"
        case firstPublishYear = "first_publish_year"
        case editionCount = "edition_count"
        case ratingsAverage = "ratings_average"
        case ratingsCount = "ratings_count"
        case pages = "number_of_pages_median"
        case isbns = "isbn"
        case languages = "language"
        case wanting = "want_to_read_count"
        case reading = "currently_reading_count"
        case finished = "already_read_count"
    }

    /// What lists are asked for. Without it some of these are missing.
    static let listFields = [
        CodingKeys.key, .title, .subtitle, .authorNames, .authorKeys, .cover, .firstPublishYear, .editionCount,
        .ratingsAverage, .ratingsCount,
    ]
    static let detailFields = listFields + [.pages, .isbns, .languages, .wanting, .reading, .finished]
}

extension OpenLibraryDocument {
    /// Nil where it is no work, or says no title.
    ///
    /// - Parameter covers: the address of the service of covers.
    func book(covers: HTTPURL) -> Book? {
        guard let key = OpenLibraryKey.work(key), let title = title.nilIfEmpty else { return nil }
        return Book(
            id: BookID(source: OpenLibrarySource.id, key: key), title: title, subtitle: subtitle?.nilIfEmpty,
            authors: names, firstPublished: firstPublishYear.flatMap { CalendarDate(year: $0) },
            editions: editionCount.flatMap(Self.counted),
            rating: ratingsAverage.flatMap { BookRating(average: $0, votes: ratingsCount) },
            picture: (cover ?? coverID).flatMap { Picture(openLibrary: $0, at: covers) })
    }

    /// The key of the author who stands first; nil where it is not known.
    var mainAuthor: String? {
        (authorKeys?.elements.first ?? authors?.elements.first?.key).flatMap(OpenLibraryKey.author)
    }

    private var names: [String] {
        var seen: Set<String> = []
        return (authorNames?.elements ?? authors?.elements.map(\.name) ?? [])
            .filter { $0.nilIfEmpty != nil && seen.insert($0).inserted }
    }

    private static func counted(_ number: Int) -> Int? {
        (1...1_000_000).contains(number) ? number : nil
    }

    /// Adds what it says beyond what lists know.
    func add(to detail: inout BookDetail) {
        detail.pages = pages.flatMap { Standing.pageCounts.contains($0) ? $0 : nil }
        detail.languages = OpenLibraryLanguage.codes(languages?.elements ?? [])
        detail.isbns = Self.isbns(isbns?.elements ?? [])
        detail.readers = BookReaders(wanting: wanting ?? 0, reading: reading ?? 0, finished: finished ?? 0)
    }

    /// Each once, the longer ones first. Of a number that is given in both forms only the longer stays.
    private static func isbns(_ texts: [String]) -> [ISBN] {
        var seen: Set<String> = []
        let all = texts.prefix(mostISBNs).compactMap { ISBN($0) }
        let long = all.filter { $0.digits.utf8.count == 13 }
        let short = all.filter { $0.digits.utf8.count != 13 }
        return (long + short).filter { seen.insert($0.core).inserted }
    }

    /// A classic has thousands.
    private static let mostISBNs = 500
}

extension ISBN {
    /// What both forms of a number have in common: it, without check digit and prefix. The prefix 979 has no short form.
    fileprivate var core: String {
        switch digits.utf8.count {
        case 10: String(digits.dropLast())
        case 13 where digits.hasPrefix("978"): String(digits.dropFirst(3).dropLast())
        default: digits
        }
    }
}

extension Picture {
    /// A cover, by its number; nil for a number that means none.
    ///
    /// - Parameter covers: the address of the service of covers.
    init?(openLibrary number: Int, at covers: HTTPURL) {
        guard number > 0 else { return nil }
        // Without the parameter a cover that is missing would be an empty picture.
        func address(_ size: String) -> String {
            covers.appending("/b/id/\(number)-\(size).jpg").adding(query: "default=false").text
        }
        self.init(source: OpenLibrarySource.id, small: address("M"), large: address("L"))
    }
}
