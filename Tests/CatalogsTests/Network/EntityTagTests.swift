import Testing

@testable import HTTP

struct EntityTagTests {
    @Test(arguments: [#""a""#, #"W/"a""#, #""""#, #"W/"6f2a-!#$%&'()*+,/:;<=>?@[]^_`{|}~""#])
    func takesWhatServicesSend(text: String) {
        #expect(EntityTag(text)?.text == text)
    }

    @Test(arguments: [
        "", "a", "W/", #"""#, #"w/"a""#, #""a"b""#, #""a b""#, "\"a\r\nX: y\"", "\"\u{7F}\"", "\"ü\"",
        "\"" + String(repeating: "a", count: 400) + "\"",
    ])
    func leavesOutWhatCouldBreakAHeader(text: String) {
        #expect(EntityTag(text) == nil)
    }
}
