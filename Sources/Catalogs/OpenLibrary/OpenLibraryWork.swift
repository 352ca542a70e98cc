import Entities
import HTTP

/// The answer of `/works/{key}.json`.
struct OpenLibraryWork: Decodable, Sendable {
    struct Author: Decodable, Sendable {
        @Required var author: OpenLibraryText
    }

    struct Link: Decodable, Sendable {
        @Lenient var title: String?
        @Required var url: String
    }

    @Required var key: String
    @Lenient var type: OpenLibraryText?
    /// Where it is now, of one that was joined with another.
    @Lenient var location: String?
    @Lenient var title: String?
    @Lenient var subtitle: String?
    @Lenient var description: OpenLibraryText?
    @Lenient var subjects: LossyList<String>?
    @Lenient var links: LossyList<Link>?
    /// -1 stands for one that was taken away.
    @Lenient var covers: LossyList<Int>?
    /// In any form: `August 1965`.
    @Lenient var firstPublishDate: String?
    @Lenient var authors: LossyList<Author>?

    enum CodingKeys: String, CodingKey {
        case key, type, location, title, subtitle, description, subjects, links, covers, authors
        case firstPublishDate = "first_publish_date"
    }
}

/// What stands where a work was asked for.
enum OpenLibraryRecord: Sendable {
    case work(OpenLibraryWork)
    case moved(to: String)
    case deleted

    /// Nil for an answer about something else.
    init?(_ answer: OpenLibraryWork, of key: String) {
        switch answer.type?.text {
        case "/type/redirect":
            guard let new = answer.location.flatMap(OpenLibraryKey.work) else { return nil }
            self = .moved(to: new)
        case "/type/delete": self = .deleted
        default:
            guard OpenLibraryKey.work(answer.key) == key else { return nil }
            self = .work(answer)
        }
    }
}

extension OpenLibraryWork {
    /// What it says of itself alone: that is less than what searches say of it. Nil without a title.
    func book(_ id: BookID, covers address: HTTPURL) -> Book? {
        title?.nilIfEmpty.map { title in
            Book(
                id: id, title: title, subtitle: subtitle?.nilIfEmpty,
                firstPublished: firstPublishDate.flatMap(Self.year),
                picture: covers?.elements.lazy.compactMap { Picture(openLibrary: $0, at: address) }.first)
        }
    }

    /// The key of the author who stands first; nil where it is not known.
    var mainAuthor: String? {
        authors?.elements.first.flatMap { OpenLibraryKey.author($0.author.text) }
    }

    /// Adds what it says beyond what lists know.
    func add(to detail: inout BookDetail) {
        detail.description = description.flatMap { OpenLibraryProse.plain($0.text) }
        detail.subjects = OpenLibrarySubjects.telling(subjects?.elements ?? [])
        detail.links = (links?.elements ?? []).compactMap { link in
            HTTPURL.forBrowser(link.url).map { Entities.Link(title: link.title?.nilIfEmpty ?? $0, url: $0) }
        }
    }

    /// The one number of four digits in a text; nil where there is none, or several.
    private static func year(in text: String) -> CalendarDate? {
        let numbers = text.split { !$0.isASCII || !$0.isNumber }.filter { $0.count == 4 }.compactMap { Int($0) }
        return numbers.count == 1 ? CalendarDate(year: numbers[0]) : nil
    }
}

/// A text of Open Library's: bare, or in an object, as the `key` of what it refers to, or as the `value` of a longer text:
/// `{"type":"/type/text","value":"…"}`.
struct OpenLibraryText: LenientlyDecodable, Sendable {
    let text: String

    private enum Name: String, CodingKey { case key, value }

    init(from decoder: any Decoder) throws {
        if let bare = try? String(from: decoder) {
            text = bare
        } else {
            let object = try decoder.container(keyedBy: Name.self)
            let name: Name = object.contains(.value) ? .value : .key
            text = try object.decode(Required<String>.self, forKey: name).wrappedValue
        }
    }
}
