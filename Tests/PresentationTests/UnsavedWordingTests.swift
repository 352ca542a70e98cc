import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

struct UnsavedWordingTests {
    private static let folderFailures: [FolderFailure] = [
        .noHome, .notAFolder(path: "/state"), .notWritable(path: "/state"), .diskFull(path: "/state"),
        .inputOutput(path: "/state"), .unusable(path: "/state"),
    ]

    @Test(arguments: LibraryOrder.Kind.allCases) func everyOrderHasWordsWithItsTitle(kind: LibraryOrder.Kind) {
        let words = Wording.all.map { $0.unsaved.notDone(LibraryOrder(kind, title: "Yi Yi")) }
        #expect(words.allSatisfy { $0.contains("Yi Yi") })
        #expect(Set(words).count == words.count)
    }

    @Test(arguments: folderFailures) func everyReasonForNoDraftSaysWhatWhyAndWhatToDo(failure: FolderFailure) {
        for wording in Wording.all {
            let message = wording.unsaved.noDraft(failure)
            #expect(message.isFailure)
            #expect(![message.what, message.why, message.remedy].contains { $0?.isEmpty != false })
        }
    }

    private func report(
        _ inLibrary: UnsavedText.Storing, _ asDraft: UnsavedText.Storing,
        orders: [(order: LibraryOrder, failure: LibraryFailure?)] = [], isOver: Bool = false
    ) -> UnsavedReport {
        UnsavedReport(
            [UnsavedText(title: "Note on Yi Yi", text: "words", inLibrary: inLibrary, asDraft: asDraft)],
            orders: orders, isOver: isOver, wording: .sample("en_US"))
    }

    private let full = Message("The disk is full", why: "There is no room")

    @Test func aTextThatIsKeptIsNotPrinted() {
        #expect(
            report(.failed(full), .done).lastWords
                == "matinee: Note on Yi Yi: The disk is full: There is no room. A draft is kept, and offered when you "
                + "open the note again.\n")
    }

    @Test(arguments: [UnsavedText.Storing.failed(Message("No draft")), .untried, .underWay])
    func aTextThatIsNowhereElseIs(draft: UnsavedText.Storing) {
        #expect(report(.failed(full), draft).lastWords.hasSuffix("This is the text:\nwords\n"))
    }

    @Test func ordersComeAfterTexts() {
        let order = LibraryOrder(.delete, title: "Alien")
        let report = report(
            .underWay, .done,
            orders: [(order, .busy(path: "/library")), (LibraryOrder(.restore, title: "Solaris"), nil)])
        #expect(
            report.entries.map(\.title) == ["Note on Yi Yi", "“Alien” is not deleted", "“Solaris” is not back"])
        #expect(
            report.entries.map(\.sentences[0]) == [
                "It is still being saved.", "The library is in use: Another program has it locked. /library",
                "It is still being saved.",
            ])
    }

    @Test func nothingIsSaidOfNothing() {
        #expect(UnsavedReport([], orders: [], isOver: true, wording: .sample("en_US")).lastWords == "")
    }

    @Test(arguments: [
        (UnsavedText.Storing.untried, UnsavedText.Storing.done, true, false), (.underWay, .untried, false, true),
        (.failed(Message("")), .untried, true, false), (.failed(Message("")), .underWay, false, true),
        (.failed(Message("")), .done, false, false), (.failed(Message("")), .failed(Message("")), false, false),
    ])
    func whatIsStillToDoForAText(
        inLibrary: UnsavedText.Storing, asDraft: UnsavedText.Storing, isUntried: Bool, isUnderWay: Bool
    ) {
        let text = UnsavedText(title: "", text: "", inLibrary: inLibrary, asDraft: asDraft)
        #expect(text.isUntried == isUntried)
        #expect(text.isUnderWay == isUnderWay)
    }

    @Test func afterTheEndNothingIsBeingSavedAnyMore() {
        #expect(report(.underWay, .done).entries[0].sentences[0] == "It is still being saved.")
        #expect(report(.underWay, .done, isOver: true).entries[0].sentences[0] == "It was not waited for.")
    }
}
