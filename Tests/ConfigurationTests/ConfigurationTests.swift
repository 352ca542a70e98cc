import Configuration
import Entities
import FoundationEssentials
import Services
import TestSupport
import Testing

struct ConfigurationTests {
    private static let declared: [any SettingDeclaration] = [
        Setting(
            "look", SettingForm(.oneOf(["dark", "light"])) { ["dark", "light"].contains($0) ? $0 : nil }, usual: "",
            words: ""),
        Setting("network", .flag, usual: true, words: ""),
        Setting("books.pages", .wholeNumber(in: 1...9), usual: 3, words: ""),
        Setting("books.url", SettingForm(.anything) { $0 }, usual: "", words: ""),
        Setting("sections", SettingForm(.words(["a", "b"])) { $0 }, usual: "", words: ""),
        Setting("fresh", .flag, usual: false, words: "", isInFile: false),
    ]

    private func read(_ text: String) -> Configuration {
        Configuration(text, path: "/c/config.json5", declared: Self.declared)
    }

    private func texts(_ configuration: Configuration) -> [String: String] {
        configuration.settings.entries.mapValues(\.text)
    }

    @Test func whatIsSetIsFoundWithItsLine() {
        let configuration = read(
            """
            // a comment with { and "
            {
              look: 'dark', /* two
              lines */ network: false,
              "books": { pages: 4,
                url: "http://x/\\"y\\"", },
              sections: ["a", 'b'],
            }
            """)
        #expect(configuration.problems == [])
        #expect(
            configuration.settings.entries == [
                "look": .init(text: "dark", line: 3), "network": .init(text: "off", line: 4),
                "books.pages": .init(text: "4", line: 5), "books.url": .init(text: "http://x/\"y\"", line: 6),
                "sections": .init(text: "a,b", line: 7),
            ])
    }

    @Test(arguments: [
        "", " \n", "{}", "// nothing\n{ }", "\u{FEFF}{}", "// later", "/* { look: 'dark' } */\n\n// and\n", "\u{FEFF}",
    ])
    func aFileMaySayNothing(text: String) {
        #expect(read(text) == Configuration(path: "/c/config.json5"))
    }

    @Test func aNameWithADotIsTheSameAsATable() {
        #expect(texts(read("{ 'books.pages': 4 }")) == ["books.pages": "4"])
    }

    @Test func nullIsAsIfItWereNotThere() {
        #expect(read("{ look: null }") == Configuration(path: "/c/config.json5"))
    }

    @Test(arguments: [
        ("{\n look: 'drak' }", "look", 2, ConfigurationProblem.Kind.wrong(.oneOf(["dark", "light"]))),
        ("{ network: 'perhaps' }", "network", 1, .wrong(.flag)), ("{ network: {} }", "network", 1, .wrong(.flag)),
        ("{ books: { pages: 10 } }", "books.pages", 1, .wrong(.wholeNumber(1...9))),
        ("{ books: { pages: 1.5 } }", "books.pages", 1, .wrong(.wholeNumber(1...9))),
        ("{ books: 5 }", "books", 1, .wrong(.table)), ("{ lok: 'dark' }", "lok", 1, .unknown(nearest: "look")),
        ("{\n\n  books: {\n pagse: 1 } }", "books.pagse", 4, .unknown(nearest: "books.pages")),
        ("{ zzzzzz: {} }", "zzzzzz", 1, .unknown(nearest: nil)),
        ("{ fresh: true }", "fresh", 1, .unknown(nearest: nil)),
        ("{ look: 'dark', look: 'light' }", "look", 1, .repeated), ("{ keys: 1 }", "keys", 1, .wrong(.table)),
        ("{ keys: { list: 1 } }", "keys.list", 1, .wrong(.table)),
        ("{ keys: { list: { up: 1 } } }", "keys.list.up", 1, .wrong(.keys)),
        ("{ keys: { list: { up: ['x', 1] } } }", "keys.list.up", 1, .wrong(.keys)),
    ])
    func oneMistakeIsToldAndTheRestCounts(text: String, name: String, line: Int, kind: ConfigurationProblem.Kind) {
        let problem = ConfigurationProblem(kind, path: "/c/config.json5", line: line, name: name)
        #expect(read(text).problems == [problem])
        let more = text.dropLast() + ", sections: ['b'] }"
        #expect(read(String(more)).problems == [problem])
        #expect(texts(read(String(more)))["sections"] == "b")
    }

    @Test(arguments: [
        ("{\n look 'dark' }", 2, 7), ("{ look: 'dark' ", 1, 16), ("{ look: 'dark\n' }", 1, 9), ("{ look: }", 1, 9),
        ("{ look: 'dark' } x", 1, 18), ("{ /* never ends", 1, 3), ("{ ,look: 1 }", 1, 3), ("look: 1", 1, 5),
        ("{ a: [1, 2 }", 1, 12), ("{ look: 'dark',\n a: 1e999 }", 2, 5), ("{ a: -1e999 }", 1, 6),
    ])
    func whereTheTextIsNoJSON5IsTold(text: String, line: Int, column: Int) {
        let problems = read(text).problems
        #expect(
            problems == [ConfigurationProblem(.notJSON5(column: column), path: "/c/config.json5", line: line)])
    }

    @Test func aListIsNoTable() {
        #expect(read("[1]").problems.map(\.kind) == [.noTable])
    }

    @Test func keysAreReadByPlaceAndCommand() {
        let configuration = read("{ keys: {\n list: { up: 'x', down: ['a b', 'c'],\n quit: null } } }")
        #expect(configuration.problems == [])
        #expect(
            configuration.keys == [
                .init(place: "list", command: "down", keys: ["a b", "c"], line: 2),
                .init(place: "list", command: "up", keys: ["x"], line: 2),
                .init(place: "list", command: "quit", keys: [], line: 3),
            ])
    }

    /// A trap would end the program before it has begun.
    @Test func deepTextsAreNoTrap() {
        let deep = String(repeating: "{ a: ", count: 5_000) + String(repeating: "}", count: 5_000)
        #expect(!read(deep).problems.isEmpty)
        #expect(!read(String(repeating: "[", count: 100_000)).problems.isEmpty)
    }

    // MARK: The file

    private func file(_ text: String) throws -> (folder: TemporaryFolder, file: ConfigurationFile) {
        let folder = try TemporaryFolder()
        try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/config.json5"))
        return (folder, ConfigurationFile(folder: folder.path))
    }

    @Test func aFileThatIsNotThereSaysNothing() throws {
        let file = ConfigurationFile(folder: "/nowhere/at/all")
        #expect(file.read(declared: Self.declared) == Configuration(path: file.path))
    }

    @Test func aFileIsRead() throws {
        let (folder, file) = try file("{ look: 'light' }")
        defer { withExtendedLifetime(folder) {} }
        #expect(texts(file.read(declared: Self.declared)) == ["look": "light"])
    }

    @Test func aFileOfOtherBytesIsTold() throws {
        let folder = try TemporaryFolder()
        try Data([0x7B, 0xFF, 0x7D]).write(to: URL(filePath: "\(folder.path)/config.json5"))
        let configuration = ConfigurationFile(folder: folder.path).read(declared: Self.declared)
        #expect(configuration.problems == [ConfigurationProblem(.notUTF8, path: configuration.settings.path, line: 1)])
    }

    @Test func theFirstLineThatIsNotInUTF8IsNamed() throws {
        let folder = try TemporaryFolder()
        var bytes = Data("{\n  // ä\n  look: 'g".utf8)
        bytes.append(0xFC)
        bytes.append(contentsOf: "n',\n}\n".utf8)
        bytes.append(0xFC)
        try bytes.write(to: URL(filePath: "\(folder.path)/config.json5"))
        let configuration = ConfigurationFile(folder: folder.path).read(declared: Self.declared)
        #expect(configuration.problems.map(\.line) == [3])
    }

    @Test func aFileThatIsTooLargeIsTold() throws {
        let (folder, file) = try file(String(repeating: " ", count: 1 << 20 + 1))
        defer { withExtendedLifetime(folder) {} }
        #expect(file.read(declared: Self.declared).problems.map(\.kind) == [.tooLarge(limit: 1 << 20)])
    }

    @Test func aFolderInItsPlaceIsTold() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/config.json5", withIntermediateDirectories: false)
        let configuration = ConfigurationFile(folder: folder.path).read(declared: Self.declared)
        #expect(configuration.problems.map(\.kind) == [.notReadable])
    }

    @Test func aNewFileIsForItsOwnerAloneAndReplacesNone() throws {
        let folder = try TemporaryFolder()
        let file = ConfigurationFile(folder: "\(folder.path)/a/b")
        #expect(try file.write("{ look: 'dark' }"))
        #expect(try file.write("{}") == false)
        #expect(texts(file.read(declared: Self.declared)) == ["look": "dark"])
        let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(rights == 0o600)
    }
}

struct NearestNameTests {
    @Test(arguments: [
        ("pictres", "pictures"), ("pitcures", "pictures"), ("Pictures", "pictures"), ("picturess", "pictures"),
        ("themes", "theme"), ("x", nil), ("", nil), ("colour", nil),
    ])
    func itIsOneThatDiffersInFewLetters(name: String, nearest: String?) {
        #expect(NearestName.of(name, among: ["pictures", "theme", "sections"]) == nearest)
    }
}
