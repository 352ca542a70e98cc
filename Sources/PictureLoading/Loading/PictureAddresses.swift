package import Entities
package import HTTP

/// Where the pictures of sources are.
package protocol PictureAddresses: Sendable {
    /// - Parameter path: as `Picture` has it: a whole URL, or a path below where the source has its pictures.
    /// - Returns: nil where that is not known now.
    func address(of path: String, source: SourceID) async -> HTTPURL?
}

/// Addresses as sources say them, unless somebody has set where their pictures are.
package struct SourcePictureAddresses: PictureAddresses {
    private let overrides: [SourceID: HTTPURL]
    private let base: @Sendable (SourceID) async -> HTTPURL?

    /// - Parameters:
    ///   - overrides: where a source's pictures are in place of where it says, whole URLs included: of these, scheme, host
    ///     and port are replaced. For mirrors and tests.
    ///   - base: where paths of a source begin; nil for one without paths, or that cannot say so now.
    package init(
        overrides: [SourceID: HTTPURL] = [:], base: @escaping @Sendable (SourceID) async -> HTTPURL?
    ) {
        self.overrides = overrides
        self.base = base
    }

    package func address(of path: String, source: SourceID) async -> HTTPURL? {
        if let whole = HTTPURL(path) {
            guard let override = overrides[source] else { return whole }
            var moved = override.appending(whole.path)
            moved.query = whole.query
            return moved
        }
        // Of another scheme, or without one.
        guard !path.isEmpty, !path.contains("://"), !path.hasPrefix("//") else { return nil }
        let base = if let override = overrides[source] { HTTPURL?.some(override) } else { await base(source) }
        return base.flatMap { HTTPURL($0.appending(path.hasPrefix("/") ? path : "/" + path).text) }
    }
}
