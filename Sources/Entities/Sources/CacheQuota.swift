/// How much of the store a source's answers may take.
package struct CacheQuota: Hashable, Sendable {
    /// The source's number in the store's file. It is never given to another source.
    package let number: Int64
    /// The part of the store's bytes, 0...1.
    package let fraction: Double
    /// In bytes, whatever the size of the store; nil for no limit of the service's own.
    package let limit: Int?

    package init(number: Int64, fraction: Double = 1, limit: Int? = nil) {
        self.number = number
        self.fraction = fraction
        self.limit = limit
    }

    /// In bytes.
    ///
    /// - Parameter storeLimit: how many bytes the whole store may take.
    package func bound(ofLimit storeLimit: Int) -> Int {
        min(Int(Double(storeLimit) * fraction), limit ?? .max)
    }
}
