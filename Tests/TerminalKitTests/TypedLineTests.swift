import TerminalKit
import Testing

struct TypedLineTests {
    @Test(arguments: [
        ("yi yi", "yi yi"), (" ", " "), ("", ""), ("a\r\nb\tc\n", "a b c"), ("a\u{0}\u{7F}\u{85}b", "a b"),
        ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{1B}]0;title\u{7}x", "x"), ("a\u{200B}b\u{202E}c\u{AD}d", "abcd"),
        ("می‌خواهم", "می‌خواهم"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("e\u{301}", "e\u{301}"), ("\n\n", ""),
    ])
    func whatNobodySeesDoesNotStay(text: String, line: String) {
        #expect(text.asTypedLine.unicodeScalars.elementsEqual(line.unicodeScalars))
    }
}
