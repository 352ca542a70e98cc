import Commands
import Entities
import TestSupport
import Testing

struct CommandDeclarationTests {
    @Test func footersShowBothDirectionsOfAMovementInOne() {
        #expect(Command.down.withOpposite == [.up, .down])
        #expect(Command.growList.withOpposite == [.shrinkList, .growList])
        #expect(Command.next.withOpposite == [.next])
    }

    @Test func whatGoesWithoutSayingStandsBesideItsLeaderInTheOrderOfTheHelp() {
        #expect(Command.growList.withKin == [.shrinkList, .growList, .resetPanes])
        #expect(Command.toRight.withKin == [.toLeft, .toRight])
        #expect(Command.open.withKin == [.open])
    }

    @Test func whatGoesWithoutSayingLeadsNothingElse() {
        for command in Command.allCases {
            #expect(command.withKin.filter { $0 != command }.allSatisfy { $0.withKin == [$0] }, "\(command)")
        }
    }

    @Test func aSectionIsReachedFromEverywhere() {
        #expect(Command.section(.movies).traits.contains(.everywhere))
        #expect(Command.section(.movies).name == "section-movies")
    }
}
