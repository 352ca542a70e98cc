import Entities
import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import LibraryStore

/// The real program, as a person or a script calls it.
struct LibraryCommandTests {
    private let folder: TemporaryFolder
    private let program: MatineeProgram
    private var path: String { "\(folder.path)/matinee/library.sqlite" }

    init() throws {
        folder = try TemporaryFolder()
        program = MatineeProgram(data: folder.path)
    }

    @Test func `path prints the path, and makes nothing`() async throws {
        let result = try await program.run("library", "path")
        #expect(result.output == path + "\n")
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/matinee"))
    }

    @Test(arguments: ["json", "csv"])
    func `What is exported can be imported elsewhere, and is the same there`(format: String) async throws {
        _ = try await program.run("library", "import", "-", input: Self.file(Self.items))
        let exported = try await program.run("library", "export", "--format", format).output
        let elsewhere = try TemporaryFolder()
        let other = MatineeProgram(data: elsewhere.path)
        let result = try await other.run("library", "import", "-", input: exported)
        #expect(result.output == "added: 3, changed: 0, skipped: 0\n")
        #expect(try await other.run("library", "export", "--format", format).output == exported)
    }

    @Test(arguments: ["json", "csv"])
    func `What came in the same second keeps its order`(format: String) async throws {
        _ = try await program.run("library", "import", "-", input: Self.file((1...5).map(Self.film)))
        let exported = try await program.run("library", "export", "--format", format).output
        let elsewhere = try TemporaryFolder()
        let other = MatineeProgram(data: elsewhere.path)
        _ = try await other.run("library", "import", "-", input: exported)
        #expect(try await other.run("library", "export", "--format", format).output == exported)
    }

    @Test func `Markdown has titles, dates and notes`() async throws {
        _ = try await program.run("library", "import", "-", input: Self.file(Self.items))
        let text = try await program.run("library", "export", "--format", "markdown").output
        for part in ["## Yi Yi", "一一 · 2000 · movie · favourite", "> =Not a formula", "> second line"] {
            #expect(text.contains(part))
        }
    }

    @Test(arguments: ["json", "csv"])
    func `What is not understood is exported and imported with the rest`(format: String) async throws {
        let strange = [
            #"{"kind":"movie","source":"kinopoisk","id":7,"title":"Solaris","released":"about 1972","favourite":true,"#
                + #""added":"2026-01-01T10:00:03Z"}"#,
            #"{"kind":"magazine","source":"kiosk","key":"OL1/W%","title":"Ulysses","favourite":true,"#
                + #""added":"2026-01-01T10:00:04Z"}"#,
            #"{"kind":"movie","source":"imdb","key":"tt0245712","title":"Amores perros","favourite":true,"#
                + #""added":"2026-01-01T10:00:05Z"}"#,
        ]
        _ = try await program.run("library", "import", "-", input: Self.file(Self.items + strange))
        let exported = try await program.run("library", "export", "--format", format).output
        for part in ["kinopoisk", "Solaris", "about 1972", "OL1/W%", "tt0245712"] { #expect(exported.contains(part)) }
        #expect(try await program.run("library", "check").status == 0)
        let elsewhere = try TemporaryFolder()
        let other = MatineeProgram(data: elsewhere.path)
        #expect(try await other.run("library", "import", "-", input: exported).status == 0)
        #expect(try await other.run("library", "export", "--format", format).output == exported)
    }

    @Test(arguments: ["json", "csv"])
    func `The reading list is exported and imported with all that is kept of it`(format: String) async throws {
        let start = #"{"kind":"book","source":"own-books","favourite":false,"added":"2026-01-01T10:00:0"#
        let books = [
            start + #"3Z","key":"A-1","title":"Ulysses","reading":{"state":"read","since":{"want":"2025-01-01","#
                + #""read":"2026-02-03"},"rating":4,"isbn":"=978-0-141-18280-3","pages":933}}"#,
            start + #"4Z","key":"A-2","title":"Emma","reading":{}}"#,
            start + #"5Z","key":"A-3","title":"Zeno","reading":{"state":"abandoned","since":{"reading":"a while"}}}"#,
        ]
        let result = try await program.run("library", "import", "-", input: Self.file(books))
        #expect(result.output == "added: 3, changed: 0, skipped: 0\n")
        let exported = try await program.run("library", "export", "--format", format).output
        for part in ["2026-02-03", "978-0-141-18280-3", "933", "abandoned", "a while"] {
            #expect(exported.contains(part))
        }
        let check = try await program.run("library", "check").output
        #expect(check.contains("on the reading list: 3, not understood by this version, and kept: 1"))
        let elsewhere = try TemporaryFolder()
        let other = MatineeProgram(data: elsewhere.path)
        #expect(try await other.run("library", "import", "-", input: exported).output.hasPrefix("added: 3"))
        #expect(try await other.run("library", "export", "--format", format).output == exported)
        #expect(try await other.run("library", "import", "-", input: exported).output.hasPrefix("added: 0, changed: 0"))
        let text = try await program.run("library", "export", "--format", "markdown").output
        #expect(
            text.contains("\nread · want to read since 2025-01-01 · read since 2026-02-03 · rated 80 of 100"))
    }

