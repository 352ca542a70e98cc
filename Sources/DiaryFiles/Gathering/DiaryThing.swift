import Entities

/// What a file says of one thing. All that is noted of it can be noted in any order, with the same outcome.
struct DiaryThing {
    let kind: LibrarySubject.Kind
    /// What the file calls it.
    private(set) var key: String
    let service: DiaryService
    /// Where files differ, the first by the alphabet.
    var title: String
    /// The first place where it stands.
    var place: FilePlace
    /// By which it is known beyond this file. The best of them becomes its subject.
    var ids: Set<ItemID> = []
    private(set) var subtitle: String?
    private(set) var released: CalendarDate?
    var isFavourite = false
    private(set) var added: Int?
    private var isListedAsWanted = false
    private var states: [StateClaim] = []
    /// It is where the reader has put it in place of a state.
    private var isOnOwnShelf = false
    private var since: [Standing.State: CalendarDate] = [:]
    private var rating: RatingClaim?
    private var review: ReviewClaim?
    private(set) var isbn: String?
    private(set) var pages: Int?
    /// In minutes.
    private var runtime: Int?
    var viewings: [Viewing] = []
    /// How often it was seen, and last when: counts where there are no viewings.
    private var plays: PlaysClaim?
    /// When it was marked as seen, without a word of when it was: counts where there are no viewings.
    private var marked: Int?

    init(kind: LibrarySubject.Kind, key: String, service: DiaryService, title: String, place: FilePlace) {
        self.kind = kind
        self.key = key
        self.service = service
        self.title = title
        self.place = place
    }

    mutating func note(subtitle: String?, released: CalendarDate?) {
        self.subtitle = Self.first(self.subtitle, subtitle)
        self.released = Self.first(self.released, released)
    }

    mutating func note(added date: FileDate?) { added = Self.first(added, date?.second) }

    mutating func note(isbn: ISBN?, pages: Int?) {
        self.isbn = Self.first(self.isbn, isbn?.ofThirteen)
        if let pages, Standing.pageCounts.contains(pages) { self.pages = max(self.pages ?? 0, pages) }
        if let isbn { ids.insert(ItemID(isbn: isbn)) }
    }

    mutating func note(runtime minutes: Int?) { runtime = Self.first(runtime, minutes) }

    mutating func note(_ rating: OwnRating?, at date: FileDate? = nil) {
        guard let rating else { return }
        let claim = RatingClaim(second: date?.second ?? 0, rating: rating)
        self.rating = self.rating.map { max($0, claim) } ?? claim
    }

    mutating func note(review text: String?, at date: FileDate?) {
        guard let text else { return }
        let claim = ReviewClaim(second: date?.second ?? 0, text: text)
        review = review.map { max($0, claim) } ?? claim
    }

    /// It is on a list of what is wanted, which it can be after it was seen.
    mutating func noteListedAsWanted(at date: FileDate?) {
        isListedAsWanted = true
        note(since: .wanted, date?.day)
        note(added: date)
    }

    /// The one state that the file says it is in. Of several the latest counts.
    mutating func note(_ state: Standing.State, since day: CalendarDate?) {
        states.append(StateClaim(day: day, state: state))
        note(since: state, day)
    }

    /// It is on a shelf of the reader's own, in place of a state: that it was read says nothing of how far it is now.
    mutating func noteOwnShelf() { isOnOwnShelf = true }

    mutating func note(since state: Standing.State, _ day: CalendarDate?) {
        guard let day else { return }
        since[state] = max(since[state] ?? day, day)
    }

    mutating func noteMarkedAsSeen(at date: FileDate?) { marked = min(marked ?? .max, date?.second ?? .max) }

    mutating func note(plays count: Int, last: FileDate?) {
        let claim = PlaysClaim(count: count, last: last)
        plays = plays.map { max($0, claim) } ?? claim
    }

