import Synchronization

/// A library's table of functions, loaded at its first use.
///
/// Unchecked: the table never changes once it is there, and is found under a lock.
final class LoadedLibrary: @unchecked Sendable {
    private let name: String
    private let load: @Sendable (String) -> OpaquePointer?
    private let release: @Sendable (OpaquePointer) -> Void
    private let lock = Mutex(())
    private var table: OpaquePointer?

    init(
        _ name: String, load: @escaping @Sendable (UnsafePointer<CChar>?) -> OpaquePointer?,
        release: @escaping @Sendable (OpaquePointer?) -> Void
    ) {
        self.name = name
        self.load = { name in name.withCString { load($0) } }
        self.release = release
    }

    deinit {
        if let table { release(table) }
    }

    /// - Parameter work: gets the table.
    func use<Value>(
        _ work: (OpaquePointer) throws(PictureDrawingFailure) -> Value
    ) throws(PictureDrawingFailure) -> Value {
        guard let table = loadedTable() else { throw .libraryMissing(name: name) }
        return try work(table)
    }

    private func loadedTable() -> OpaquePointer? {
        lock.withLock { _ in
            if table == nil { table = load(name) }
            return table
        }
    }
}
