package import CatalogKit
import Entities
package import HTTP
package import PictureLoading
import Runtime
package import Services

/// Makes what has pictures: the sources say where they are, a file beside that of the answers keeps them.
package enum ProgramPictures {
    /// The most that is kept of pictures, in bytes.
    private static let limit = 64_000_000
    private static let file = "pictures.sqlite"

    /// - Parameters:
    ///   - folder: for what is kept; nil to keep nothing.
    ///   - answers: the requests that those for pictures come behind.
    ///   - open: the sources that answer now.
    package static func loader(
        _ settings: Settings, folder: String?, after answers: RequestsUnderWay,
        open: @escaping @Sendable () -> OpenSources
    ) -> PictureLoader {
        let worker = WorkerThread()
        let time = SystemTime(worker: worker)
        let store = folder.map {
            AnswerStore(folder: self.folder(in: $0), file: file, limitInBytes: limit, time: time, worker: worker)
        }
        let transport =
            settings.isOffline ? nil : CurlTransport(userAgent: settings.userAgent, limits: PictureFiles.limits)
        return PictureLoader(
            files: PictureFiles(
                store: store, transport: transport, after: answers, quota: quota, time: time, worker: worker),
            addresses: addresses(settings, open: open), decoder: PictureDecoder(), worker: worker)
    }

    /// What commands do with the file of pictures.
    ///
    /// - Parameter folder: that of the cache.
    static func maintenance(in folder: String) -> CacheMaintenance {
        CacheMaintenance(folder: self.folder(in: folder), file: file, limitInBytes: limit)
    }

    /// One of its own: who makes a damaged file anew locks its folder.
    private static func folder(in cache: String) -> String { cache + "/pictures" }

    private static func addresses(
        _ settings: Settings, open: @escaping @Sendable () -> OpenSources
    ) -> SourcePictureAddresses {
        let sources = SourceRegistry.standard.sources
        let overrides = sources.compactMap { source in
            source.pictures.flatMap { settings[$0] }.map { (source.descriptor.id, $0) }
        }
        return SourcePictureAddresses(overrides: Dictionary(overrides) { first, _ in first }) { source in
            let catalog: (any PictureCatalog)? = open().catalog(of: source)
            return (try? await catalog?.pictureAddress()).flatMap { HTTPURL($0) }
        }
    }

    /// What a source allows to be kept of it holds for its pictures too, which get a third of that.
    static let quota: @Sendable (SourceID) -> CacheQuota = { source in
        let own = SourceRegistry.standard[source]?.service?.caching.quota ?? CacheQuota(number: 0)
        return CacheQuota(number: own.number, limit: own.limit.map { $0 / 3 })
    }
}
