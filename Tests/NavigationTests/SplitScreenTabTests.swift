import Commands
import Navigation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

/// The tabs of a list, in the line above the panes.
@MainActor
struct SplitScreenTabTests {
    private let scene = SplitScene()

    private func rows(_ width: Int = 120) -> [String] {
        scene.follow(1)
        return scene.split.frame(width, 12).rows
    }

    @Test func theyStandInOneLineOverBoth() {
        let without = rows()
        let height = scene.list.layoutHeight
        scene.list.hasTabs = true
        let with = rows()
        #expect(with[0].hasPrefix("Tabs of List"))
        #expect(with[1] == without[0] && with[11] == without[11], "The frame begins below them")
        #expect(scene.list.layoutHeight == height - 1)
    }

    @Test func howeverThePanesStandTheyAreInTheSamePlace() {
        scene.list.hasTabs = true
        func areThere(_ width: Int = 120) -> Bool {
            let rows = rows(width)
            return rows[0].hasPrefix("Tabs of List") && rows[1].hasPrefix("┌")
        }
        #expect(areThere(80) && areThere())
        _ = scene.split.handle(.turnPanes)
        #expect(areThere(), "one below the other")
        _ = scene.split.handle(.turnPanes)
        #expect(areThere(), "one at a time")
        _ = scene.split.handle(.turnPanes)
        scene.list.wantsWidth = true
        #expect(areThere(), "as a grid")
        scene.list.isEmptyList = true
        #expect(areThere(), "without rows")
    }

    @Test func aPageThatHasAllTheRoomHasThemOnlyWhereItIsOneOfThem() {
        scene.list.hasTabs = true
        scene.open(1)
        #expect(!rows(80).contains { $0.contains("Tabs of List") })
        _ = scene.split.handle(.back)
        let year = ScreenStub("Year")
        year.isTab = true
        scene.split.push(year)
        #expect(rows(80)[0].hasPrefix("Tabs of List") && rows(80)[1].hasPrefix("┌ Year"))
    }

    @Test("Told line by line a page that is one of them has them too: else nothing would say that there are others")
    func aPageThatIsOneOfThemHasThemWhereItIsTold() {
        let (display, list, year) = (DisplaySpy(isForReader: true), ScreenStub("List"), ScreenStub("Year"))
        let split = SplitScreen(wording: .sample("en_US"), pause: HeldPause().pause, display: display)
        split.start(with: list)
        list.hasTabs = true
        #expect(!split.frame(80, 12).rows.contains { $0.contains("Tabs of") }, "The list tells them itself")
        year.isTab = true
        split.push(year)
        #expect(split.frame(80, 12).rows[0].hasPrefix("Tabs of List"))
    }

    @Test func aPressOnThemLeavesAPageThatHasAllTheRoom() {
        scene.list.hasTabs = true
        let year = ScreenStub("Year")
        year.isTab = true
        scene.split.push(year)
        scene.layout(80)
        _ = scene.split.handle(Pointing(.press(.tab(0)), at: CellPosition(x: 3, y: 0)))
        scene.layout(80)
        #expect(scene.split.title == "List" && scene.split.trail == ["List"])
    }

    @Test func theyAreWithTheirListWhileTheDetailIsRead() {
        scene.list.hasTabs = true
        scene.open(1)
        #expect(scene.split.frame(120, 12).rows[0].hasPrefix("Tabs of List"))
        scene.split.pushList(ScreenStub("Other"), comesBack: false)
        #expect(!scene.split.frame(120, 12).rows.contains { $0.contains("Tabs of") })
        scene.split.popList()
        #expect(scene.split.frame(120, 12).rows[0].hasPrefix("Tabs of List"))
    }

    @Test func anotherTabTakesThePlaceOfThePageThatIsOneAndOfNoOther() {
        scene.list.hasTabs = true
        scene.rest(on: 1)
        let year = ScreenStub("Year")
        year.isTab = true
        scene.split.push(year)
        _ = rows()
        _ = scene.split.handle(Pointing(.press(.tab(0)), at: CellPosition(x: 3, y: 0)))
        #expect(scene.split.title == "List" && rows()[1].contains("Detail 1") && scene.made == [1])

        scene.open(1)
        _ = rows()
        _ = scene.split.handle(Pointing(.press(.tab(0)), at: CellPosition(x: 3, y: 0)))
        #expect(scene.split.title == "List" && rows()[1].contains("Detail 1"))
    }

    @Test func aPressOnThemIsForTheListAndOthersAreWhereTheyAreSeen() {
        scene.list.hasTabs = true
        _ = rows()
        _ = scene.split.handle(Pointing(.press(.tab(1)), at: CellPosition(x: 3, y: 0)))
        #expect(scene.list.pointings.last == Pointing(.press(.tab(1)), at: CellPosition(x: 3, y: 0)))
        _ = scene.split.handle(Pointing(.scroll(1), at: CellPosition(x: 5, y: 3)))
        #expect(scene.list.pointings.last == Pointing(.scroll(1), at: CellPosition(x: 4, y: 1)))
    }
}

extension ScreenStub {
    /// In its last layout.
    fileprivate var layoutHeight: Int {
        calls.compactMap { if case .layout(let size) = $0 { size.height } else { nil } }.last ?? 0
    }
}
