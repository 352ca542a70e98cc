import Entities
import TestSupport
import Testing

/// What is taken back of a step, and what stays since somebody has changed it.
struct LibraryStepTests {
    private let film = LibraryItem.film(1, title: "Yi Yi")
    private let position = FractionalPosition.between(nil, nil)

    private func item(_ change: (inout LibraryItem) -> Void) -> LibraryItem {
        var item = film
        change(&item)
        return item
    }

    private func event(
        _ id: String = "a", rating: Int? = nil, note: String? = nil, tags: [String] = [], changed: Int = 0
    ) -> DiaryEvent {
        DiaryEvent(
            id: .init(text: id), day: CalendarDate(iso8601: "2026-11-20"), rating: rating.flatMap { .stars($0) },
            note: note, tags: tags, changed: changed)
    }

    @Test func `What is as the step has made it is as it was before`() {
        let (wanted, seen) = (Standing(state: .wanted), Standing(state: .done, rating: .stars(3)))
        let step = LibraryStep(of: film.summary, from: { $0.standing = wanted }, to: { $0.standing = seen })
        let (former, outcome) = step.takenBack(from: item { $0.standing = seen })
        #expect(former == item { $0.standing = wanted } && outcome == .whole)
    }

    @Test func `What was never said of a thing is not said afterwards`() {
        let step = LibraryStep(of: film.summary, to: { $0.standing = Standing(state: .done) })
        let (former, outcome) = step.takenBack(from: item { $0.standing = Standing(state: .done) })
        #expect(former == film && outcome == .whole)
    }

    @Test func `Of a standing only what nobody has changed since is taken back`() {
        let before = Standing(state: .wanted, rating: .stars(1))
        let after = Standing(state: .done, rating: .stars(3))
        let step = LibraryStep(of: film.summary, from: { $0.standing = before }, to: { $0.standing = after })
        func takenBack(_ state: Standing.State, _ stars: Int) -> (state: Standing.State?, TakenBack) {
            let now = item { $0.standing = Standing(state: state, rating: .stars(stars), pages: 7) }
            let (former, outcome) = step.takenBack(from: now)
            #expect(former?.standing?.pages == 7)
            #expect(former?.standing?.rating == .stars(stars == 3 ? 1 : stars))
            return (former?.standing?.state, outcome)
        }
        #expect(takenBack(.done, 3) == (.wanted, .whole))
        #expect(takenBack(.done, 5) == (.wanted, .inPart))
        #expect(takenBack(.paused, 3) == (.paused, .inPart))
        #expect(takenBack(.paused, 5) == (.paused, .nothing))
        #expect(takenBack(.wanted, 1) == (.wanted, .whole), "It is as before")
    }

    @Test func `A state is another one where its day is`() throws {
        let (early, late) = (try #require(CalendarDate(iso8601: "2020-01-01")), try #require(CalendarDate(year: 2026)))
        let after = Standing(state: .done, since: [.done: late])
        let step = LibraryStep(of: film.summary, to: { $0.standing = after })
        let now = item { $0.standing = Standing(state: .done, since: [.done: early]) }
        #expect(step.takenBack(from: now) == (now, .nothing))
    }

    @Test func `What somebody has rated since is known to be seen`() {
        let step = LibraryStep(of: film.summary, to: { $0.standing = Standing(state: .done, rating: .stars(3)) })
        let now = item { $0.standing = Standing(state: .done, rating: .stars(5)) }
        #expect(step.takenBack(from: now) == (now, .nothing))
    }

    @Test func `A time goes if nobody has said more of it, whenever that was stored`() {
        let done = Standing(state: .done)
        let step = LibraryStep(of: film.summary, to: { ($0.events, $0.standing) = ([event()], done) })
        let stored = item { ($0.events, $0.standing) = ([event(changed: 99), event("b")], done) }
        let (former, outcome) = step.takenBack(from: stored)
        #expect(former?.events.map(\.id.text) == ["b"] && former?.standing == nil && outcome == .whole)
        let told = item { ($0.events, $0.standing) = ([event(note: "Late")], done) }
        #expect(step.takenBack(from: told) == (told, .nothing), "And it was seen")
        let gone = item { $0.standing = done }
        #expect(step.takenBack(from: gone) == (film, .whole))
    }

    @Test func `Of a time that is changed only these fields are taken back`() {
        let step = LibraryStep(
            of: film.summary, from: { $0.events = [event(rating: 2, tags: ["home"])] },
            to: { $0.events = [event(rating: 4, tags: ["home"])] })
        let now = item { $0.events = [event(rating: 4, note: "Late", tags: ["cinema"], changed: 9)] }
        let (former, outcome) = step.takenBack(from: now)
        #expect(former?.events == [event(rating: 2, note: "Late", tags: ["cinema"], changed: 9)] && outcome == .whole)
        let rated = item { $0.events = [event(rating: 5)] }
        #expect(step.takenBack(from: rated) == (rated, .nothing))
        #expect(step.takenBack(from: film) == (film, .nothing), "Somebody has removed it")
    }

    @Test func `A place and a remark in a list are taken back each for itself`() {
        func thing(_ position: FractionalPosition, _ remark: String? = nil, changed: Int = 0) -> ListedThing {
            ListedThing(film.summary, at: position, changed: changed, remark: remark)
        }
        let (first, second) = (position, FractionalPosition.between(position, nil))
        func list(_ things: [ListedThing]) -> LibraryItem {
            LibraryItem(
                summary: LibrarySummary(subject: .movie(MovieID(9)), title: "A list"), isFavourite: true, added: 1,
                things: things)
        }
        let moved = LibraryStep(before: list([thing(first)]), after: list([thing(second)]))
        #expect(
            moved.takenBack(from: list([thing(second, "Snow", changed: 5)]))
                == (list([thing(first, "Snow", changed: 5)]), .whole))
        let elsewhere = list([thing(.between(second, nil))])
        #expect(moved.takenBack(from: elsewhere) == (elsewhere, .nothing))
        #expect(moved.takenBack(from: list([])) == (list([]), .nothing), "It is not put in again")
        let put = LibraryStep(before: list([]), after: list([thing(first)]))
        #expect(put.takenBack(from: list([thing(first, changed: 5)])) == (list([]), .whole))
        #expect(put.takenBack(from: list([thing(first, "Snow")])) == (list([thing(first, "Snow")]), .nothing))
    }

