package import CatalogKit
import Entities
import Services

/// A file in which something of the sources is kept.
package struct KeptFile {
    package enum Content {
        case answers, pictures
    }

    package let content: Content
    package let file: CacheMaintenance
    /// What each source may take of it, for those that something can be kept of.
    let quotas: [(source: SourceID, quota: CacheQuota)]

    /// - Parameter folder: that of the cache.
    package static func all(in folder: String) -> [KeptFile] {
        let answers = SourceRegistry.standard.descriptors.compactMap { source in
            source.service.map { (source: source.id, quota: $0.caching.quota) }
        }
        return [
            KeptFile(content: .answers, file: CacheMaintenance(folder: folder), quotas: answers),
            KeptFile(
                content: .pictures, file: ProgramPictures.maintenance(in: folder),
                quotas: answers.map { ($0.source, ProgramPictures.quota($0.source)) }),
        ]
    }

    /// What is in it of sources that this version does not know; nil for nothing.
    package func others(in contents: CacheContents) -> CacheShare? {
        let known = Set(quotas.map(\.quota.number))
        return .sum(contents.shares.filter { !known.contains($0.key) }.values)
    }
}
