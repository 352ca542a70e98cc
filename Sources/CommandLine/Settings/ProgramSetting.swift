import CatalogKit
package import Commands
package import Entities
package import HTTP
package import Navigation
package import Presentation
package import Services
package import Storage
import SyncServers
package import TerminalKit

/// The program's own settings. Sources declare theirs.
package enum ProgramSetting {
    static let onlyBuiltIn = Setting(
        "builtin", option: SettingOption("--builtin"), .flag, usual: false,
        words: "use the built-in catalogue only, keys or not", group: .sources)
    package static let offline = Setting(
        "offline", option: SettingOption("--offline"), .flag, usual: false,
        words: "show what was kept from before, and never touch the network", group: .network)
    static let network = Setting(
        "network", variables: ["MATINEE_NETWORK"], .flag, usual: true,
        words: "off: never touch the network, as with --offline, whatever else is set", group: .network)
    /// Nil for none.
    static let contact = Setting<String?>(
        "contact", variables: ["MATINEE_CONTACT"], SettingForm.headerText.optional, usual: nil,
        words: "an address of yours that services are told, so that they can reach you; else they hear only name and "
            + "version", group: .network)
    package static let fresh = Setting(
        "fresh", option: SettingOption("--fresh"), .flag, usual: false, words: "start at the top, not where you were",
        isInFile: false)
    /// Nil to go by the locale.
    static let language = Setting<Language?>(
        "language", variables: ["MATINEE_LANGUAGE"], option: SettingOption("--language", argument: "CODE"), .language,
        usual: nil,
        words: "the language of the program and of what services translate, "
            + Language.allCases.map(\.rawValue).joined(separator: ", ") + "; auto is the locale's",
        group: .language, isShareable: true)
    static let ratings = Setting(
        "ratings", variables: ["MATINEE_RATINGS"], .choice, usual: RatingScale.stars,
        words: "how you give and see your own ratings: stars are five, with halves", group: .language,
        isShareable: true)
    /// Nil for `C` and for what is no locale.
    static let locale = Setting<LocaleName?>(
        "locale", variables: ["LC_ALL", "LC_MESSAGES", "LANG"], SettingForm(.anything) { .some(LocaleName($0)) },
        usual: nil, words: "language, country, and how numbers and dates look; the first that is set counts",
        group: .language)
    static let noColor = Setting(
        "no-color", variables: ["NO_COLOR"], .presence, usual: false,
        words: "when set and not empty, no colours, whatever the next three say", group: .look, isInFile: false)
    /// The name of a theme, or `auto`.
    package static let theme = Setting(
        "theme", variables: ["MATINEE_THEME"], option: SettingOption("--theme", argument: "NAME"), .themeName,
        usual: ThemeLibrary.auto,
        words: "the colours: auto is dark or light as the terminal is; else "
            + Theme.builtIn.map(\.name).joined(separator: ", ") + ", or one of yours: NAME.json5 in the folder themes",
        group: .look, isShareable: true)
    package static let colors = Setting(
        "colors", variables: ["MATINEE_COLORS"], option: SettingOption("--colors", argument: "HOW"), .choice,
        usual: ColorChoice.auto, words: "how many colours are used: auto is as many as the terminal has", group: .look)
    /// Nil where it is not set, as with the next two.
    static let forceColor = Setting<String?>(
        "force-color", variables: ["FORCE_COLOR"], SettingForm.text.optional, usual: nil,
        words: "at least 8 colours; 2: at least 256; 3: 24 bits; 0: none", group: .look, isInFile: false)
    static let cliColorForce = Setting<String?>(
        "clicolor-force", variables: ["CLICOLOR_FORCE"], SettingForm.text.optional, usual: nil,
        words: "when set and not 0, at least 8 colours", group: .look, isInFile: false)
    static let cliColor = Setting<String?>(
        "clicolor", variables: ["CLICOLOR"], SettingForm.text.optional, usual: nil, words: "0: no colours",
        group: .look, isInFile: false)
    package static let pictures = Setting(
        "pictures", variables: ["MATINEE_PICTURES"], option: SettingOption("--pictures", argument: "HOW"),
        .choice, usual: PictureWish.auto,
        words:
            "how posters, covers and sprites are shown: auto is the best that the terminal has; cells are characters "
            + "that cover quarters of cells", group: .look)
    package static let keys = Setting(
        "keys.preset", variables: ["MATINEE_KEYS"], option: SettingOption("--keys", argument: "PRESET"), .choice,
        usual: KeyPreset.default, words: "the keys to begin with; the configuration file may give any command others",
        group: .input, isShareable: true)
    /// Nil where the reading list is on this machine alone.
    package static let books = Setting<HTTPURL?>(
        "books.url", variables: ["MATINEE_BOOKS_URL"], SettingForm.webAddress.optional, usual: nil,
        words: "a service that has GET and POST /books, PUT and DELETE /books/{Id}, as a shelf that several machines "
            + "share: the reading list lives there too", group: .network)
    /// Nil for the one of `sync init`.
    package static let syncFolder = Setting<String?>(
        "sync.folder", variables: ["MATINEE_SYNC_FOLDER"], SettingForm.folder.optional, usual: nil,
        words: "the folder by which machines share the library, in place of what was named to 'matinee sync init': an "
            + "absolute path, or one that begins with ~/",
        group: .network)
    /// Nil for the one of `sync init`.
    static let syncURL = Setting<String?>(
        "sync.url", variables: ["MATINEE_SYNC_URL"], SettingForm.serverAddress.optional, usual: nil,
        words: "a server by which they share it, likewise: https://USER@HOST/FOLDER, or "
            + "s3://ACCESS-KEY-ID@BUCKET/PREFIX; sync.folder counts before it", group: .network)
    /// Nil for what was stored by `sync init`.
    static let syncPassword = Setting<Secret?>(
        "sync.password", variables: ["MATINEE_SYNC_PASSWORD"], SettingForm(.key([])) { Secret(revealed: $0) }.optional,
        usual: nil,
        words: "the password, or secret access key, of that user, in place of the one that was stored when "
            + "'matinee sync init' asked for it", group: .network, isInFile: false)
    /// The order of the sections. Sections that are not named stand behind those that are.
    package static let sections = Setting(
        "sections", variables: ["MATINEE_SECTIONS"], .sections(SectionDescriptor.all.map(\.id)),
        usual: SectionDescriptor.all.map(\.id),
        words: "the order of the sections; view:NAME is a view of that name", isShareable: true)

    static let paneWay = Setting(
        "panes.way", variables: ["MATINEE_PANES_WAY"], .choice, usual: PanePreference.usual.way,
        words: "how a list and its detail share the screen: auto is beside each other where it is wide enough, stacked "
            + "one below the other, single one at a time; | changes it")
    static let paneRatio = Setting(
        "panes.ratio", variables: ["MATINEE_PANES_RATIO"], .wholeNumber(in: 10...90),
        usual: PanePreference.usual.ratio, words: "the list's part of both, in percent; < and > change it")
    static let leastList = Setting(
        "panes.list-min", variables: ["MATINEE_PANES_LIST_MIN"], .wholeNumber(in: 24...200),
        usual: PanePreference.usual.leastList, words: "the least width of the list beside its detail")
    static let mostList = Setting(
        "panes.list-max", variables: ["MATINEE_PANES_LIST_MAX"], .wholeNumber(in: 24...1_000),
        usual: PanePreference.usual.mostList,
        words: "the width up to which it grows with the terminal; > and the mouse go on from there")
    static let paneThreshold = Setting(
        "panes.threshold", variables: ["MATINEE_PANES_THRESHOLD"], .wholeNumber(in: 50...1_000),
        usual: PanePreference.usual.threshold, words: "from which width on auto is beside each other")

    static let ofPanes: [any SettingDeclaration] = [paneWay, paneRatio, leastList, mostList, paneThreshold]

    package static let mouse = Setting(
        "mouse", variables: ["MATINEE_MOUSE"], .flag, usual: true,
        words:
            "whether one clicks and scrolls here; off leaves the mouse to the terminal, which selects text with it as "
            + "it does while Shift is held")

    package static let reader = Setting(
        "reader", variables: ["MATINEE_READER"], option: SettingOption("--reader"), .flag, usual: false,
        words:
            "for a screen reader: the cursor is seen and stands where you are, one pane, no frames, pictures or "
            + "spinner, rows begin with their title, and what has happened stays in the last line", group: .look)
    static let reduceMotion = Setting(
        "reduce_motion", variables: ["MATINEE_REDUCE_MOTION"], .flag, usual: false,
        words: "nothing moves by itself: what is being loaded is marked by a sign that stands still", group: .look,
        isShareable: true)
    /// Nil for the usual place.
    static let logFile = Setting<String?>(
        "log.file", variables: ["MATINEE_LOG"], option: SettingOption("--log", argument: "FILE"),
        SettingForm.text.optional, usual: nil,
        words: "a file for the log, in place of matinee.log in the folder of the program's state")
    package static let logLevel = Setting(
        "log.level", variables: ["MATINEE_LOG_LEVEL"], .choice, usual: LogLevel.error,
        words: "what the log takes down: error is why services, cache and library failed; info has notices too, and so "
            + "titles; a file is made with the first line, and never has a key in it")
    /// Somebody who reads the screen by ear or touch may have set the second variable for all programs.
    package static let plain = Setting(
        "plain", variables: ["MATINEE_PLAIN"], option: SettingOption("--plain"), .flag, usual: false,
        words: "a dialogue of lines in place of the full screen: for screen readers, pipes, and terminals that can do "
            + "no more", group: .look)
    /// Nil where it is not set.
    static let accessible = Setting<String?>(
        "accessible", variables: ["ACCESSIBLE"], SettingForm.text.optional, usual: nil,
        words: "when set and not 0, as --plain", group: .look, isInFile: false)

    /// Where the things of a section come from.
    static let sourceChoices = FoundKind.catalogs.map {
        SourceChoice($0.topic, of: $0.subjects, among: SourceRegistry.standard.descriptors)
    }

    /// What is settled before there is a screen: another value counts from the next start on.
    package static let fromNextStart: [any SettingDeclaration] = [
        plain, logFile, books, syncFolder, syncURL, syncPassword,
    ]

    /// What a program takes while it runs, without other screens.
    package static let withoutAnotherProgram: [any SettingDeclaration] =
        [keys, theme, colors, mouse, pictures, reduceMotion, logLevel] + ofPanes

    package static let all: [any SettingDeclaration] =
        [onlyBuiltIn, offline, fresh] + sourceChoices.map(\.setting) + [
            theme, colors, pictures, reader, reduceMotion, plain, accessible, keys, mouse,
        ] + ofPanes + [
            network, contact, books, syncFolder, syncURL, syncPassword, sections, logFile, logLevel, language, ratings,
            locale, noColor,
            forceColor,
            cliColorForce,
            cliColor,
        ]
}

