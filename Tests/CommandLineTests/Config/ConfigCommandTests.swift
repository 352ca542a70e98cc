import Commands
import Configuration
import Entities
import Foundation
import Presentation
import Services
import TestSupport
import Testing

@testable import CommandLine

struct ConfigCommandTests {
    private let folder: TemporaryFolder
    private let environment: [String: String]

    init() throws {
        folder = try TemporaryFolder()
        environment = ["HOME": folder.path, "LANG": "en_US.UTF-8"]
    }

    private var path: String { "\(folder.path)/.config/matinee/config.json5" }

    private func write(_ text: String) throws {
        let url = URL(filePath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func run(
        _ request: ConfigRequest, with more: [String: String] = [:]
    ) -> (output: String, complaints: [String], failure: LaunchError?) {
        var (output, complaints) = ("", [String]())
        do throws(LaunchError) {
            try ConfigCommand(environment: environment.merging(more) { $1 }).run(request) {
                (text: String) throws(LaunchError) in
                output += text
            } complain: {
                complaints.append($0)
            }
            return (output, complaints, nil)
        } catch {
            return (output, complaints, error)
        }
    }

    @Test func eachSettingIsShownWithWhereItComesFrom() throws {
        try write("{\n pictures: 'off',\n network: false,\n keys: { list: { open: ['x', 'g o'] } } }")
        let lines = run(.show(asJSON: false), with: ["MATINEE_NETWORK": "on"]).output.split(separator: "\n")
        func line(_ name: String) -> [Substring] {
            lines.first { $0.hasPrefix(name) }?.split(separator: " ", maxSplits: 2) ?? []
        }
        #expect(lines.first.map(String.init) == path)
        #expect(line("pictures").map { $0.trimmingCharacters(in: .whitespaces) } == ["pictures", "off", "line 2"])
        #expect(
            line("network").map { $0.trimmingCharacters(in: .whitespaces) } == ["network", "on", "MATINEE_NETWORK"])
        #expect(line("offline").map { $0.trimmingCharacters(in: .whitespaces) } == ["offline", "off", "usual"])
        #expect(lines.contains { $0.hasPrefix("keys.list.open") && $0.contains("x, g o") && $0.hasSuffix("line 4") })
    }

    /// U+009B begins an order to a terminal, as ESC [ does.
    @Test func whatATerminalWouldObeyIsEscapedForProgramsAndAQuestionMarkForPeople() throws {
        let log = ["MATINEE_LOG": "/tmp/\u{9B}2J"]
        #expect(run(.show(asJSON: true), with: log).output.contains("/tmp/\\u009b2J"))
        #expect(run(.show(asJSON: false), with: log).output.contains("/tmp/?2J"))
    }

    /// Every setting but what is for one run or a custom of the environment.
    @Test func noSettingIsMissing() {
        let output = run(.show(asJSON: true)).output
        for setting in Settings.declared where setting.isInFile {
            #expect(output.contains("\"setting\":\"\(setting.name)\""))
        }
    }

    @Test(arguments: [false, true])
    func noSecretIsShown(asJSON: Bool) throws {
        let (ofFile, ofEnvironment) = (
            "0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"
        )
        try write("{ tmdb: { key: '\(ofFile)' } }")
        let output = run(.show(asJSON: asJSON), with: ["LASTFM_API_KEY": ofEnvironment]).output
        #expect(!output.contains(ofFile) && !output.contains(ofEnvironment))
        #expect(output.contains("line 1") && output.contains("LASTFM_API_KEY"))
        try write("{ tmdb: { key: '\(ofFile.dropLast())' } }")
        let wrong = run(.check)
        #expect(wrong.complaints.count == 1)
        #expect(wrong.complaints.allSatisfy { !$0.contains(ofFile.dropLast()) })
    }

    @Test func aRightFileIsSaidToBe() throws {
        try write("{ pictures: 'off' }")
        let (output, complaints, failure) = run(.check)
        #expect(output.contains(path) && complaints == [] && failure == nil)
    }

    @Test func mistakesAreToldAndEndWithAStatus() throws {
        try write("{ pictures: 'of', keys: { list: { up: 'Entr' } } }")
        let (output, complaints, failure) = run(.check)
        #expect(output == "" && complaints.count == 2)
        #expect(complaints.allSatisfy { $0.hasPrefix("\(path): line 1: ") })
        #expect(failure == .configurationHasMistakes)
        #expect(failure?.exitStatus == 2)
    }

    @Test func aThemeThatThereIsNotIsAMistakeInTheProgramsWords() throws {
        try write("{\n theme: 'drak' }")
        let (output, complaints, failure) = run(.check, with: ["MATINEE_THEME": "light"])
        #expect(complaints == ["\(path): line 2: There is no theme “drak”. Did you mean “dark”?"])
        #expect(output == "" && failure == .configurationHasMistakes)
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/.config/matinee/themes", withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: URL(filePath: "\(folder.path)/.config/matinee/themes/drak.json5"))
        #expect(run(.check).failure == nil)
        for theme in ["auto", "dark"] {
            try write("{ theme: '\(theme)' }")
            #expect(run(.check).failure == nil)
        }
    }

    @Test func whatIsSetTwiceIsAMistake() throws {
        try write("{ pictures: 'off', pictures: 'auto' }")
        let (output, complaints, failure) = run(.check)
        #expect(complaints.map { $0.contains("line 1: pictures is set twice") } == [true])
        #expect(output == "" && failure == .configurationHasMistakes)
    }

    @Test func nothingButCommentsIsNoMistake() throws {
        try write("// { pictures: 'off' }\n")
        let (output, complaints, failure) = run(.check)
        #expect(output.contains(path) && complaints == [] && failure == nil)
    }

    @Test func anUnknownSettingIsNoMistake() throws {
        try write("{ pictrues: 'off' }")
        let (_, complaints, failure) = run(.check)
        #expect(complaints.map { $0.hasSuffix("did you mean pictures?") } == [true])
        #expect(failure == nil)
    }

    @Test func aNewFileIsAllComments() throws {
        #expect(run(.write).failure == nil)
        let configuration = try ProgramConfiguration(environment: environment)
        #expect(configuration.problems == [] && configuration.keyProblems == [])
        #expect(configuration.keyChoice == KeyChoice())
        #expect(run(.write).failure == .configurationIsThere(path: path))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for setting in Settings.declared where setting.isInFile {
            #expect(text.contains(setting.name.split(separator: ".").last ?? ""))
        }
        for command in Command.allCases { #expect(text.contains(command.name)) }
    }

    /// What stands there is what counts without it.
    @Test func withoutCommentMarksItSaysWhatIsUsual() throws {
        _ = run(.write)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let uncommented = text.split(separator: "\n").map { line in
            let content = line.drop { $0 == " " }
            let isSetting = content.contains(/^\/\/ "?[a-z-]+"?: .*,$/)
            return isSetting ? String(content.dropFirst(3)) : String(line)
        }
        #expect(uncommented.count { $0.hasSuffix("],") } > 70)
        try write(uncommented.joined(separator: "\n"))
        let configuration = try ProgramConfiguration(environment: environment)
        #expect(configuration.sentences(.english) == [])
        let usual = try ProgramConfiguration(environment: ["HOME": "/nowhere", "LANG": "en_US.UTF-8"])
        let changed = configuration.settings.changed(from: usual.settings, of: Settings.declared)
        #expect(changed.allSatisfy { configuration.settings.shown($0).text == $0.usualText })
        let sections = SectionDescriptor.all.map(\.id)
        for command in KeyTable.commands(sections: sections) {
            for scope in KeyScope.allCases {
                #expect(configuration.keys.label(of: command, in: scope) == usual.keys.label(of: command, in: scope))
            }
        }
    }

    @Test func whereNoFolderCanBeMadeThatIsSaid() throws {
        try Data().write(to: URL(filePath: "\(folder.path)/.config"))
        guard case .configurationNotWritten(.notAFolder(_))? = run(.write).failure else {
            Issue.record("it was written, or failed otherwise")
            return
        }
    }

    @Test(arguments: [
        (["--json"], ConfigRequest.show(asJSON: true)), ([], .show(asJSON: false)), (["--check"], .check),
        (["--init"], .write),
    ])
    func theCommandLineSaysWhat(arguments: [String], request: ConfigRequest) throws {
        #expect(try LaunchRequest(arguments: ["config"] + arguments) == .config(request))
    }

    @Test func otherWordsAreMistakes() {
        #expect(throws: LaunchError.unknownOption("--x")) { try ConfigRequest(arguments: ["--x"]) }
        #expect(throws: LaunchError.oneTooMany("x")) { try ConfigRequest(arguments: ["x"]) }
        #expect(throws: LaunchError.oneTooMany("--json")) { try ConfigRequest(arguments: ["--check", "--json"]) }
    }
}
