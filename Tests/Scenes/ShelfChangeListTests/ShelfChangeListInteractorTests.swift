import Entities
import Services
import TestSupport
import Testing

@testable import ShelfChangeList

struct ShelfChangeListInteractorTests {
    private let shelf = FakeSharedShelf(ShelfChange.all)

    private var interactor: ShelfChangeListDefaultInteractor {
        ShelfChangeListDefaultInteractor(shelf: shelf, library: FakeLibrary([.book("Emma")]))
    }

    @Test func eachStateHasItsAnswers() {
        #expect(
            ShelfChange.all.map { ShelfAnswer.all(for: $0, among: ShelfChange.all) } == [
                [.sendNow], [.edit, .tryAgain, .takeBack], [.keepMine, .takeTheirs], [.keepMine, .takeTheirs],
                [.keepMine, .takeTheirs], [.tryAgain, .takeBack],
            ])
    }

    @Test(
        arguments: [
            (ShelfAnswer.sendNow, nil), (.tryAgain, FakeSharedShelf.Call.retry(7)), (.takeBack, .takeBack(7)),
            (.keepMine, .settle(7, isMine: true)), (.takeTheirs, .settle(7, isMine: false)),
        ] as [(ShelfAnswer, FakeSharedShelf.Call?)])
    func anAnswerIsGivenToTheShelfAndThenSent(answer: ShelfAnswer, call: FakeSharedShelf.Call?) async {
        _ = await interactor.settle(change(7), by: answer)

        #expect(shelf.calls == [call].compactMap(\.self) + [.synchronize])
    }

    private func change(_ id: Int) -> ShelfChange {
        ShelfChange(
            id: id, subject: LibraryItem.book("Emma").id, kind: .edited, book: ShelfBook(title: "Emma", author: ""),
            state: .waiting)
    }

    @Test func whatAServiceHasLostCanBeTakenOffTheListAndBroughtBack() async throws {
        let emma = try #require(interactor.book(LibraryItem.book("Emma").id))
        let gone = ShelfChange(
            id: 1, subject: emma.id, kind: .added, book: ShelfBook(emma), state: .conflicting(theirs: nil))
        shelf.set([gone])

        let (removed, failure) = await interactor.settle(gone, by: .takeAllTheirs)

        #expect(shelf.calls == [.settle(1, isMine: false), .synchronize])
        #expect(failure == nil)
        #expect(removed.map(\.item.id) == [emma.id])
        #expect(removed.first?.item.standing == emma.standing)
    }

    @Test func whatWasTakenOffBeforeOneFailsCanBeBroughtBackAndIsSent() async throws {
        let titles = ["Emma", "Persuasion", "Sanditon"]
        let interactor = ShelfChangeListDefaultInteractor(
            shelf: shelf, library: FakeLibrary(titles.map { .book($0) }))
        let gone = titles.enumerated().map { number, title in
            ShelfChange(
                id: number, subject: LibraryItem.book(title).id, kind: .added, book: ShelfBook(LibraryItem.book(title)),
                state: .conflicting(theirs: nil))
        }
        shelf.set(gone)
        shelf.fail(.diskFull(path: "/l"), toSettle: 2)

        let (removed, failure) = await interactor.settle(gone[0], by: .takeAllTheirs)

        #expect(removed.map(\.item.summary.title) == ["Emma", "Persuasion"])
        #expect(failure == .diskFull(path: "/l"))
        #expect(shelf.calls.last == .synchronize)
    }

    @Test func whatAServiceHasLostIsKeptWithOneAnswer() async {
        let gone = [1, 2].map {
            ShelfChange(
                id: $0, subject: LibraryItem.book("\($0)").id, kind: .added, book: ShelfBook(title: "", author: ""),
                state: .conflicting(theirs: nil))
        }
        #expect(ShelfAnswer.all(for: gone[0], among: [gone[0]]) == [.keepMine, .takeTheirs])
        #expect(ShelfAnswer.all(for: gone[0], among: gone) == [.keepMine, .takeTheirs, .keepAllMine, .takeAllTheirs])
        let waiting = ShelfChange(
            id: 3, subject: gone[0].subject, kind: .edited, book: gone[0].book, state: .waiting)
        shelf.set(gone + [waiting])

        _ = await interactor.settle(gone[0], by: .keepAllMine)

        #expect(shelf.calls == [.settle(1, isMine: true), .settle(2, isMine: true), .synchronize])
    }

    @Test func anAnswerThatCouldNotBeStoredIsNotSent() async {
        shelf.fail(.diskFull(path: "/l"))

        #expect(await interactor.settle(change(7), by: .takeBack).failure == .diskFull(path: "/l"))
        #expect(shelf.calls == [.takeBack(7)])
    }

    @Test func theBookIsThatOfTheLibrary() {
        #expect(interactor.book(LibraryItem.book("Emma").id)?.summary.title == "Emma")
        #expect(interactor.book(LibraryItem.book("Dune").id) == nil)
    }
}
