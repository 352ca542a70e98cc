import CatalogKit
import Entities
import Presentation

/// What `matinee cache` prints for people.
struct CacheText {
    private let wording: Wording

    init(_ wording: Wording) {
        self.wording = wording
    }

    /// - Parameter outcomes: of looking at the files.
    func text(of outcomes: [CacheOutcome<CacheContents>]) -> String {
        let words = wording.cache
        let parts = outcomes.map { outcome in
            let kept = outcome.kept
            return switch outcome.result {
            case .success(let contents?):
                heading(kept, words.onDisk(size(contents.bytesOnDisk), size(kept.file.limitInBytes)))
                    + table(of: contents, kept)
            case .success(nil): heading(kept, words.nothingKept)
            case .failure: heading(kept, words.unreadable)
            }
        }
        let together = outcomes.reduce(0) { $0 + ($1.value?.bytesOnDisk ?? 0) }
        return (parts + [words.together(size(together)) + "\n"]).joined(separator: "\n")
    }

    /// - Parameter outcomes: of clearing the files.
    func text(ofCleared outcomes: [CacheOutcome<CacheClearing>]) -> String {
        let words = wording.cache
        return outcomes.map { outcome in
            switch outcome.result {
            case .success(let cleared?):
                heading(
                    outcome.kept,
                    words.removed(cleared.answers.map(wording.format.grouped), size(cleared.freedBytes)))
            case .success(nil): heading(outcome.kept, words.nothingKept)
            case .failure: heading(outcome.kept, words.notCleared)
            }
        }.joined()
    }

    private func heading(_ kept: KeptFile, _ what: String) -> String {
        let name =
            switch kept.content {
            case .answers: wording.cache.answers
            case .pictures: wording.cache.pictures
            }
        return "\(name): \(what)\n\(kept.file.path.printable)\n"
    }

    private func table(of contents: CacheContents, _ kept: KeptFile) -> String {
        let words = wording.cache
        let heading = [wording.sourceList.source, words.kept, words.size, words.limit, words.oldest, words.newest]
        let sources = kept.quotas.map { source, quota in
            row(
                wording.sources.name(of: source), contents.shares[quota.number],
                limit: quota.bound(ofLimit: kept.file.limitInBytes))
        }
        let others = kept.others(in: contents).map { row(words.others, $0, limit: nil) }
        let all = row(words.all, .sum(contents.shares.values), limit: kept.file.limitInBytes)
        return TextTable(rows: [heading] + sources + [others, all].compactMap(\.self)).text
    }

    private func row(_ name: String, _ share: CacheShare?, limit: Int?) -> [String] {
        let nothing = "–"
        return [
            name, share.map { wording.format.grouped($0.count) } ?? nothing, share.map { size($0.bytes) } ?? nothing,
            limit.map(size) ?? nothing,
        ] + [share?.oldest, share?.latest].map { $0.map { wording.format.day(secondsSince1970: $0) } ?? nothing }
    }

    private func size(_ bytes: Int) -> String { wording.sourceList.size(bytes, wording.format) }
}
