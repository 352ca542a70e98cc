import Commands
import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

/// What was kept on disk of a detail, an hour ago, early or late.
@MainActor
struct DetailOnDiskTests {
    private static let age = "from 1 h ago"

    /// What is kept may come, and the service may answer, as soon as the test lets them.
    private func prepare(_ kind: TestedDetail) -> any OpenedDetail {
        let detail = kind.prepare(3)
        detail.keepAnswers(isFresh: false)
        detail.disk.hold()
        detail.hold()
        return detail
    }

    @Test(arguments: TestedDetail.all)
    func isShownWithItsAgeUntilTheServiceHasAnswered(kind: TestedDetail) async {
        let detail = prepare(kind)
        detail.disk.release()
        detail.stage.stack.settle()
        await #expect(eventually { @MainActor in detail.screen.title == "Name 3" })
        #expect(detail.stage.text.contains(Self.age))
        #expect(detail.screen.isBusy)

        detail.release()
        await detail.untilShown(3)
        #expect(!detail.stage.text.contains(Self.age))
    }

    @Test(arguments: TestedDetail.all)
    func ofTheOneBeforeItIsDroppedHoweverLateItComes(kind: TestedDetail) async {
        let detail = prepare(kind)
        detail.remember(4)
        detail.stage.stack.settle()
        await #expect(eventually { @MainActor in detail.readFromDisk.contains(3) })
        _ = detail.screen.handle(.next)
        detail.disk.release()
        await letWorkRun()
        #expect(detail.screen.title == "Name 4")
        #expect(!detail.stage.text.contains(Self.age))

        _ = detail.screen.handle(.favourite)
        await #expect(eventually { @MainActor in detail.screen.title == "♥ Name 4" })
        #expect(detail.stage.library.kept.first?.summary.title == "Name 4")
    }

    @Test(arguments: TestedDetail.all)
    func ofTheOneBeforeItIsDroppedWhileTheNextOneLoads(kind: TestedDetail) async {
        let detail = prepare(kind)
        detail.stage.stack.settle()
        await #expect(eventually { @MainActor in detail.readFromDisk.contains(3) })
        _ = detail.screen.handle(.next)
        await #expect(eventually { @MainActor in detail.readFromDisk.contains(4) })
        detail.releaseKept(3)
        await letWorkRun()
        #expect(detail.screen.title == "")

        detail.releaseKept(4)
        await #expect(eventually { @MainActor in detail.screen.title == "Name 4" })
    }

    @Test(arguments: TestedDetail.all)
    func itNeverTakesThePlaceOfWhatTheServiceSays(kind: TestedDetail) async {
        let detail = prepare(kind)
        detail.stage.stack.settle()
        await #expect(eventually { @MainActor in detail.readFromDisk.contains(3) })
        detail.release()
        await detail.untilShown(3)
        detail.disk.release()
        await letWorkRun()

        #expect(detail.screen.title == "Name 3")
        #expect(!detail.stage.text.contains(Self.age))
    }

    @Test(arguments: TestedDetail.all)
    func whereTheServiceHasFailedBeforeItIsShownWithTheReason(kind: TestedDetail) async {
        let detail = prepare(kind)
        detail.fail(.offline)
        detail.release()
        detail.stage.stack.settle()
        await #expect(eventually { @MainActor in detail.screen.hasFailed && detail.readFromDisk.contains(3) })
        detail.disk.release()
        await #expect(eventually { @MainActor in detail.screen.title == "Name 3" })

        #expect(detail.stage.text.contains("offline, \(Self.age)"))
        #expect(detail.screen.hasFailed)
    }
}
