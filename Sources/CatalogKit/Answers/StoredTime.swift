extension Duration {
    /// Times and durations as the store's file has them. In a damaged file they may be any number, close to overflow
    /// too.
    package var inMilliseconds: Int64 {
        Int64(clamping: Int128(components.seconds) * 1_000 + Int128(components.attoseconds / 1_000_000_000_000_000))
    }
}
