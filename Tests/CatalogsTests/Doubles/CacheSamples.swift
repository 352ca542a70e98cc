import Entities
import Foundation
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import Runtime

extension AnswerStore {
    /// In a folder of its own, with a clock that the test moves.
    static func sample(
        _ folder: TemporaryFolder, limits: CacheLimits = CacheLimits(), time: any TimeSource = TimeSpy()
    ) -> AnswerStore {
        AnswerStore(folder: folder.path + "/cache/matinee", limits: limits, time: time)
    }

    /// The stored body of an address, as text.
    func body(_ url: String) throws -> String? {
        try find([.get(url)]).map { String(decoding: $0.answer.body, as: UTF8.self) }
    }

    func keep(
        _ url: String, _ body: String = "[]", headers: [(String, String)] = [], by policy: CachePolicy = .detail
    ) throws {
        try put(.json(body, headers: headers), to: .get(url), by: policy)
    }

    /// Waits for the first reported trouble.
    var firstTrouble: CacheTrouble? {
        get async {
            for await trouble in troubles { return trouble }
            return nil
        }
    }
}

extension TemporaryFolder {
    /// Where `AnswerStore.sample` has its file.
    var cacheFile: String { path + "/cache/matinee/cache.sqlite" }

    /// All bytes of all files of the store, its log included.
    func cacheBytes() throws -> Data {
        let folder = URL(filePath: cacheFile).deletingLastPathComponent()
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .reduce(into: Data()) { $0 += try Data(contentsOf: $1) }
    }
}

extension Duration {
    static func hours(_ count: Int) -> Duration { .seconds(count * 3_600) }
    static func days(_ count: Int) -> Duration { .hours(count * 24) }
}
