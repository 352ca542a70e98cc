import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import CommandLine
@testable import HTTP

struct ProgramSettingTests {
    private static let key = "0123456789abcdef0123456789abcdef"
    private static let forms: [String: SettingExpectation] = [
        "TMDB_API_KEY": .key([.hexadecimal(digits: 32), .token(start: "eyJ")]),
        "LASTFM_API_KEY": .key([.hexadecimal(digits: 32)]),
    ]

    private static func failure(_ variable: String, _ expectation: SettingExpectation?) -> LaunchError {
        .setting(SettingFailure(place: .environment(variable: variable), expectation: expectation ?? .anything))
    }

    @Test func anEmptyEnvironmentAsksForNothing() throws {
        let settings = try Settings(environment: [:])
        #expect(settings[TMDBSource.key] == nil)
        #expect(settings[LastFMSource.key] == nil)
        #expect(settings[TMDBSource.address].text == "https://api.themoviedb.org/3")
        #expect(settings[LastFMSource.address].text == "https://ws.audioscrobbler.com/2.0/")
        #expect(settings[CinemetaSource.address].text == "https://v3-cinemeta.strem.io")
        #expect(settings[DeezerSource.address].text == "https://api.deezer.com")
        #expect(settings.localeIdentifier == "C")
        #expect(!settings[ProgramSetting.noColor])
    }