extension Settings {
    /// The settings of the program and of its sources, in the order in which they are documented.
    package static let declared: [any SettingDeclaration] = SourceRegistry.standard.settings + ProgramSetting.all

    /// - Parameter file: what the configuration file says.
    package init(
        commandLine: CommandLineSettings = CommandLineSettings(), environment: [String: String],
        file: SettingsFile? = nil
    ) throws(LaunchError) {
        do throws(SettingFailure) {
            try self.init(checking: Self.declared, commandLine: commandLine, environment: environment, file: file)
        } catch {
            throw .setting(error)
        }
    }

    /// Whether only cached answers are shown.
    package var isOffline: Bool { self[ProgramSetting.offline] || !self[ProgramSetting.network] }

    /// Where machines share the library; nil for what `sync init` was told.
    package var syncAddress: String? {
        self[ProgramSetting.syncFolder].map(expandingHome) ?? self[ProgramSetting.syncURL]
    }

    /// Whether lines were asked for, whatever the terminal can do.
    package var isPlain: Bool {
        self[ProgramSetting.plain] || self[ProgramSetting.accessible].map { !["", "0"].contains($0) } == true
    }

    /// How lists and details share the screen, until the user changes that.
    package var panes: PanePreference {
        PanePreference(
            way: self[ProgramSetting.paneWay], ratio: self[ProgramSetting.paneRatio],
            leastList: self[ProgramSetting.leastList], mostList: self[ProgramSetting.mostList],
            threshold: self[ProgramSetting.paneThreshold])
    }

