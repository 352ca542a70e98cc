import Commands
import Entities
import TestSupport
import Testing

struct CommandDeclarationTests {
    @Test func footersShowBothDirectionsOfAMovementInOne() {
        #expect(Command.down.withOpposite == [.up, .down])
        #expect(Command.growList.withOpposite == [.shrinkList, .growList])
        #expect(Command.toRight.withOpposite == [.toLeft, .toRight])
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

    @Test("What is about a list as a whole is about none of its rows, and its kin too")
    func whatIsAboutAListIsAboutNoRow() {
        let ofList = Command.allCases.filter { $0.traits.contains(.ofList) }
        #expect(ofList.contains(.filter) && ofList.contains(.previousTab))
        #expect(ofList.allSatisfy { !$0.traits.contains(.ofRow) && $0.motion == nil })
        #expect(ofList.allSatisfy { $0.withKin.allSatisfy { $0.traits.contains(.ofList) } })
        let ofPage = Command.allCases.filter { $0.traits.contains(.ofPage) }
        #expect(ofPage == [.openPage, .playTrailer])
        #expect(ofPage.allSatisfy { $0.withKin == [$0] })
    }

    @Test func aSectionIsReachedFromEverywhere() {
        #expect(Command.section(.movies).traits.contains(.everywhere))
        #expect(Command.section(.movies).name == "section-movies")
    }
}
