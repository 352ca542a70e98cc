import SceneGenerator
import Testing

struct CodeReaderTests {
    @Test func aCommentIsNoCode() {
        #expect(
            CodeReader.code(of: "let a = 1 // try!\n/* as! /* b! */ */let c")
                == "let a = 1        \n                  let c")
    }

    @Test func theTextOfAStringIsNoCode() {
        #expect(CodeReader.code(of: #"let a = "try! \" // x" + b"#) == #"let a = "            " + b"#)
    }

    @Test func whatIsInterpolatedIsCode() {
        #expect(CodeReader.code(of: #""a \(f("x", b!)) c""#) == #""  \(f(" ", b!))  ""#)
    }

    @Test func aRawStringEndsAtItsOwnMarks() {
        #expect(CodeReader.code(of: ##"#"a " b! \(c)"# + d!"##) == ##"#"           "# + d!"##)
    }

    @Test func aStringOfSeveralLinesKeepsItsLines() {
        #expect(CodeReader.code(of: "\"\"\"\n a \"b\"!\n \"\"\".c!") == "\"\"\"\n       \n \"\"\".c!")
    }
}