    @Test func panesAreAsTheSettingsSay() throws {
        #expect(try Settings(environment: [:]).panes == .usual)
        let settings = try Settings(environment: [
            "MATINEE_PANES_WAY": "stacked", "MATINEE_PANES_RATIO": "30", "MATINEE_PANES_LIST_MIN": "40",
            "MATINEE_PANES_LIST_MAX": "60", "MATINEE_PANES_THRESHOLD": "130",
        ])
        #expect(
            settings.panes
                == PanePreference(way: .stacked, ratio: 30, leastList: 40, mostList: 60, threshold: 130))
        #expect(throws: Self.failure("MATINEE_PANES_WAY", .oneOf(["auto", "beside", "stacked", "single"]))) {
            try Settings(environment: ["MATINEE_PANES_WAY": "tiled"])
        }
    }

    @Test func aSharedFolderIsTheSameWhereverTheProgramIsStarted() throws {
        func address(_ text: String) throws -> String? {
            try Settings(environment: ["MATINEE_SYNC_FOLDER": text, "HOME": "/home/ada"]).syncAddress
        }
        #expect(try address("/mnt/share") == "/mnt/share")
        #expect(try address("~/share") == "/home/ada/share")
        for text in ["share", "./share", "~ada/share", "~"] {
            #expect(throws: Self.failure("MATINEE_SYNC_FOLDER", .folder)) { try address(text) }
        }
    }

    @Test(arguments: [key, " \(key)\n", "\t\(key)\r\n"])
    func aKeyIsTakenWithoutTheWhiteSpaceAroundIt(text: String) throws {
        let settings = try Settings(environment: ["TMDB_API_KEY": text, "LASTFM_API_KEY": text])
        #expect(settings[TMDBSource.key] != nil)
        #expect(settings[LastFMSource.key] != nil)
    }

    @Test(arguments: ["TMDB_API_KEY", "LASTFM_API_KEY", "MATINEE_TMDB_URL", "MATINEE_LASTFM_URL", "NO_COLOR", "LC_ALL"])
    func anEmptyVariableCountsAsUnset(variable: String) throws {
        let settings = try Settings(environment: [variable: ""])
        #expect(settings[TMDBSource.key] == nil && settings[LastFMSource.key] == nil)
        #expect(
            settings[TMDBSource.address].text == "https://api.themoviedb.org/3"
                && settings[LastFMSource.address].text == "https://ws.audioscrobbler.com/2.0/")
        #expect(settings.localeIdentifier == "C" && !settings[ProgramSetting.noColor])
    }

    @Test(
        arguments: ["TMDB_API_KEY", "LASTFM_API_KEY"],
        ["secret", "\(key)0", "\(key) \(key)", "0x\(key.dropFirst(2))", " "])
    func aMalformedKeyIsRefusedByTheNameOfItsVariable(variable: String, text: String) {
        #expect(throws: Self.failure(variable, Self.forms[variable])) { try Settings(environment: [variable: text]) }
    }

    @Test func aReadAccessTokenIsAKeyOfTMDBAlone() throws {
        let token = "eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJ4In0.abc-_"
        #expect(try Settings(environment: ["TMDB_API_KEY": token])[TMDBSource.key] != nil)
        #expect(throws: Self.failure("LASTFM_API_KEY", Self.forms["LASTFM_API_KEY"])) {
            try Settings(environment: ["LASTFM_API_KEY": token])
        }
    }

    @Test(arguments: [("1", 1), ("500", 500), ("50000", 50_000), ("1000000", 1_000_000), ("", 500)])
    func aMirrorMayGiveOutMorePages(text: String, pages: Int) throws {
        #expect(try Settings(environment: ["MATINEE_TMDB_PAGES": text])[TMDBSource.lastPage] == pages)
    }

    @Test(arguments: ["0", "-1", "1000001", "many", "5e3", "12 pages", "99999999999999999999"])
    func whatIsNoNumberOfPagesIsRefused(text: String) {
        #expect(throws: Self.failure("MATINEE_TMDB_PAGES", .wholeNumber(1...1_000_000))) {
            try Settings(environment: ["MATINEE_TMDB_PAGES": text])
        }
    }

    @Test func anotherAddressIsTaken() throws {
        let settings = try Settings(environment: [
            "MATINEE_TMDB_URL": "http://127.0.0.1:8080/3", "MATINEE_LASTFM_URL": "https://music.example/2.0/",
            "MATINEE_CINEMETA_URL": "http://127.0.0.1:8080", "MATINEE_DEEZER_URL": "http://127.0.0.1:8081",
        ])
        #expect(settings[CinemetaSource.address] == HTTPURL("http://127.0.0.1:8080"))
        #expect(settings[DeezerSource.address] == HTTPURL("http://127.0.0.1:8081"))
        #expect(settings[TMDBSource.address] == HTTPURL("http://127.0.0.1:8080/3"))
        #expect(settings[LastFMSource.address] == HTTPURL("https://music.example/2.0/"))
    }

    @Test(
        arguments: [
            "MATINEE_TMDB_URL", "MATINEE_LASTFM_URL", "MATINEE_CINEMETA_URL", "MATINEE_DEEZER_URL",
            "MATINEE_OPENLIBRARY_URL", "MATINEE_OPENLIBRARY_COVERS_URL", "MATINEE_POKEAPI_URL",
        ],
        ["localhost:8080", "ftp://example.org", "http://", "http://user:password@example.org", "/3", "not an address"])
    func aMalformedURLIsRefusedByTheNameOfItsVariable(variable: String, text: String) {
        #expect(throws: Self.failure(variable, .webAddress)) { try Settings(environment: [variable: text]) }
    }

    @Test(arguments: [
        (["LC_ALL": "fr_FR", "LC_MESSAGES": "de_DE", "LANG": "ja_JP"], "fr_FR"),
        (["LC_MESSAGES": "de_DE", "LANG": "ja_JP"], "de_DE"),
        (["LANG": "ja_JP"], "ja_JP"),
        (["LC_ALL": "", "LC_MESSAGES": "de_DE"], "de_DE"),
        (["LC_CTYPE": "fr_FR"], "C"),
    ])
    func theFirstVariableThatIsSetNamesTheLocale(environment: [String: String], locale: String) throws {
        #expect(try Settings(environment: environment).localeIdentifier == locale)
    }

    @Test(arguments: [
        ("de_DE.UTF-8", "de_DE"), ("ca_ES@valencia", "ca_ES"), ("sr_RS.UTF-8@latin", "sr_RS"), ("C.UTF-8", "C"),
        ("POSIX", "C"), ("zh_Hant_TW", "zh_Hant_TW"), ("es_419", "es_419"),
    ])
    func encodingAndModifierAreCut(value: String, locale: String) throws {
        #expect(try Settings(environment: ["LANG": value]).localeIdentifier == locale)
    }

    @Test(arguments: [
        ("pt_BR.UTF-8", "pt", "BR"), ("de", "de", nil), ("DE_at", "de", "AT"), ("C", "en", nil), ("C.UTF-8", "en", nil),
        ("POSIX", "en", nil), ("zh_Hant_TW", "zh", "TW"), ("../../etc", "en", nil), ("d1_DE", "en", nil),
        ("_DE", "en", nil), ("es_419", "es", nil), ("de_12", "en", nil), ("den_CA", "en", nil),
    ])
    func theLocaleSaysWhatServicesTranslateTo(value: String, language: String, region: String?) throws {
        let settings = try Settings(environment: ["LANG": value])
        #expect(settings.contentLocale == ContentLocale(language: language, region: region))
    }

    @Test(arguments: [
        ("es", "de_AT", "es", "AT", "es"), ("es", "es_MX", "es", "MX", "es-MX"), ("auto", "de_AT", "de", "AT", "de-AT"),
        ("en", "C", "en", nil, "en"), ("de", "C", "de", nil, "de"),
    ])
    func theLanguageThatIsSetComesBeforeTheLocales(
        language: String, locale: String, asked: String, region: String?, tag: String
    ) throws {
        let settings = try Settings(environment: ["MATINEE_LANGUAGE": language, "LANG": locale])
        #expect(settings.contentLocale.language == asked)
        #expect(settings.contentLocale.region == region)
        #expect(settings.contentLocale.tag == tag)
        #expect(Wording.ofProgram(settings).movies == Wording.ofProgram(localeIdentifier: asked).movies)
    }

    @Test(arguments: ["fr", "ES", "Spanish", "es_ES", " es"])
    func aLanguageThatTheProgramDoesNotSpeakIsRefused(text: String) {
        #expect(throws: Self.failure("MATINEE_LANGUAGE", .oneOf(["auto"] + Language.locales))) {
            try Settings(environment: ["MATINEE_LANGUAGE": text])
        }
    }

    @Test func noColorCountsWhateverItIsSetTo() throws {
        #expect(try Settings(environment: ["NO_COLOR": "0"])[ProgramSetting.noColor])
    }

    @Test(arguments: [
        ("library,music,movies", ["library", "music", "movies", "books", "pokedex"]),
        ("music", ["music", "movies", "library", "books", "pokedex"]),
        ("pokedex", ["pokedex", "movies", "music", "library", "books"]),
        ("books,pokedex", ["books", "pokedex", "movies", "music", "library"]),
        (" library , movies", ["library", "movies", "music", "books", "pokedex"]),
        ("", ["movies", "music", "library", "books", "pokedex"]),
        (
            "view:Seoul by night,music, view:1940s",
            ["view:Seoul by night", "music", "view:1940s", "movies", "library", "books", "pokedex"]
        ),
    ])
    func sectionsStandInTheOrderThatIsSet(text: String, order: [String]) throws {
        let settings = try Settings(environment: ["MATINEE_SECTIONS": text])
        #expect(settings.sections.map(\.id.rawValue) == order)
    }

    private static let sectionWords = ["movies", "music", "library", "books", "pokedex", "view:NAME"]

    @Test(arguments: ["comics", "movies,movies", "movies,", ",", "Movies", "view:", "view: ", "view:a,view:a"])
    func anUnknownOrRepeatedSectionIsRefused(text: String) {
        #expect(throws: Self.failure("MATINEE_SECTIONS", .words(Self.sectionWords))) {
            try Settings(environment: ["MATINEE_SECTIONS": text])
        }
    }

    @Test(arguments: [
        ([:], false), (["MATINEE_NETWORK": "off"], true), (["MATINEE_NETWORK": "on"], false),
    ])
    func theNetworkCanBeForbidden(environment: [String: String], isOffline: Bool) throws {
        #expect(try Settings(environment: environment).isOffline == isOffline)
        var commandLine = CommandLineSettings()
        var rest = ArraySlice<String>()
        _ = try commandLine.take("--offline", from: &rest, of: Settings.declared)
        #expect(try Settings(commandLine: commandLine, environment: environment).isOffline)
    }

    @Test func servicesHearNameAndVersionAndWhatTheReaderGives() throws {
        #expect(try Settings(environment: [:]).userAgent == "Matinee/\(Usage.version)")
        let settings = try Settings(environment: ["MATINEE_CONTACT": "ada@example.org"])
        #expect(settings.userAgent == "Matinee/\(Usage.version) (ada@example.org)")
    }

    @Test(arguments: ["a\r\nHost: b", "(a)", "a\\", "é", String(repeating: "a", count: 201)])
    func whatCannotStandInAHeaderIsRefused(contact: String) {
        #expect(throws: Self.failure("MATINEE_CONTACT", .plainText)) {
            try Settings(environment: ["MATINEE_CONTACT": contact])
        }
    }

    @Test func everySettingIsDeclaredOnce() {
        let names = Settings.declared.map(\.name)
        let variables = Settings.declared.flatMap(\.variables)
        let options = Settings.declared.compactMap(\.option?.name)
        #expect(Set(names).count == names.count)
        #expect(Set(variables).count == variables.count)
        // One option is of several settings only where each says what it is for.
        let subjects = Settings.declared.compactMap(\.option).map { [$0.name, $0.subject] }
        #expect(Set(subjects).count == options.count)
    }
}
