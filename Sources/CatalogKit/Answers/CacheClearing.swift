/// What has gone from a store's file.
package struct CacheClearing: Hashable, Sendable {
    /// How many answers; nil for a file that could not be read, in whose place there is a new one.
    package let answers: Int?
    /// How much shorter the file and its log are.
    package let freedBytes: Int
}
