import CZlib

/// Bytes that are compressed or unpacked as they come (zlib, RFC 1950), so that neither form has to be in memory as a whole.
///
/// zlib is loaded by the name that it has in every distribution, when it is first needed.
final class Compression {
    enum Failure: Error, Equatable {
        case libraryMissing(name: String)
        /// What was to be unpacked is not what was compressed.
        case damaged
    }

    static let usualLibrary = "libz.so.1"
    private static let room = 16_384

    private let zlib: OpaquePointer
    private let stream: OpaquePointer
    private(set) var isWhole = false

    private init(_ library: String, unpacks: Bool) throws(Failure) {
        guard let zlib = matinee_zlib_load(library) else { throw .libraryMissing(name: library) }
        guard let stream = matinee_zlib_start(zlib, unpacks) else { preconditionFailure("no memory is left") }
        (self.zlib, self.stream) = (zlib, stream)
    }

    static func ofBytes(library: String = usualLibrary) throws(Failure) -> Compression {
        try Compression(library, unpacks: false)
    }

    static func unpacking(library: String = usualLibrary) throws(Failure) -> Compression {
        try Compression(library, unpacks: true)
    }

    deinit {
        matinee_zlib_end(stream)
        matinee_zlib_release(zlib)
    }

    /// What comes of these bytes.
    ///
    /// - Parameters:
    ///   - start: where they begin; moved behind those that were taken.
    ///   - most: how many bytes may come of them at once.
    ///   - isLast: whether nothing comes after them.
    func next(_ bytes: [UInt8], from start: inout Int, most: Int = .max, isLast: Bool) throws(Failure) -> [UInt8] {
        var output: [UInt8] = []
        var progress = MATINEE_ZLIB_GOES_ON
        repeat {
            let filled = [UInt8](unsafeUninitializedCapacity: Self.room) { room, count in
                bytes.withUnsafeBufferPointer { bytes in
                    var (left, free) = (bytes.count - start, Self.room)
                    progress = matinee_zlib_go_on(
                        stream, bytes.baseAddress?.advanced(by: start), &left, room.baseAddress, &free, isLast)
                    (start, count) = (bytes.count - left, Self.room - free)
                }
            }
            output += filled
            if filled.count < Self.room { break }
        } while progress == MATINEE_ZLIB_GOES_ON && output.count < most
        guard progress != MATINEE_ZLIB_IS_DAMAGED else { throw .damaged }
        isWhole = progress == MATINEE_ZLIB_IS_WHOLE
        return output
    }
}
