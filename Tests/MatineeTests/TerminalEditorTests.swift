import Foundation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Matinee

@MainActor
struct TerminalEditorTests {
    private let notices = NoticeBoardSpy()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// - Parameter program: a shell command, to which the file name is added.
    private func edit(_ text: String, with program: String, temporary: String? = nil) -> String? {
        let environment = [
            "EDITOR": program, "TMPDIR": temporary ?? folder.path,
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
        ]
        let editor = TerminalEditor(
            terminal: TerminalStub(size: Size(width: 80, height: 24)), environment: environment,
            wording: .sample("en_US"), notices: notices)
        return editor.edit(text)
    }

    private func leftovers() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    @Test func whatItWritesIsTheTextAndNothingIsLeftOfTheFile() throws {
        #expect(edit("words", with: "printf ' and more\\n' >>") == "words and more")
        #expect(notices.notices.isEmpty)
        #expect(try leftovers().isEmpty)
    }

    @Test(arguments: [
        ("no-such-editor", "The editor no-such-editor was not found; the note is as it was."),
        ("/dev/null", "The editor /dev/null was not found; the note is as it was."),
        ("test -d", "test -d ended with 1; the note is as it was."),
        ("exit 7;", "exit 7; ended with 7; the note is as it was."),
        ("sh -c 'kill -9 $$'", "sh -c 'kill -9 $$' was ended by signal 9; the note is as it was."),
        ("rm", "rm left no file that can be read; the note is as it was."),
    ])
    func eachFailureIsSaidInWordsOfItsOwn(program: String, sentence: String) throws {
        #expect(edit("words", with: program) == nil)
        #expect(notices.notices.map(\.what) == [sentence])
        #expect(try leftovers().isEmpty)
    }

    @Test(arguments: [
        ("printf '\\377' >", "is not UTF-8"), ("printf more >\"$1\"; exit 1;", "ended with 1"),
        ("printf more >\"$1\"; kill -9 $$;", "was ended by signal 9"),
    ])
    func whatWasWrittenIsKeptAndItsPlaceSaid(program: String, reason: String) throws {
        #expect(edit("words", with: program) == nil)
        let kept = try #require(leftovers().first)
        let sentence = try #require(notices.notices.first?.what)
        #expect(sentence.contains(reason))
        #expect(sentence.hasSuffix("\(folder.path)/\(kept)/note.txt"))
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(kept)/note.txt"))
    }

    @Test(arguments: ["/proc/no-such-folder", "relative/folder"])
    func aTemporaryFolderThatIsOfNoUseIsReplacedAndThatIsSaid(place: String) {
        #expect(edit("words", with: "printf ' and more' >>", temporary: place) == "words and more")
        #expect(
            notices.notices.map(\.what) == ["TMPDIR cannot be used (\(place)); the note was edited in /tmp instead."])
    }
}