    package var reducesMotion: Bool { self[ProgramSetting.reduceMotion] }

    /// The program's name for services: `Matinee/0.1.0 (ada@example.org)`.
    var userAgent: String {
        "Matinee/\(Usage.version)" + (self[ProgramSetting.contact].map { " (\($0))" } ?? "")
    }

    /// `de_AT`
    package var localeIdentifier: String { self[ProgramSetting.locale]?.identifier ?? "C" }

    /// The language and country for services: Brazilian Portuguese for `pt_BR`, English for `C`; the language that was
    /// chosen, else the locale's. Services know only codes of two letters.
    var contentLocale: ContentLocale {
        let locale = self[ProgramSetting.locale].flatMap { $0.language.count == 2 ? $0 : nil }
        let own = locale?.language ?? Language.english.rawValue
        let language = self[ProgramSetting.language]?.rawValue ?? own
        return ContentLocale(
            language: language, region: locale?.territory.flatMap { $0.count == 2 ? $0 : nil },
            isOfRegion: language == own)
    }

    /// All sections, in the user's order, with those of views that are named.
    package var sections: [SectionDescriptor] {
        let named = self[ProgramSetting.sections]
        let chosen = named.compactMap { id in
            id.view.map(SectionDescriptor.view) ?? SectionDescriptor.all.first { $0.id == id }
        }
        return chosen + SectionDescriptor.all.filter { !named.contains($0.id) }
    }
}

