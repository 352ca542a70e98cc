import Testing

@testable import CommandLine

struct ArrivedTextTests {
    @Test func `What was taken back only in part is counted by itself`() {
        #expect(
            SyncText.text(ofTakenBack: 0, inPart: 1, left: 2) == """
                as before: 0 things
                taken back in part, up to what was changed in between: 1
                changed since then, and so left as they are: 2

                """)
        #expect(SyncText.text(ofTakenBack: 3, inPart: 0, left: 0) == "as before: 3 things\n")
        #expect(SyncText.text(ofTakenBack: 0, inPart: 0, left: 0) == "there is nothing to take back\n")
    }
}
