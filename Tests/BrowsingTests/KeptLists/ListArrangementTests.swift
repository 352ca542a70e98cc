import Browsing
import Presentation
import Testing

struct ListArrangementTests {
    private enum Sort: String, CaseIterable { case latest, title }

    private var arrangement = ListArrangement(usual: Sort.latest)

    @Test mutating func anOrderIsChosenAndTheSameAgainTurnsItRound() {
        arrangement.askForSort()
        let isAsked = arrangement.isSortAsked
        #expect(isAsked)
        arrangement.takeSort(1)
        #expect((arrangement.sort, arrangement.isReversed) == (.title, false))
        arrangement.takeSort(1)
        #expect((arrangement.sort, arrangement.sortName) == (.title, "-title"))
        arrangement.takeSort(0)
        #expect((arrangement.sort, arrangement.sortName) == (.latest, "latest"))
    }

    @Test(arguments: [nil, -1, 2]) mutating func whatIsNoOrderChangesNothing(place: Int?) {
        arrangement.takeSort(1)
        arrangement.askForSort()
        arrangement.takeSort(place)
        #expect((arrangement.sort, arrangement.isReversed) == (.title, false))
        #expect(!arrangement.isSortAsked)
    }

    @Test mutating func anOrderThatIsTurnedRoundComesBackSo() {
        arrangement.restore(sortName: "-title", filterText: nil)
        #expect((arrangement.sort, arrangement.sortName) == (.title, "-title"))
    }

    @Test mutating func anOrderThatIsNotKnownIsTheUsualOne() {
        arrangement.restore(sortName: "title", filterText: "a")
        #expect(arrangement.sort == .title)
        #expect(arrangement.filter == ListFilter(text: "a"))
        arrangement.restore(sortName: "colour", filterText: nil)
        #expect(arrangement.sort == .latest)
        #expect(arrangement.filter == nil)
    }

    @Test mutating func aFilterIsTypedAndKeptOrDropped() {
        let isChanged = (arrangement.changeFilter(to: "a"), arrangement.filter == nil)
        #expect(isChanged == (false, true), "None is being typed")
        arrangement.beginFilter()
        let areOthers = (arrangement.changeFilter(to: "a"), arrangement.changeFilter(to: "a"))
        #expect(areOthers == (true, false))
        arrangement.endFilter(keeps: true)
        #expect(arrangement.filter == ListFilter(text: "a"))
        arrangement.beginFilter()
        #expect(arrangement.filter == ListFilter(text: "a", isBeingTyped: true))
        arrangement.endFilter(keeps: false)
        #expect(arrangement.filter == nil)
    }

    @Test mutating func anEmptyFilterIsNotKept() {
        arrangement.beginFilter()
        arrangement.endFilter(keeps: true)

        #expect(arrangement.filter == nil)
    }
}
