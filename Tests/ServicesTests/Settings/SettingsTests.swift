import Services
import Testing

struct SettingsTests {
    private static let pages = Setting(
        "pages", variables: ["PAGES", "OLD_PAGES"], option: SettingOption("--pages", argument: "COUNT"),
        .wholeNumber(in: 1...9), usual: 5, words: "how many pages")
    private static let quiet = Setting(
        "quiet", option: SettingOption("--quiet"), .flag, usual: false, words: "no noise")

    /// - Parameter file: the text of each line.
    private func settings(
        arguments: [String] = [], environment: [String: String] = [:], file: [String: String] = [:]
    ) throws -> Settings {
        var commandLine = CommandLineSettings()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let isTaken = try commandLine.take(argument, from: &rest, of: [Self.pages, Self.quiet])
            #expect(isTaken)
        }
        return try Settings(
            checking: [Self.pages, Self.quiet], commandLine: commandLine, environment: environment,
            file: SettingsFile(path: "/config", entries: file.mapValues { .init(text: $0, line: 3) }))
    }

    @Test func whatIsNotSetHasItsUsualValue() throws {
        let settings = try settings()
        #expect(settings[Self.pages] == 5)
        #expect(settings.place(of: Self.pages) == nil)
        #expect(!settings[Self.quiet])
    }

    @Test func theCommandLineCountsBeforeTheEnvironmentAndThatBeforeTheFile() throws {
        let environment = ["PAGES": "2", "OLD_PAGES": "3"]
        var settings = try settings(arguments: ["--pages", "1"], environment: environment, file: ["pages": "4"])
        #expect(settings[Self.pages] == 1)
        #expect(settings.place(of: Self.pages) == .commandLine(option: "--pages"))

        settings = try self.settings(environment: environment, file: ["pages": "4"])
        #expect(settings[Self.pages] == 2)
        #expect(settings.place(of: Self.pages) == .environment(variable: "PAGES"))

        settings = try self.settings(environment: ["PAGES": "", "OLD_PAGES": "3"], file: ["pages": "4"])
        #expect(settings[Self.pages] == 3)

        settings = try self.settings(file: ["pages": "4"])
        #expect(settings[Self.pages] == 4)
        #expect(settings.place(of: Self.pages) == .file(path: "/config", line: 3, name: "pages"))
    }

    @Test(arguments: [["--pages", "7"], ["--pages=7"], ["--pages", "2", "--pages=7"], ["--quiet", "--pages=7"]])
    func anOptionTakesItsValue(arguments: [String]) throws {
        #expect(try settings(arguments: arguments)[Self.pages] == 7)
    }

    @Test func anOptionWithoutItsValueIsReported() {
        #expect(throws: CommandLineSettings.ValueMissing(option: SettingOption("--pages", argument: "COUNT"))) {
            try settings(arguments: ["--quiet", "--pages"])
        }
    }

    private static let colours = ["front", "back"].map { (side: String) in
        Setting(
            "\(side).colour", option: SettingOption("--colour", of: side, argument: "NAME"),
            SettingForm<String>(.anything) { $0 }, usual: "none", words: "")
    }

    @Test(arguments: [["--colour", "back=red"], ["--colour=back=red"], ["--colour=front=x", "--colour", "back=red"]])
    func oneOptionMayBeOfSeveralSettings(arguments: [String]) throws {
        var commandLine = CommandLineSettings()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let isTaken = try commandLine.take(argument, from: &rest, of: Self.colours)
            #expect(isTaken)
        }
        let settings = try Settings(checking: Self.colours, commandLine: commandLine)
        #expect(settings[Self.colours[1]] == "red")
        #expect(settings[Self.colours[0]] == (arguments.count == 3 ? "x" : "none"))
        #expect(settings.place(of: Self.colours[1]) == .commandLine(option: "--colour back"))
        #expect(Self.colours[1].option?.text(with: "red") == "--colour back=red")
    }

    @Test(arguments: [["--colour"], ["--colour=red"], ["--colour", "side=red"], ["--colour="], ["--colour", "back"]])
    func anOptionThatDoesNotSayWhichSettingItIsForIsReported(arguments: [String]) {
        var rest = arguments.dropFirst()
        var commandLine = CommandLineSettings()
        #expect(throws: CommandLineSettings.ValueMissing.self) {
            try commandLine.take(arguments[0], from: &rest, of: Self.colours)
        }
    }

    @Test(arguments: ["--page", "--quiet=on", "pages", "--quiets", "-quiet", ""])
    func whatIsNoOptionOfASettingIsLeftAlone(argument: String) throws {
        var commandLine = CommandLineSettings()
        var rest = ["7"][...]
        #expect(try !commandLine.take(argument, from: &rest, of: [Self.pages, Self.quiet]))
        #expect(rest == ["7"])
        #expect(commandLine == CommandLineSettings())
    }

    private static let mistakes:
        [(arguments: [String], environment: [String: String], file: [String: String], SettingPlace)] =
            [
                (["--pages=0"], ["PAGES": "x"], ["pages": "x"], .commandLine(option: "--pages")),
                (["--pages="], [:], [:], .commandLine(option: "--pages")),
                ([], ["PAGES": "ten", "OLD_PAGES": "2"], ["pages": "x"], .environment(variable: "PAGES")),
                ([], [:], ["pages": "10"], .file(path: "/config", line: 3, name: "pages")),
            ]

    @Test(arguments: mistakes)
    func aMistakeIsReportedWithItsPlaceAndWhatWasExpected(
        arguments: [String], environment: [String: String], file: [String: String], place: SettingPlace
    ) {
        #expect(throws: SettingFailure(place: place, expectation: .wholeNumber(1...9))) {
            try settings(arguments: arguments, environment: environment, file: file)
        }
    }

    @Test(arguments: [
        ("on", true), ("yes", true), ("True", true), ("1", true), ("off", false), ("No", false), ("0", false),
    ])
    func aFlagIsWrittenInSomeWays(text: String, isOn: Bool) throws {
        #expect(try settings(file: ["quiet": text])[Self.quiet] == isOn)
    }

    @Test func whatMayBeASecretIsNotPrinted() throws {
        let settings = try settings(environment: ["PAGES": "7", "SECRET": "abcdef"])
        var dumped = ""
        dump(settings, to: &dumped)
        #expect(!"\(settings)\(String(reflecting: settings))\(dumped)".contains("abcdef"))
    }
}
