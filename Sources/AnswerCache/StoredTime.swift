extension Duration {
    /// As the store's file has times and spans. A damaged one may have any, near the end of what it can hold too.
    package var inMilliseconds: Int64 {
        Int64(clamping: Int128(components.seconds) * 1_000 + Int128(components.attoseconds / 1_000_000_000_000_000))
    }
}
