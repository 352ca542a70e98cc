import Entities
import FoundationEssentials
import JSONReading

/// Trakt's zip of JSON, or one of its parts. How often a film was seen and when last stands in one part, each time in another:
/// where there is the second, the first does not count.
struct TraktReader: DiaryReader {
    private enum Part {
        case times, films, ratings, watchlist, favourites
        /// - Parameter key: its number; nil, as its name, where the file does not say it.
        case list(key: String?, name: String?)
    }

    var gathering: Gathering
    /// The times that were taken in, by Trakt's numbers: they are never the same thing twice.
    private var times: Set<Int> = []

    init(gathering: Gathering) {
        self.gathering = gathering
    }

    mutating func read(_ document: DiaryDocument, as form: DocumentForm) throws(DiaryFileFailure) {
        guard let entries = try? JSONDecoder().decode([LenientEntry].self, fromOutside: Data(document.bytes)) else {
            guard !document.isAlone else { throw .damaged }
            gathering.leaveOut(.unreadablePart, at: document.item(1))
            return
        }
        guard !entries.isEmpty else { return }
        let part = Self.part(document, entries.lazy.compactMap(\.entry).first)
        var list: GatheredList?
        if case .list(let key, let name) = part {
            guard let key, let name else { return gathering.leaveOut(.namelessList, at: document.item(1)) }
            list = GatheredList(key: key, name: name, description: nil, place: document.item(1), date: nil)
        }
        for (index, entry) in entries.enumerated() {
            guard gathering.failure == nil else { return }
            gathering.beginRow()
            let place = document.item(index + 1)
            do throws(ImportProblem) {
                guard let entry = entry.entry else { throw .notAnItem }
                if list != nil {
                    let film = try film(of: entry)
                    var thing = gathering.thing(film.key, .movie, title: film.title, at: place)
                    thing.ids = film.ids
                    thing.note(subtitle: nil, released: film.released)
                    list?.things.append((entry.rank ?? index + 1, thing, nil))
                } else {
                    try take(entry, of: part, at: place)
                }
            } catch {
                gathering.leaveOut(error, at: place)
            }
        }
        if let list { gathering.add(list) }
    }

    private struct LenientEntry: Decodable {
        let entry: TraktEntry?

        init(from decoder: any Decoder) {
            entry = try? TraktEntry(from: decoder)
        }
    }

    private static func part(_ document: DiaryDocument, _ first: TraktEntry?) -> Part {
        if first?.watched != nil { return .times }
        if first?.lastWatched != nil || first?.plays != nil { return .films }
        // The reader may have called a list "watchlist" too.
        if document.name.hasPrefix("lists-list-") {
            let words = document.name.split(separator: ".").first?.split(separator: "-").dropFirst(2) ?? []
            let name = words.dropFirst().joined(separator: " ")
            return .list(key: words.first.map(String.init), name: name.isEmpty ? nil : name)
        }
        if document.isNamedWatchlist { return .watchlist }
        if document.name.hasPrefix("lists-favorites") { return .favourites }
        return first?.listed == nil && first?.rating != nil ? .ratings : .list(key: nil, name: nil)
    }

    private mutating func take(
        _ entry: TraktEntry, of part: Part, at place: FilePlace
    ) throws(ImportProblem) {
        let film = try film(of: entry)
        let date = try date(of: entry, in: part)
        var rating: OwnRating?
        if case .ratings = part {
            rating = entry.rating.flatMap { OwnRating($0, of: 10) }
            guard rating != nil else { throw .malformed(field: "rating") }
        }
        let plays = entry.plays ?? 1
        guard (0...1_000).contains(plays) else { throw .malformed(field: "plays") }
        if case .times = part, let id = entry.id, !times.insert(id).inserted { return }
        gathering.note(film.key, .movie, title: film.title, at: place) { thing in
            thing.ids.formUnion(film.ids)
            thing.note(subtitle: nil, released: film.released)
            thing.note(added: date)
            switch part {
            case .times: thing.viewings.append(Viewing(day: date?.day, second: date?.second ?? 0))
            // Who has it there has seen it.
            case .films: thing.note(plays: max(1, plays), last: date)
            case .ratings:
                thing.note(rating, at: date)
                thing.noteMarkedAsSeen(at: date)
            case .watchlist: thing.noteListedAsWanted(at: date)
            case .favourites: thing.isFavourite = true
            case .list: break
            }
        }
    }

    /// What an entry is about.
    private func film(
        of entry: TraktEntry
    ) throws(ImportProblem) -> (key: String, title: String, ids: Set<ItemID>, released: CalendarDate?) {
        guard let film = entry.movie else { throw .otherKind(name: entry.kind) }
        guard entry.type == nil || entry.type == "movie" else { throw .otherKind(name: entry.kind) }
        let title = try CheckedText.title(film.title?.withoutNUL ?? "", field: "title")
        let ids = film.ids?.items ?? []
        let key = try CheckedText.key(
            film.ids?.trakt.map { String($0) } ?? ids.first?.stableText ?? film.year.map { "\(title) (\($0))" }
                ?? title,
            field: "ids")
        return (key, title, Set(ids), film.year.flatMap { CalendarDate(year: $0) })
    }

    /// When it was seen, rated or listed; nil where nothing says so.
    private func date(of entry: TraktEntry, in part: Part) throws(ImportProblem) -> FileDate? {
        let (field, text) =
            switch part {
            case .times: ("watched_at", entry.watched)
            case .films: ("last_watched_at", entry.lastWatched)
            case .ratings: ("rated_at", entry.rated)
            case .watchlist, .favourites, .list: ("listed_at", entry.listed)
            }
        guard let text, !text.isEmpty else { return nil }
        guard let date = FileDate(text) else { throw .malformed(field: field) }
        // The beginning of 1970 is how Trakt writes that nobody knows.
        return date.second == 0 ? nil : date
    }
}

extension String {
    fileprivate var withoutNUL: String {
        utf8.contains(0) ? String(decoding: utf8.filter { $0 != 0 }, as: UTF8.self) : self
    }
}
