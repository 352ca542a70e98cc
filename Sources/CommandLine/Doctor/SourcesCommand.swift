package import CatalogKit
import Entities
import FoundationEssentials
package import HTTP
import LibraryStore
package import PictureLoading
package import Presentation
import Runtime
package import Services
import Storage

/// Carries out `matinee sources`: the table of the sources, without their keys. It asks nobody.
package struct SourcesCommand {
    package let settings: Settings
    package let folders: Folders
    package let wording: Wording
    var decoder = PictureDecoder()

    package init(settings: Settings, folders: Folders, wording: Wording, decoder: PictureDecoder = PictureDecoder()) {
        self.settings = settings
        self.folders = folders
        self.wording = wording
        self.decoder = decoder
    }

    /// - Parameter print: writes to standard output; throws if that fails.
    package func run(asJSON: Bool, print: (String) throws(LaunchError) -> Void) throws(LaunchError) {
        let store = folders[.cache].flatMap { AnswerStore.isThere(in: $0) ? AnswerStore(folder: $0) : nil }
        let switchboard = SourceSwitchboard(settings, folders, http: .ofProgram(settings), store: store)
        let reports = waiting { await switchboard.reports() }
        try print(asJSON ? json(reports) : table(reports) + missingLibraries)
        if let failure = switchboard.keyFileFailure { throw .keysNotUsed(failure) }
    }
}

extension SourceSwitchboard {
    /// The switchboard of the sources that the program has.
    ///
    /// - Parameter former: the one that this takes the place of; nil for none.
    package convenience init(
        _ settings: Settings, _ folders: Folders, http: HTTPClient, store: AnswerStore?,
        after former: SourceSwitchboard? = nil
    ) {
        self.init(
            .standard,
            in: SourceContext(
                http: http, store: store, settings: settings, locale: settings.contentLocale,
                contact: settings[ProgramSetting.contact]),
            onlyBuiltIn: settings[ProgramSetting.onlyBuiltIn], choices: ProgramSetting.sourceChoices,
            keyFile: folders[.config].map { KeyFile(folder: $0) }, after: former)
    }
}

/// For people.
extension SourcesCommand {
    private func table(_ reports: [SourceReport]) -> String {
        let words = wording.sourceList
        let heading = [words.source, words.gives, words.stateHeading, words.key, words.cached, words.lastAnswer]
        return TextTable(rows: [heading] + reports.map(cells)).text
    }

    /// A line for each kind of picture that nobody can see here.
    private var missingLibraries: String {
        let missing = PictureKind.allCases.filter { !decoder.canDecode($0) }
        guard !missing.isEmpty else { return "" }
        return "\n" + missing.map { wording.pictures.missing($0.name, $0.library) + "\n" }.joined()
    }

    private func cells(_ report: SourceReport) -> [String] {
        let words = wording.sourceList
        return [
            wording.sources.name(of: report.source), wording.kinds.several(of: report.kinds), words.state(report.state),
            report.key.map(words.keyWord) ?? "–",
            report.cachedBytes == 0 ? "–" : words.size(report.cachedBytes, wording.format),
            report.lastAnswer.map { wording.format.moment(secondsSince1970: $0) } ?? "–",
        ]
    }
}

/// For other programs. The names of the fields and the words in them do not change.
extension SourcesCommand {
    private struct Row: Encodable {
        let source: String
        let name: String
        let kinds: [String]
        /// What the program's lists are from it.
        let lists: [String]
        let state: String
        /// Nil for a source that needs none.
        let key: String?
        let cachedBytes: Int
        /// RFC 3339, in UTC.
        let lastAnswer: String?
        let page: String?
    }

    private func json(_ reports: [SourceReport]) -> String {
        // Texts and numbers can always be encoded.
        (HarmlessJSON.text(of: reports.map(row)) ?? "") + "\n"
    }

    private func row(_ report: SourceReport) -> Row {
        Row(
            source: report.source.rawValue, name: wording.sources.name(of: report.source),
            kinds: report.kinds.map(\.rawValue).sorted(), lists: report.lists.map(\.rawValue).sorted(),
            state: report.state.word, key: report.key?.word, cachedBytes: report.cachedBytes,
            lastAnswer: report.lastAnswer.map {
                Date(timeIntervalSince1970: TimeInterval($0)).formatted(.iso8601)
            }, page: wording.sources.terms(of: report.source)?.page)
    }
}

extension SourceReport.State {
    fileprivate var word: String {
        switch self {
        case .builtIn: "built-in"
        case .leftOut: "left-out"
        case .keyMissing: "no-key"
        case .notAsked: "not-asked"
        case .cached: "cached"
        case .live: "live"
        case .limited: "limited"
        case .failing(.startedOffline), .failing(.offline): "offline"
        case .failing: "failing"
        }
    }
}

extension SourceReport.Key {
    fileprivate var word: String {
        switch self {
        case .missing: "none"
        case .environment: "environment"
        case .stored: "stored"
        }
    }
}

extension PictureKind {
    package var name: String {
        switch self {
        case .jpeg: "JPEG"
        case .png: "PNG"
        case .webp: "WebP"
        }
    }
}

extension KeyFileFailure {
    /// Why, and what to do.
    ///
    /// - Parameter printable: replaces characters in a path that a terminal would obey.
    func sentence(_ printable: (String) -> String) -> String {
        switch self {
        case .noHome, .folder: "there is no place for them; set HOME, or XDG_CONFIG_HOME to an absolute path"
        case .openToOthers(let path): "others may read \(printable(path)); run 'chmod 600' on it"
        case .notOwned(let path): "\(printable(path)) belongs to someone else; move it away"
        case .damaged(let path): "\(printable(path)) is damaged; move it away, and enter the keys again"
        case .laterVersion(let path): "\(printable(path)) is from a newer Matinee; use that one"
        case .cannotRead(let path): "\(printable(path)) cannot be read; change its permissions"
        case .inUse(let path): "another Matinee is writing \(printable(path)); try again"
        }
    }
}
