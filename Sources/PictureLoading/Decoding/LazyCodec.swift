import Synchronization

/// A codec whose library is loaded when it is first asked for. One that is missing is looked for again each time, so
/// that installing it is enough.
final class LazyCodec: Sendable {
    private let load: @Sendable () -> (any PictureCodec)?
    private let loaded = Mutex<(any PictureCodec)?>(nil)

    init(load: @escaping @Sendable () -> (any PictureCodec)?) {
        self.load = load
    }

    /// Nil if the library is missing.
    func codec() -> (any PictureCodec)? {
        loaded.withLock { loaded in
            if loaded == nil { loaded = load() }
            return loaded
        }
    }
}
