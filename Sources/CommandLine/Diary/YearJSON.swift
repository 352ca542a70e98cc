import Entities
import LibraryStore

/// What `matinee year --json` prints for other programs: one object on one line. The names of the fields and the words in them do not
/// change.
enum YearJSON {
    private struct Object: Encodable {
        /// As it is typed.
        let period: String
        let total: Total
        /// The totals of the year before; nil where there is nothing of it.
        let before: Total?
        /// In the total and in no day, in no month, and in no year at all.
        let withoutDay: Int
        let withoutMonth: Int
        let withoutDate: Int
        let kinds: [KindShare]
        /// By month, or by year where the period is longer than two.
        let parts: [Share<String>]
        /// Only those that have something.
        let days: [Share<String>]
        /// From Monday to Sunday.
        let weekdays: [Int]
        let ratings: [RatingShare]
        let unrated: Int
        let meanRating: Int?
        let decades: [Share<Int>]
        let withoutDecade: Int
        let artists: [Share<String>]
        let authors: [Share<String>]
        let moreThanOnce: [ThingShare]
        let plays: Plays
    }

    /// What was listened to.
    private struct Plays: Encodable {
        struct Share: Encodable {
            let name: String
            /// The artist of an album or a track.
            let artist: String?
            let plays: Int

            init(_ share: PlaysReview.Share) {
                (name, artist, plays) = (share.name, share.artist, share.count)
            }
        }

        let total: Int
        /// The plays of the year before; nil where there is nothing of it.
        let before: Int?
        let artists: [Share]
        let albums: [Share]
        let tracks: [Share]

        init(_ review: PlaysReview) {
            (total, before) = (review.count, review.before)
            artists = review.artists.map(Share.init)
            albums = review.albums.map(Share.init)
            tracks = review.tracks.map(Share.init)
        }
    }

    private struct Total: Encodable {
        let entries: Int
        let things: Int
        let again: Int

        init(_ counts: DiaryCounts) {
            (entries, things, again) = (counts[.all], counts.things, counts[.again])
        }
    }

    /// How many entries there are of a month, a year, a person …
    private struct Share<Of: Encodable>: Encodable {
        let of: Of
        let entries: Int
    }

    private struct KindShare: Encodable {
        let kind: String
        let entries: Int
        let before: Int?
        /// Nil where none has a day.
        let first: Entry?
        let last: Entry?
        /// Nil where less than two lengths are known.
        let shortest: Entry?
        let longest: Entry?
    }

    private struct Entry: Encodable {
        let event: String
        let title: String
        let day: String?
        /// Minutes, or pages of a book.
        let length: Int?

        init(_ entry: DiaryEntry) {
            (event, title, day) = (entry.id.text, entry.summary.title, entry.event.day?.iso8601)
            length = entry.summary.length
        }
    }

    /// The entries with a rating from a percent to another.
    private struct RatingShare: Encodable {
        let from: Int
        let to: Int
        let entries: Int
    }

    private struct ThingShare: Encodable {
        let kind: String
        let source: String
        let key: String
        let title: String
        let entries: Int
    }

    static func text(of review: YearReview) -> String {
        func shares<Value>(_ values: [Value], _ figure: (Value) -> DiaryFigure) -> [(Value, Int)] {
            values.map { ($0, review.count(figure($0))) }
        }
        let days = review.counts.figures.compactMap { figure in
            if case .date(let date) = figure, date.monthAndDay != nil { date } else { nil }
        }.sorted()
        let object = Object(
            period: review.period.text, total: Total(review.counts), before: review.before.map(Total.init),
            withoutDay: review.count(.withoutDay), withoutMonth: review.count(.withoutMonth),
            withoutDate: review.period == .all ? review.count(.withoutDate) : review.withoutDate,
            kinds: review.kinds.map { kind(of: $0, review) },
            parts: shares(review.parts) { .date($0) }.map { Share(of: $0.iso8601, entries: $1) },
            days: shares(days) { .date($0) }.map { Share(of: $0.iso8601, entries: $1) },
            weekdays: (1...7).map { review.count(.weekday($0)) },
            ratings: (1...10).map { tenth in
                let percents = OwnRating.percents(ofTenth: tenth)
                return RatingShare(
                    from: percents.lowerBound, to: percents.upperBound, entries: review.count(.rating(tenth: tenth)))
            },
            unrated: review.count(.unrated), meanRating: review.meanRating?.percent,
            decades: shares(review.decades) { .decade($0) }.map { Share(of: $0, entries: $1) },
            withoutDecade: review.count(.undatedThing), artists: people(.artist, review),
            authors: people(.author, review),
            moreThanOnce: review.oftenest.map { thing in
                let (subject, entries) = (thing.subject, review.count(.thing(thing.subject)))
                return ThingShare(
                    kind: subject.kind.rawValue, source: subject.source.rawValue, key: subject.id.key,
                    title: thing.title, entries: entries)
            }, plays: Plays(review.plays))
        // Texts and whole numbers can always be encoded.
        return (HarmlessJSON.line(of: object) ?? "") + "\n"
    }

    private static func kind(of kind: LibrarySubject.Kind, _ review: YearReview) -> KindShare {
        let (ends, lengths) = (review.ends(of: kind), review.lengths(of: kind))
        return KindShare(
            kind: kind.rawValue, entries: review.count(.kind(kind)), before: review.before?[.kind(kind)],
            first: ends.map { Entry($0.first) }, last: ends.map { Entry($0.last) },
            shortest: lengths.map { Entry($0.shortest) }, longest: lengths.map { Entry($0.longest) })
    }

    private static func people(_ role: DiaryPerson.Role, _ review: YearReview) -> [Share<String>] {
        review.people(role).map { Share(of: $0.name, entries: review.count(.person($0))) }
    }
}
