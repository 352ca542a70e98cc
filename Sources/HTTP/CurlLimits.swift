/// Time and size limits of an exchange.
struct CurlLimits: Sendable {
    var connectingMilliseconds = 5_000
    /// From the start to the last byte.
    var totalMilliseconds = 15_000
    /// Decompressed. A page of 20 films has 20 kB, a film with 500 credits 290 kB.
    var bytes = 8 << 20
}
