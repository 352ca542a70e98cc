/// Time and size limits of an exchange.
package struct CurlLimits: Sendable {
    var connectingMilliseconds: Int
    /// From the start to the last byte.
    var totalMilliseconds: Int
    /// Without a byte to or fro; nil where the total says enough.
    var idleSeconds: Int?
    /// Decompressed. A page of 20 films has 20 kB, a film with 500 credits 290 kB.
    var bytes: Int

    package init(
        connectingMilliseconds: Int = 5_000, totalMilliseconds: Int = 15_000, idleSeconds: Int? = nil,
        bytes: Int = 8 << 20
    ) {
        self.connectingMilliseconds = connectingMilliseconds
        self.totalMilliseconds = totalMilliseconds
        self.idleSeconds = idleSeconds
        self.bytes = bytes
    }
}