    @Test func `A list that others have named or filled since it was made stays`() {
        let name = LibrarySummary(subject: .makeOwnList(), title: "Winter")
        let step = LibraryStep(of: name, to: { $0.isFavourite = true })
        let made = LibraryItem(summary: name, isFavourite: true, added: 1)
        #expect(step.takenBack(from: made).item?.isKept == false)
        var (filled, named) = (made, made)
        filled.things = [ListedThing(film.summary, at: position)]
        named.summary = LibrarySummary(subject: name.subject, title: "Summer")
        for now in [filled, named] { #expect(step.takenBack(from: now) == (now, .nothing)) }
    }

    @Test func `A name is taken back unless there is another one by now`() {
        func named(_ title: String) -> LibraryItem {
            item { $0.summary = LibrarySummary(subject: film.id, title: title) }
        }
        let step = LibraryStep(before: named("Old"), after: named("New"))
        #expect(step.takenBack(from: named("New")) == (named("Old"), .whole))
        #expect(step.takenBack(from: named("Newer")) == (named("Newer"), .nothing))
    }

    @Test func `What was written of a book is taken back field by field`() {
        let before = LibraryItem.book("Emma", by: "Austen", isbn: "1", pages: 400, released: 1815)
        let after = LibraryItem.book("Emma", by: "Jane Austen", isbn: "1", pages: 474, released: 1816)
        let step = LibraryStep(before: before, after: after)
        #expect(step.takenBack(from: after) == (before, .whole))
        let now = LibraryItem.book("Emma", by: "Jane Austen", isbn: "2", pages: 500, released: 1816)
        let (former, outcome) = step.takenBack(from: now)
        #expect(former == .book("Emma", by: "Austen", isbn: "2", pages: 500, released: 1815) && outcome == .inPart)
    }

    @Test func `A new book that others have rated since stays as it was written`() {
        let book = LibraryItem.book("Emma", by: "Jane Austen", isbn: "1", pages: 474)
        let step = LibraryStep(of: book.summary, to: { $0.standing = book.standing })
        #expect(step.takenBack(from: book).item?.isKept == false)
        var rated = book
        rated.standing?.rating = .stars(4)
        #expect(step.takenBack(from: rated) == (rated, .nothing))
    }

    @Test func `What was deleted since stays so`() {
        let step = LibraryStep(
            of: film.summary, from: { $0.standing = Standing(state: .wanted) },
            to: { $0.standing = Standing(state: .done) })
        #expect(step.takenBack(from: nil) == (nil, .nothing))
        let added = LibraryStep(of: film.summary, to: { $0.standing = Standing(state: .done) })
        #expect(added.takenBack(from: nil) == (nil, .whole))
        #expect(step.takenBack(from: film) == (film, .nothing), "Others keep something else of it")
    }
}
