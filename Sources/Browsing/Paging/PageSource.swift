package import Entities

/// Where the pages of one list come from: one query, asked page by page.
package struct PageSource<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    package typealias Read = nonisolated(nonsending) @Sendable (_ page: Int) async throws(CatalogFailure) -> Page<Item>

    /// Reads the cached page; nil if there is none.
    package typealias ReadCached = nonisolated(nonsending) @Sendable (_ page: Int) async -> Cached<Page<Item>>?

    let read: Read
    let readCached: ReadCached

    /// - Parameters:
    ///   - read: asks the service. Pages are counted from 1.
    ///   - readCached: asked before, so that what is known is shown at once.
    package init(read: @escaping Read, readCached: @escaping ReadCached = nothingIsCached) {
        self.read = read
        self.readCached = readCached
    }

    /// For a source without a cache.
    package nonisolated static func nothingIsCached(_ page: Int) async -> Cached<Page<Item>>? { nil }
}
