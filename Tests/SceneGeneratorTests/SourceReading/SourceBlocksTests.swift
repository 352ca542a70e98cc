import SceneGenerator
import Testing

struct SourceBlocksTests {
    private let file = SourceFile(
        path: "Sources/A.swift",
        text: """
            /// Says what it is. And more.
            @MainActor
            struct A {
                func b() { // }
                    c { "}" }
                }
            }

            /// Ends with e.g. this
            /// line
            var d: [Int] { [1] }
            """)

    @Test func aBlockEndsWhereItsBracesDo() {
        #expect(file.block(after: "func b()")?.count == 3)
        #expect(file.block(after: "var d")?.count == 1)
        #expect(file.block(after: "struct A")?.count == 5)
        #expect(file.block(after: "func z") == nil)
    }

    @Test func theFirstSentenceOfACommentIsRead() {
        #expect(file.firstSentence(above: "struct A") == "Says what it is")
        #expect(file.firstSentence(above: "func b") == nil)
        #expect(file.firstSentence(above: "struct Z") == nil)
    }
}
