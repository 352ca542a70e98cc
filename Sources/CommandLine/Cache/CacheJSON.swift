import CatalogKit
import Entities
import FoundationEssentials
import LibraryStore
import Presentation

/// What `matinee cache --json` prints for other programs. The names of the fields and the words in them do not change.
enum CacheJSON {
    private struct Part: Encodable {
        let count: Int
        let bytes: Int
        let limit: Int
        /// RFC 3339, in UTC.
        let oldest: String?
        let newest: String?

        init(_ share: CacheShare?, limit: Int) {
            count = share?.count ?? 0
            bytes = share?.bytes ?? 0
            self.limit = limit
            oldest = share.map { CacheJSON.moment($0.oldest) }
            newest = share.map { CacheJSON.moment($0.latest) }
        }
    }

    private struct File: Encodable {
        let content: String
        let path: String
        let state: String
        let bytesOnDisk: Int
        /// What is kept of all sources together, also of those that this version does not know.
        let all: Part
        let sources: [Source]
    }

    private struct Source: Encodable {
        let source: String
        let name: String
        let kept: Part
    }

    private struct Cleared: Encodable {
        let content: String
        let path: String
        let state: String
        /// Nil where it is not known.
        let removed: Int?
        let freedBytes: Int
    }

    /// - Parameter outcomes: of looking at the files.
    static func text(of outcomes: [CacheOutcome<CacheContents>], _ wording: Wording) -> String {
        text(
            outcomes.map { outcome in
                let (kept, shares) = (outcome.kept, outcome.value?.shares ?? [:])
                return File(
                    content: kept.content.word, path: kept.file.path, state: state(outcome, "kept"),
                    bytesOnDisk: outcome.value?.bytesOnDisk ?? 0,
                    all: Part(.sum(shares.values), limit: kept.file.limitInBytes),
                    sources: kept.quotas.map { source, quota in
                        Source(
                            source: source.rawValue, name: wording.sources.name(of: source),
                            kept: Part(shares[quota.number], limit: quota.bound(ofLimit: kept.file.limitInBytes)))
                    })
            })
    }

    /// - Parameter outcomes: of clearing the files.
    static func text(ofCleared outcomes: [CacheOutcome<CacheClearing>]) -> String {
        text(
            outcomes.map { outcome in
                let removed = outcome.value.map(\.answers) ?? 0
                return Cleared(
                    content: outcome.kept.content.word, path: outcome.kept.file.path,
                    state: state(outcome, "cleared"), removed: removed, freedBytes: outcome.value?.freedBytes ?? 0)
            })
    }

    private static func text(_ value: some Encodable) -> String {
        // Texts and numbers can always be encoded.
        (HarmlessJSON.text(of: value) ?? "") + "\n"
    }

    private static func moment(_ secondsSince1970: Int) -> String {
        Date(timeIntervalSince1970: TimeInterval(secondsSince1970)).formatted(.iso8601)
    }

    private static func state<Value>(_ outcome: CacheOutcome<Value>, _ usual: String) -> String {
        outcome.failure?.word ?? (outcome.value == nil ? "nothing" : usual)
    }
}

extension KeptFile.Content {
    fileprivate var word: String {
        switch self {
        case .answers: "answers"
        case .pictures: "pictures"
        }
    }
}

extension CacheFailure {
    fileprivate var word: String {
        switch self {
        case .damaged: "damaged"
        case .otherVersion: "other-version"
        case .locked: "locked"
        case .diskFull: "disk-full"
        case .readOnly: "read-only"
        case .notAFolder: "not-a-folder"
        case .cannotOpen: "not-opened"
        case .inputOutput: "disk-failing"
        }
    }
}
