import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

struct OwnListTextTests {
    private let wording = Wording.sample("en_US")

    private func list(_ things: [LibraryItem], note: String? = nil) -> LibraryItem {
        var list = LibraryItem(
            summary: LibrarySummary(
                subject: LibrarySubject(kind: .list, id: ItemID(source: .ownLists, key: "1")), title: "For the winter"),
            isFavourite: true, added: 1, note: note.map { Note(text: $0, changed: 1, revision: 1) })
        list.things = zip(things, FractionalPosition.spread(things.count)).map { ListedThing($0.summary, at: $1) }
        return list
    }

    private func text(_ list: LibraryItem) -> [Paragraph] {
        wording.contents(ofList: list) { $0.subtitle ?? "" }
    }

    @Test func itSaysHowMuchIsInItWhatItIsForAndWhatComesFirst() {
        let things = [
            LibraryItem.film(1, title: "Yi Yi"), .book("Emma", by: "Jane Austen"), .film(2, title: "Alien"),
        ]
        #expect(
            text(list(things, note: "With snow")) == [
                .plain("3 things · Films 2 · Books 1"), .gap, .prose("With snow"), .gap, .plain("1. Yi Yi"),
                .plain("2. Emma · Jane Austen"), .plain("3. Alien"),
            ])
        #expect(text(list([things[0], things[2]])).first == .plain("Films 2"), "Of one kind there is one number")
    }

    @Test func ofALongListTheRestIsCounted() {
        let text = text(list((1...34).map { .film($0, title: "Film \($0)") }))
        #expect(text.count == 2 + 30 + 1 && text.last == .muted("+4"))
    }

    @Test func thatNothingIsInItIsSaid() {
        #expect(text(list([])) == [.muted(wording.list.empty.what)])
    }
}
