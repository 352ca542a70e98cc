import Testing

@testable import CommandLine

struct PastedPathTests {
    @Test(arguments: [
        (" '/tmp/x/my file.csv' \n", "/tmp/x/my file.csv"), ("\"/tmp/my file.csv\"", "/tmp/my file.csv"),
        ("/tmp/x/my\\ file\\ \\(1\\).csv", "/tmp/x/my file (1).csv"), ("'/tmp/it'\\''s.csv'", "/tmp/it's.csv"),
        ("~/my\\ file.csv", "~/my file.csv"),
    ])
    func whatIsQuotedForAShellIsReadAsThatReadsIt(text: String, path: String) {
        #expect(PastedPath(text).readings.dropFirst() == [path])
    }

    @Test(arguments: [
        ("file:///tmp/my%20file.csv", "/tmp/my file.csv"), ("file://localhost/tmp/Am%C3%A9lie.csv", "/tmp/Amélie.csv"),
        ("'FILE:///tmp/100%.csv'", "/tmp/100%.csv"),
    ])
    func anAddressOfAFileIsItsPath(text: String, path: String) {
        #expect(PastedPath(text).readings.last == path)
    }

    @Test(arguments: ["/tmp/films.csv", "it's.csv", "/tmp/100%.csv", ""])
    func whatNeedsNoOtherReadingHasNone(text: String) {
        #expect(PastedPath(text).readings == [text])
    }

    @Test(arguments: [
        ("/a/b.csv  '/a/c d.csv'\n/a/e\\ f.csv", ["/a/b.csv", "/a/c d.csv", "/a/e f.csv"]), ("/a/b.csv", ["/a/b.csv"]),
        ("'/a/b.csv", []), (" ", []),
    ])
    func severalThatArePastedTogetherAreTold(text: String, paths: [String]) {
        #expect(PastedPath(text).parts.compactMap(\.readings.first) == paths)
    }

    @Test func justWhatWasTypedComesFirst() {
        #expect(PastedPath(" 'a b' ").readings == ["'a b'", "a b"])
    }
}