    /// This thing in no more memory than it needs.
    var withoutRoom: DiaryThing {
        var thing = self
        thing.viewings = viewings.map(\.self)
        return thing
    }

    /// Both were the same thing under two names: what its events are told apart by is the first of these.
    func joined(with other: DiaryThing) -> DiaryThing {
        var joined = self
        joined.key = min(key, other.key)
        joined.title = min(title, other.title)
        joined.place = min(place, other.place)
        joined.ids.formUnion(other.ids)
        joined.note(subtitle: other.subtitle, released: other.released)
        joined.isFavourite = isFavourite || other.isFavourite
        joined.added = Self.first(added, other.added)
        joined.isListedAsWanted = isListedAsWanted || other.isListedAsWanted
        joined.states += other.states
        joined.isOnOwnShelf = isOnOwnShelf || other.isOnOwnShelf
        joined.since.merge(other.since) { max($0, $1) }
        joined.rating = [rating, other.rating].compactMap { $0 }.max()
        joined.review = [review, other.review].compactMap { $0 }.max()
        joined.isbn = Self.first(isbn, other.isbn)
        joined.runtime = Self.first(runtime, other.runtime)
        joined.pages = [pages, other.pages].compactMap { $0 }.max()
        joined.viewings += other.viewings
        joined.plays = [plays, other.plays].compactMap { $0 }.max()
        joined.marked = Self.first(marked, other.marked)
        return joined
    }

    private static func first<Value: Comparable>(_ left: Value?, _ right: Value?) -> Value? {
        guard let left, let right else { return left ?? right }
        return min(left, right)
    }
}

extension DiaryThing {
    /// By IMDb's id, else by The Movie Database's, else by the name that it has in the file.
    var subject: LibrarySubject {
        let best = [SourceID.imdb, .movieDatabase].lazy.compactMap { source in
            ids.lazy.filter { $0.source == source }.map(\.key).min().map { ItemID(source: source, key: $0) }
        }.first
        return LibrarySubject(kind: kind, id: best ?? ItemID(source: service.source, key: key))
    }

    var record: LibraryRecord {
        let subject = subject
        let seen = seen
        var summary = LibrarySummary(
            subject: subject, title: title, subtitle: subtitle, released: released,
            aliases: Aliases(known: ids.subtracting([subject.id])))
        summary.length = runtime
        let note = review.map { Note(text: $0.text, changed: $0.second, revision: 1) }
        let item = LibraryItem(
            summary: summary, isFavourite: isFavourite, added: added ?? 0, note: note, standing: standing(seen),
            events: seen.events(of: service, key: key))
        return LibraryRecord(item: item, revisions: note.map { [$0] } ?? [])
    }

    /// What is known of each time, else what is known of how often, else that it was seen.
    private var seen: [Viewing] {
        if !viewings.isEmpty { return viewings }
        if let plays, plays.count > 0 {
            let last = Viewing(day: plays.last?.day, second: plays.last?.second ?? 0)
            return [last] + [Viewing](repeating: Viewing(), count: plays.count - 1)
        }
        return marked.map { [Viewing(second: $0 == .max ? 0 : $0)] } ?? []
    }

    private func standing(_ seen: [Viewing]) -> Standing? {
        var since = since
        if let day = seen.compactMap(\.day).max() { since[.done] = max(since[.done] ?? day, day) }
        // One that is of the thing, and not of a time, counts more.
        let latest = seen.filter { $0.rating != nil }.max()?.rating
        let standing = Standing(
            state: state(seen), since: since, rating: rating?.rating ?? latest, isbn: isbn, pages: pages)
        // A book of such a file is on a shelf, whichever that is.
        return kind != .book && standing == Standing() ? nil : standing
    }

    private func state(_ seen: [Viewing]) -> Standing.State? {
        if let claim = states.max() { return claim.state }
        if isOnOwnShelf { return nil }
        if !seen.isEmpty { return .done }
        return isListedAsWanted ? .wanted : nil
    }
}
