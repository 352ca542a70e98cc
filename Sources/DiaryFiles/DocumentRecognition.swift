import Entities

/// Tells by its content whose a document is.
enum DocumentRecognition {
    /// Nil for what nobody has written.
    static func recognise(_ document: DiaryDocument) -> (service: DiaryService, form: DocumentForm)? {
        let bytes = document.bytes
        switch bytes.first(where: { !$0.isBlank && !byteOrderMark.contains($0) }) {
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            guard let service = jsonService(bytes) ?? (document.isAlone || !bytes.isEmptyList ? nil : .trakt) else {
                return nil
            }
            return (service, .json)
        case nil: return nil
        default:
            guard let table = CSVTable(bytes), let service = service(of: table) else { return nil }
            return (service, .table(table))
        }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// As far as it is looked into: the first item of each is far shorter.
    private static let start = 65_536

    private static func jsonService(_ bytes: [UInt8]) -> DiaryService? {
        let start = bytes.prefix(start)
        if start.has("\"listened_at\""), start.has("\"track_metadata\"") { return .listenbrainz }
        if start.has("\"ms_played\"") || start.has("\"msPlayed\"") { return .spotify }
        let fields = ["watched_at", "last_watched_at", "rated_at", "listed_at", "rating", "ids"]
        let things = ["movie", "show", "season", "episode"]
        func has(_ field: String) -> Bool { start.has("\"\(field)\"") }
        return things.contains(where: has) && fields.contains(where: has) ? .trakt : nil
    }

    private static func service(of table: CSVTable) -> DiaryService? {
        func has(_ columns: String...) -> Bool { columns.allSatisfy(table.has) }
        if has("letterboxd uri", "name") || LetterboxdReader.isList(table) || LetterboxdUpload.isOne(table) {
            return .letterboxd
        }
        if has("const", "title"), has("your rating") || has("you rated") || has("position") { return .imdb }
        if has("book id", "title", "exclusive shelf") || GoodreadsReader.isHeaderless(table) { return .goodreads }
        if has("title", "read status", "isbn/uid") { return .storygraph }
        if has("title", "tmdbid", "imdbid"), has("watchedat") || has("userrating") || has("addedat") { return .movary }
        if has("media_id", "source", "media_type", "title") { return .yamtrack }
        if has("title", "author_text", "remote_id") { return .bookwyrm }
        if has("uts", "artist", "track") { return .lastfm }
        return nil
    }
}

extension Collection where Element == UInt8 {
    /// Whether it has this text.
    fileprivate func has(_ text: String) -> Bool {
        let text = Array(text.utf8)
        guard let first = text.first else { return true }
        var rest = self[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: text) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}

extension [UInt8] {
    /// `[]`, as which Trakt writes what there is none of.
    fileprivate var isEmptyList: Bool {
        count < 64 && filter { !$0.isBlank } == Array("[]".utf8)
    }
}