extension Settings {
    /// Why no pictures are shown, where it is by what is set.
    fileprivate var withoutPictures: PictureAbsence {
        if self[ProgramSetting.reader] { return .forReader }
        return self[ProgramSetting.noColor] || colorWish == .exactly(.mono) ? .withoutColor : .unable
    }
}

extension Wording {
    /// With the names of the program's sources and sections.
    package static func ofProgram(
        localeIdentifier: String, language: Language? = nil, ratings: RatingScale = .stars, keys: KeyNames = .standard,
        withoutPictures: PictureAbsence = .unable
    ) -> Wording {
        .for(
            localeIdentifier: localeIdentifier, language: language, ratings: ratings,
            sources: SourceRegistry.standard.descriptors, sections: SectionDescriptor.all, keys: keys,
            withoutPictures: withoutPictures)
    }

    /// In the language that is set. What is set may be why there are no pictures, and that is said then.
    package static func ofProgram(_ settings: Settings, keys: KeyNames = .standard) -> Wording {
        ofProgram(
            localeIdentifier: settings.localeIdentifier, language: settings[ProgramSetting.language],
            ratings: settings[ProgramSetting.ratings], keys: keys, withoutPictures: settings.withoutPictures)
    }
}

extension SettingForm where Value == String {
    /// What may stand in the comment of an HTTP header field: printable ASCII without parentheses and backslashes.
    fileprivate static let headerText = SettingForm(.plainText) { text in
        let allowed = UInt8(ascii: " ")...UInt8(ascii: "~")
        return text.utf8.count <= 200 && text.utf8.allSatisfy { allowed.contains($0) && !"()\\".utf8.contains($0) }
            ? text : nil
    }
}

extension SettingForm where Value == Language? {
    private static let auto = "auto"

    fileprivate static let language = SettingForm(.oneOf([auto] + Language.allCases.map(\.rawValue))) { text in
        text == auto ? .some(nil) : Language(rawValue: text).map { .some($0) }
    } text: {
        $0?.rawValue ?? auto
    }
}

extension SettingForm where Value == String {
    fileprivate static let serverAddress = SettingForm(.serverAddress) { text in
        (try? SyncAddress(text))?.origin == nil ? nil : text
    } text: {
        $0
    }

    /// A relative path would be another folder in each place that the program is started in.
    fileprivate static let folder = SettingForm(.folder) { text in
        text.hasPrefix("/") || text.hasPrefix("~/") ? text : nil
    } text: {
        $0
    }

    fileprivate static let text = SettingForm(.anything) { $0 }

    /// Which ones of the user's own there are is not known here.
    fileprivate static let themeName = SettingForm(.theme(known: ThemeLibrary.programNames, nearest: nil)) {
        ThemeLibrary.isName($0) ? $0 : nil
    } text: {
        $0
    } refined: {
        .theme(known: ThemeLibrary.programNames, nearest: ThemeLibrary.nearest(toPath: $0))
    }
}

extension SettingForm where Value: RawRepresentable<String> & CaseIterable {
    /// One of all values, by its raw value.
    fileprivate static var choice: SettingForm {
        SettingForm(.oneOf(Value.allCases.map { $0.rawValue })) {
            Value(rawValue: $0)
        } text: {
            $0.rawValue
        }
    }
}

extension SettingForm where Value == [SectionID] {
    /// Names of sections, each once, with commas between them. Which views there are is not known here.
    fileprivate static func sections(_ known: [SectionID]) -> SettingForm {
        SettingForm(.words(known.map(\.rawValue) + [SectionID(view: "NAME").rawValue])) { text in
            let named = text.split(separator: ",", omittingEmptySubsequences: false)
                .map { SectionID(rawValue: $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")) }
            return Set(named).count == named.count && named.allSatisfy { known.contains($0) || $0.view != nil }
                ? named : nil
        } text: {
            $0.map(\.rawValue).joined(separator: ",")
        }
    }
}
