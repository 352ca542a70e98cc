/// What is in a store's file.
package struct CacheContents: Hashable, Sendable {
    /// By the numbers of their quotas; nothing for a source without answers.
    package let shares: [Int64: CacheShare]
    /// How long the file and its log are.
    package let bytesOnDisk: Int
}
