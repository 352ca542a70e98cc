package import CatalogKit
package import Entities
import Services

/// Finds pictures in what the open sources have answered.
package struct SourcePictureFinder: PictureFinder {
    private let sources: @Sendable () -> OpenSources

    /// - Parameter sources: those that answer now.
    package init(sources: @escaping @Sendable () -> OpenSources) {
        self.sources = sources
    }

    package func picture(of subject: LibrarySubject) async -> Picture? {
        guard let kind = FoundKind.catalog(showing: subject.kind) else { return nil }
        return await picture(of: subject, kind)
    }

    private func picture<Kind: CatalogKind>(of subject: LibrarySubject, _ kind: Kind) async -> Picture? {
        guard let source: Kind.Source = sources().catalog(of: subject.source) else { return nil }
        return await kind.keptPicture(of: subject, at: source)
    }
}
