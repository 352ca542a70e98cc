import Entities
import Presentation
import Services
import Settings
import Sourcing

/// The program's own settings. Sources declare theirs.
enum ProgramSetting {
    static let onlyBuiltIn = Setting(
        "builtin", option: SettingOption("--builtin"), .flag, usual: false,
        words: "use the built-in catalogue only, keys or not")
    static let offline = Setting(
        "offline", option: SettingOption("--offline"), .flag, usual: false,
        words: "show what was kept from before, and never touch the network")
    static let network = Setting(
        "network", variables: ["MATINEE_NETWORK"], .flag, usual: true,
        words: "off: never touch the network, as with --offline, whatever else is set")
    /// Nil for none.
    static let contact = Setting<String?>(
        "contact", variables: ["MATINEE_CONTACT"], SettingForm.headerText.optional, usual: nil,
        words: "an address of yours that services are told, so that they can reach you; else they hear only name and "
            + "version")
    static let fresh = Setting(
        "fresh", option: SettingOption("--fresh"), .flag, usual: false, words: "start at the top, not where you were")
    /// Nil for `C` and for what is no locale.
    static let locale = Setting<LocaleName?>(
        "locale", variables: ["LC_ALL", "LC_MESSAGES", "LANG"], SettingForm(.anything) { .some(LocaleName($0)) },
        usual: nil, words: "language, country, and how numbers and dates look; the first that is set counts")
    static let noColor = Setting(
        "no-color", variables: ["NO_COLOR"], .presence, usual: false, words: "when set and not empty, no colours")
    /// Those that are not named stand behind those that are.
    static let sections = Setting(
        "sections", variables: ["MATINEE_SECTIONS"], .sections(ProgramSection.all.map(\.descriptor.id)),
        usual: ProgramSection.all.map(\.descriptor.id), words: "the order of the sections")

    /// Where the things of a section come from.
    static let sourceChoices = [
        SourceChoice("films", of: .movie, among: SourceRegistry.standard.descriptors),
        SourceChoice("music", of: .artist, .album, among: SourceRegistry.standard.descriptors),
    ]

    static let all: [any SettingDeclaration] =
        [onlyBuiltIn, offline, fresh] + sourceChoices.map(\.setting) + [network, contact, sections, locale, noColor]
}

extension Settings {
    /// Those of the program and of its sources, in the order in which they are documented.
    static let declared: [any SettingDeclaration] = SourceRegistry.standard.settings + ProgramSetting.all

    init(
        commandLine: CommandLineSettings = CommandLineSettings(), environment: [String: String]
    ) throws(LaunchError) {
        do throws(SettingFailure) {
            try self.init(checking: Self.declared, commandLine: commandLine, environment: environment)
        } catch {
            throw .setting(error)
        }
    }

    /// Whether only cached answers are shown.
    var isOffline: Bool { self[ProgramSetting.offline] || !self[ProgramSetting.network] }

    /// The program's name for services: `Matinee/0.1.0 (ada@example.org)`.
    var userAgent: String {
        "Matinee/\(Usage.version)" + (self[ProgramSetting.contact].map { " (\($0))" } ?? "")
    }

    /// `de_AT`
    var localeIdentifier: String { self[ProgramSetting.locale]?.identifier ?? "C" }

    /// The language and country for services: Brazilian Portuguese for `pt_BR`, English for `C`. Services know only
    /// codes of two letters.
    var contentLocale: ContentLocale {
        guard let locale = self[ProgramSetting.locale], locale.language.count == 2 else {
            return ContentLocale(language: "en", region: nil)
        }
        return ContentLocale(
            language: locale.language, region: locale.territory.flatMap { $0.count == 2 ? $0 : nil })
    }

    /// All sections, in the user's order.
    var sections: [ProgramSection] {
        let named = self[ProgramSetting.sections]
        let place = { (section: ProgramSection) in named.firstIndex(of: section.descriptor.id) ?? named.endIndex }
        return ProgramSection.all.enumerated().sorted {
            (place($0.element), $0.offset) < (place($1.element), $1.offset)
        }
        .map(\.element)
    }
}

extension Wording {
    /// With the names of the program's sources and sections.
    static func ofProgram(localeIdentifier: String) -> Wording {
        .for(
            localeIdentifier: localeIdentifier, sources: SourceRegistry.standard.descriptors,
            sections: ProgramSection.all.map(\.descriptor))
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

extension SettingForm where Value == [SectionID] {
    /// Names of sections, each once, with commas between them.
    fileprivate static func sections(_ known: [SectionID]) -> SettingForm {
        SettingForm(.words(known.map(\.rawValue))) { text in
            let named = text.split(separator: ",", omittingEmptySubsequences: false)
                .map { SectionID(rawValue: $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")) }
            return Set(named).count == named.count && named.allSatisfy(known.contains) ? named : nil
        } text: {
            $0.map(\.rawValue).joined(separator: ",")
        }
    }
}
