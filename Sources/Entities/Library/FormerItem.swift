/// An item while a step is taken back from it, part by part.
struct FormerItem {
    private let before: LibraryItem
    private let after: LibraryItem
    /// What it is called by now.
    private let title: String
    private(set) var item: LibraryItem
    /// How many parts are as they were before, and how many stay.
    private var (restored, kept) = (0, 0)

    init(of step: LibraryStep, from now: LibraryItem) {
        (before, after, item, title) = (step.before, step.after, now, now.summary.title)
    }

    var outcome: TakenBack { kept == 0 ? .whole : restored == 0 ? .nothing : .inPart }

    mutating func takeBack() {
        takeBackSummary()
        item.note = taken(item.note, from: before.note, to: after.note)
        takeBackEvents()
        takeBackThings()
        takeBackStanding()
        takeBackFavourite()
    }

    /// Whether a part that the step has changed is still as it has made it. Notes that.
    private mutating func isToRestore<Part: Equatable>(_ now: Part, from before: Part, to after: Part) -> Bool {
        guard before != after, now != before else { return false }
        if now == after { restored += 1 } else { kept += 1 }
        return now == after
    }

    private mutating func taken<Part: Equatable>(_ now: Part, from before: Part, to after: Part) -> Part {
        isToRestore(now, from: before, to: after) ? before : now
    }

    /// What a list is called, or what somebody has written down of a book.
    private mutating func takeBackSummary() {
        let (former, written, now) = (before.summary, after.summary, item.summary)
        let title = taken(now.title, from: former.title, to: written.title)
        let subtitle = taken(now.subtitle, from: former.subtitle, to: written.subtitle)
        let date = taken(now.storedDate, from: former.storedDate, to: written.storedDate)
        guard (title, subtitle, date) != (now.title, now.subtitle, now.storedDate) else { return }
        item.summary = LibrarySummary(
            subject: now.subject, title: title, subtitle: subtitle, storedDate: date, length: now.length,
            aliases: now.aliases)
    }

    private mutating func takeBackEvents() {
        for id in Set((before.events + after.events).map(\.id)) {
            let (former, written) = (before.event(id), after.event(id))
            guard let index = item.events.firstIndex(where: { $0.id == id }) else {
                if isToRestore(nil, from: former?.said, to: written?.said), let former { item.events.append(former) }
                continue
            }
            let now = item.events[index]
            if let former, let written {
                item.events[index] = takenByFields(now, from: former, to: written)
            } else if isToRestore(now.said, from: former?.said, to: written?.said) {
                item.events.remove(at: index)
            }
        }
    }

    private mutating func takenByFields(
        _ now: DiaryEvent, from before: DiaryEvent, to after: DiaryEvent
    ) -> DiaryEvent {
        var event = now
        event.day = taken(now.day, from: before.day, to: after.day)
        event.rating = taken(now.rating, from: before.rating, to: after.rating)
        event.note = taken(now.note, from: before.note, to: after.note)
        event.tags = taken(now.tags, from: before.tags, to: after.tags)
        event.isAgain = taken(now.isAgain, from: before.isAgain, to: after.isAgain)
        return event
    }

    private mutating func takeBackThings() {
        for id in Set((before.things + after.things).map(\.id)) {
            let (former, placed) = (before.thing(id), after.thing(id))
            guard let index = item.things.firstIndex(where: { $0.id == id }) else {
                if isToRestore(nil, from: former?.said, to: placed?.said), let former { item.things.append(former) }
                continue
            }
            var now = item.things[index]
            if let former, let placed {
                now.position = taken(now.position, from: former.position, to: placed.position)
                now.remark = taken(now.remark, from: former.remark, to: placed.remark)
                item.things[index] = now
            } else if isToRestore(now.said, from: former?.said, to: placed?.said) {
                item.things.remove(at: index)
            }
        }
    }

    private mutating func takeBackStanding() {
        guard before.standing != after.standing else { return }
        guard let now = item.standing else {
            return item.standing = taken(nil, from: before.standing, to: after.standing)
        }
        let (former, said) = (before.standing ?? Standing(), after.standing ?? Standing())
        let rating = taken(now.rating, from: former.rating, to: said.rating)
        // If somebody has completed a time since then, the thing stays what that time made it; and what was rated since is known.
        let isCompleted = after.events.contains { before.event($0.id) == nil && item.event($0.id) != nil }
        let isRated = former.storedState == nil && rating != former.rating
        var progress = now
        if isCompleted || isRated {
            if former.progress != said.progress { kept += 1 }
        } else if isToRestore(now.progress, from: former.progress, to: said.progress) {
            progress = former
        }
        // A book that stays keeps what is known of it.
        let stays = before.standing == nil && (progress.progress != Standing() || rating != nil)
        let standing = Standing(
            storedState: progress.storedState, storedDays: progress.storedDays, rating: rating,
            isbn: stays ? now.isbn : taken(now.isbn, from: former.isbn, to: said.isbn),
            pages: stays ? now.pages : taken(now.pages, from: former.pages, to: said.pages))
        item.standing = before.standing == nil && standing == Standing() ? nil : standing
    }

    /// A list, or a view, that somebody else has given a name or filled since it was made stays.
    private mutating func takeBackFavourite() {
        let isList = item.id.kind == .list
        let isNamed = (isList || item.id.view != nil) && title != after.summary.title
        let isFilled = isList && (item.note != nil || !item.things.isEmpty)
        guard isNamed || isFilled, !before.isFavourite, after.isFavourite else {
            return item.isFavourite = taken(item.isFavourite, from: before.isFavourite, to: after.isFavourite)
        }
        kept += 1
    }
}

extension LibraryItem {
    fileprivate func event(_ id: DiaryEvent.ID) -> DiaryEvent? { events.first { $0.id == id } }

    fileprivate func thing(_ id: LibrarySubject) -> ListedThing? { things.first { $0.id == id } }
}

extension Standing {
    /// How far somebody is, and since when, without all else.
    fileprivate var progress: Standing {
        Standing(storedState: storedState, storedDays: storedDays, rating: nil, isbn: nil, pages: nil)
    }
}

extension DiaryEvent {
    /// Without when that was written, which the library sets.
    fileprivate var said: DiaryEvent {
        var event = self
        event.changed = 0
        return event
    }
}

extension ListedThing {
    /// Where it stands and what is said of it there, without what catalogues say.
    fileprivate var said: ListedThing {
        ListedThing(LibrarySummary(subject: id, title: ""), at: position, remark: remark)
    }
}