    /// Days of states that this version does not know have no column in a table.
    @Test func `As JSON the days of unknown states are kept`() async throws {
        let book =
            #"{"kind":"book","source":"own-books","key":"A-3","title":"Zeno","added":"2026-01-01T10:00:05Z","#
            + #""standing":{"state":"abandoned","since":{"abandoned":"2026-01-09"}}}"#
        #expect(try await program.run("library", "import", "-", input: Self.file([book])).status == 0)
        let exported = try await program.run("library", "export").output
        #expect(exported.contains(#""abandoned" : "2026-01-09""#))
    }

    @Test(arguments: [
        (#""rating":101"#, "rating"), (#""rating":-1"#, "rating"), (#""pages":0"#, "pages"),
        (#""pages":100001"#, "pages"),
    ])
    func `A standing that says nothing is reported, and nothing of its item is stored`(part: String, field: String)
        async throws
    {
        let book =
            #"{"kind":"book","source":"own-books","key":"A","title":"Emma","favourite":true,"#
            + #""added":"2026-01-01T10:00:05Z","standing":{\#(part)}}"#
        let result = try await program.run("library", "import", "-", input: Self.file([book]))
        #expect(result.status != 0)
        #expect(result.complaint.contains("item 1: the \(field)"))
        #expect(result.output == "added: 0, changed: 0, skipped: 1\n")
    }

    @Test func `A number that is none is reported with its line`() async throws {
        let table = "kind,source,key,title,added,rating\r\nbook,own-books,A,Emma,2026-01-01T10:00:05Z,four\r\n"
        let result = try await program.run("library", "import", "-", input: table)
        #expect(result.complaint.contains("line 2: 'rating' is not in the form that it has in such files"))
    }

    @Test func `Other ids of what is kept are exported and imported as JSON`() async throws {
        let linked =
            #"{"kind":"movie","source":"cinemeta","key":"tt0245712","title":"Amores perros","favourite":true,"#
            + #""added":"2026-01-01T10:00:05Z","aliases":["imdb/tt0245712","tmdb/55","nonsense"],"separate":["tmdb/56"]}"#
        _ = try await program.run("library", "import", "-", input: Self.file([linked]))
        let exported = try await program.run("library", "export").output
        for part in [#""imdb/tt0245712""#, #""tmdb/55""#, #""tmdb/56""#] { #expect(exported.contains(part)) }
        #expect(!exported.contains("nonsense"))
        let elsewhere = try TemporaryFolder()
        let other = MatineeProgram(data: elsewhere.path)
        #expect(try await other.run("library", "import", "-", input: exported).output.hasPrefix("added: 1"))
        #expect(try await other.run("library", "export").output == exported)
    }

    @Test(arguments: [("cinemeta/tt0245712", "tmdb/55"), ("tmdb/55", "cinemeta/tt0245712")])
    func `What a source was wrong about is taken back, and stays so`(one: String, other: String) async throws {
        let linked =
            #"{"kind":"movie","source":"cinemeta","key":"tt0245712","title":"Amores perros","favourite":true,"#
            + #""added":"2026-01-01T10:00:05Z","aliases":["imdb/tt0245712","tmdb/55"]}"#
        _ = try await program.run("library", "import", "-", input: Self.file([linked]))
        let result = try await program.run("library", "separate", one, other)
        #expect(result.status == 0 && result.output == "separate: \(one), \(other)\n")
        _ = try await program.run("library", "import", "-", input: Self.file([linked]))
        let exported = try await program.run("library", "export").output
        let item = try #require(try JSONDecoder().decode(PortableLibrary.self, from: Data(exported.utf8)).items.first)
        #expect(item.summary.aliases == ["imdb/tt0245712"])
        #expect(item.summary.separate == ["tmdb/55"])
    }

    @Test func `What is not kept cannot be separated, and makes no library`() async throws {
        let result = try await program.run("library", "separate", "tmdb/55", "imdb/tt7")
        #expect(result.status == 2)
        #expect(result.complaint.contains("neither 'tmdb/55' nor 'imdb/tt7' is in the library"))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `A second import changes nothing`() async throws {
        _ = try await program.run("library", "import", "-", input: Self.file(Self.items))
        let before = try await program.run("library", "export").output
        let result = try await program.run("library", "import", "-", input: Self.file(Self.items))
        #expect(result.output == "added: 0, changed: 0, skipped: 3\n")
        #expect(try await program.run("library", "export").output == before)
    }

    @Test(arguments: [("2026-01-02", "the other"), ("2025-01-02", "the one")])
    func `The later of two notes counts, the other is kept`(day: String, current: String) async throws {
        func noted(_ text: String, _ day: String) -> String {
            Self.file([
                #"{"kind":"movie","source":"tmdb","id":1,"title":"Ran","added":"2026-01-01T00:00:00Z","#
                    + #""note":{"text":"\#(text)","changed":"\#(day)T00:00:00Z"}}"#
            ])
        }
        _ = try await program.run("library", "import", "-", input: noted("the one", "2026-01-01"))
        let result = try await program.run("library", "import", "-", input: noted("the other", day))
        #expect(result.output == "added: 0, changed: 1, skipped: 0\n")
        let exported = try await program.run("library", "export").output
        let item = try #require(try JSONDecoder().decode(PortableLibrary.self, from: Data(exported.utf8)).items.first)
        #expect(item.note?.text == current)
        #expect(item.earlier?.count == 1)
    }

    @Test func `Items that are no good are named, the others are imported`() async throws {
        let bad = [
            #"{"kind":"movie","source":"tmdb","title":"No id","favourite":true,"added":"2026-01-01T00:00:00Z"}"#,
            #"{"kind":"movie","source":"tmdb","id":2,"title":" ","favourite":true,"added":"2026-01-01T00:00:00Z"}"#,
            #"{"kind":"movie","source":"tmdb","id":3,"title":"No date","favourite":true,"added":"yesterday"}"#, "17",
            #"{"kind":"series","source":"tmdb","title":"Heimat","favourite":true,"added":"2026-01-01T00:00:00Z"}"#,
        ]
        let result = try await program.run("library", "import", "-", input: Self.file(bad + Self.items))
        #expect(result.status == 3)
        #expect(result.output == "added: 3, changed: 0, skipped: 5\n")
        #expect(result.complaint.contains("matinee: standard input: not all items were imported"))
        for line in [
            "item 1: 'id' is missing", "item 2: the title is empty", "item 3: 'added' is not in the form",
            "item 4: this is not an item", "item 5: 'key' is missing",
        ] { #expect(result.complaint.contains(line)) }
    }

    @Test func `A bad line of a table is named by its number`() async throws {
        _ = try await program.run("library", "import", "-", input: Self.file(Self.items))
        let table = try await program.run("library", "export", "--format", "csv").output
        let result = try await program.run("library", "import", "-", input: table + "movie,tmdb\r\n")
        #expect(result.complaint.contains("line 6: this is not an item"))
    }

    @Test(arguments: [
        "hello", "{}", #"{"format":"other","version":1,"items":[]}"#, #"{"format":"matinee-library""#,
    ])
    func `What export has not written is refused whole`(text: String) async throws {
        let result = try await program.run("library", "import", "-", input: text)
        #expect(result.status == 4)
        #expect(result.complaint.hasPrefix("matinee: standard input is neither what"), "\(result.complaint)")
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(arguments: ["", " \n"]) func `Of a file without anything in it that is said`(text: String) async throws {
        let result = try await program.run("library", "import", "-", input: text)
        #expect(result.status == 4)
        #expect(result.complaint == "matinee: standard input is empty; nothing was imported\n")
    }

    @Test func `Output that goes nowhere is a failure`() async throws {
        let full = MatineeProgram(data: folder.path, wrapper: ["sh", "-c", "exec \"$@\" > /dev/full", "sh"])
        let result = try await full.run("library", "path")
        #expect(result.status == 1)
        #expect(result.complaint.contains("standard output"))
    }

    @Test(.enabled(if: getuid() == 0))
    func `A folder of someone else's can be read from, and says that it cannot be written`() async throws {
        _ = try await program.run("library", "import", "-", input: Self.file(Self.items))
        for (path, mode) in [(folder.path, 0o755), ("\(folder.path)/matinee", 0o755), (path, 0o644)] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
        let other = MatineeProgram(data: folder.path, wrapper: ["setpriv", "--reuid=65534", "--clear-groups"])
        #expect(try await other.run("library", "export", "--format", "csv").output.contains("Yi Yi"))
        let result = try await other.run("library", "import", "-", input: Self.file(Self.items))
        #expect(result.status == 5)
        #expect(result.complaint.contains("cannot be written; change the permissions"))
    }

    @Test func `A limit on the size of files is a full disk, and loses nothing`() async throws {
        _ = try await program.run("library", "import", "-", input: Self.file(Self.items))
        let limited = MatineeProgram(
            data: folder.path, wrapper: ["sh", "-c", "trap '' XFSZ; ulimit -f 64; exec \"$@\"", "sh"])
        let long =
            #"{"kind":"movie","source":"tmdb","id":9,"title":"Long","added":"2026-01-01T00:00:00Z","note":{"text":"\#(String(repeating: "n", count: 200_000))","changed":"2026-01-01T00:00:00Z"}}"#
        let result = try await limited.run("library", "import", "-", input: Self.file([long]))
        #expect(result.status == 5)
        #expect(result.complaint.contains("is full; make room"))
        #expect(try await program.run("library", "check").output.contains("in order; items: 3, notes: 1"))
    }

    @Test func `Processes that write at once lose nothing`() async throws {
        let program = program
        let outputs = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 1...12 {
                group.addTask {
                    try await program.run("library", "import", "-", input: Self.file([Self.film(number)])).output
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outputs.allSatisfy { $0 == "added: 1, changed: 0, skipped: 0\n" })
        #expect(try await program.run("library", "check").output.contains("items: 12"))
    }

    @Test func `Killed at any moment, it loses nothing that it has acknowledged`() async throws {
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../scripts/library-crash")
        let result = try await MatineeProgram(
            data: folder.path, wrapper: [script.standardized.path, "15", "--program"]
        )
        .run()
        #expect(result.status == 0, "\(result.output)\(result.complaint)")
        #expect(result.output.contains("acknowledged items lost:  0\ndatabase damaged:         0\n"))
    }

    private static func film(_ number: Int) -> String {
        #"{"kind":"movie","source":"tmdb","id":\#(number),"title":"Film","favourite":true,"added":"2026-01-01T00:00:00Z"}"#
    }

    private static let items = [
        #"{"kind":"movie","source":"tmdb","id":25538,"title":"Yi Yi","subtitle":"一一","released":"2000","favourite":true,"#
            + #""added":"2026-01-01T10:00:00Z","note":{"text":"=Not a formula\nsecond line","changed":"2026-01-02T10:00:00Z","revision":1}}"#,
        #"{"kind":"artist","source":"lastfm","artist":"Björk","mbid":"87c5","title":"Björk","favourite":true,"added":"2026-01-01T10:00:01Z"}"#,
        #"{"kind":"album","source":"lastfm","artist":"Björk","album":"Homogenic","title":"Homogenic","subtitle":"Björk","#
            + #""released":"1997-09-22","favourite":true,"added":"2026-01-01T10:00:02Z"}"#,
    ]

    private static func file(_ items: [String]) -> String {
        #"{"format":"matinee-library","version":1,"items":["# + items.joined(separator: ",") + "]}"
    }
}
