extension Duration {
    /// As the store's file has times and spans.
    var inMilliseconds: Int64 {
        components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    }
}
