import CArchive
import Entities

/// Reads parts of a zip that is in memory, one after the other, by libarchive.
///
/// Its functions never change, and each walk has a state of its own.
package struct ZipReader {
    private let bytes: [UInt8]
    private let limits: DiaryFileLimits
    private let functions: matinee_archive

    /// By the name that it has in every distribution.
    package static let usualLibrary = "libarchive.so.13"

    init(_ bytes: [UInt8], library: String, limits: DiaryFileLimits) throws(DiaryFileFailure) {
        var functions = matinee_archive()
        guard matinee_archive_load(library, &functions) else { throw .noArchiveLibrary(name: library) }
        (self.bytes, self.limits, self.functions) = (bytes, limits, functions)
    }

    /// Whether it begins as zips do, an empty one included.
    static func isZip(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) || bytes.starts(with: Array("PK\u{5}\u{6}".utf8))
    }

    /// The paths of all parts that are files.
    func paths() throws(DiaryFileFailure) -> [String] {
        var paths: [String] = []
        try walk { path, _ throws(DiaryFileFailure) in
            guard paths.count < limits.members else { throw .tooManyMembers(limit: limits.members) }
            if !path.hasSuffix("/") { paths.append(path) }
        }
        return paths
    }

    /// - Parameter isRead: only those parts are unpacked.
    func read(
        _ isRead: (String) -> Bool, _ body: (_ path: String, _ bytes: [UInt8]) throws(DiaryFileFailure) -> Void
    ) throws(DiaryFileFailure) {
        var unpacked = 0
        try walk { path, archive throws(DiaryFileFailure) in
            guard isRead(path) else { return }
            let content = try content(of: archive, unpacked: &unpacked)
            try body(path, content)
        }
    }

    private func content(of archive: OpaquePointer, unpacked: inout Int) throws(DiaryFileFailure) -> [UInt8] {
        guard let readData = functions.read_data else { throw .damaged }
        var content: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: Self.step)
        while true {
            let count = buffer.withUnsafeMutableBytes { readData(archive, $0.baseAddress, $0.count) }
            guard count >= 0 else { throw .damaged }
            guard count > 0 else { return content }
            unpacked += count
            guard unpacked <= limits.unpacked else { throw .zipBomb }
            guard unpacked <= limits.ratioCounts || unpacked / limits.ratio <= bytes.count else { throw .zipBomb }
            content.append(contentsOf: buffer[..<count])
        }
    }

    private static let step = 65_536

    private func walk(
        _ body: (_ path: String, _ archive: OpaquePointer) throws(DiaryFileFailure) -> Void
    ) throws(DiaryFileFailure) {
        // The closure of a C call throws no type.
        let outcome = bytes.withUnsafeBytes { bytes in
            Result { () throws(DiaryFileFailure) in try walk(bytes, body) }
        }
        try outcome.get()
    }

    private func walk(
        _ bytes: UnsafeRawBufferPointer,
        _ body: (_ path: String, _ archive: OpaquePointer) throws(DiaryFileFailure) -> Void
    ) throws(DiaryFileFailure) {
        let formerLocale = matinee_archive_enter_utf8()
        defer { matinee_archive_leave_utf8(formerLocale) }
        guard let archive = functions.read_new?() else { throw .damaged }
        defer { _ = functions.free?(archive) }
        guard functions.support_zip?(archive) == Int32(matinee_archive_ok),
            functions.open_memory?(archive, bytes.baseAddress, bytes.count) == Int32(matinee_archive_ok)
        else { throw .damaged }
        while true {
            var entry: OpaquePointer?
            guard let outcome = functions.next_header?(archive, &entry), outcome != matinee_archive_end else { return }
            // What is amiss and read all the same is a name that this locale cannot express.
            guard outcome == matinee_archive_ok || outcome == matinee_archive_warning else { throw .damaged }
            // One without a name is none that is known.
            guard let name = functions.path_utf8?(entry) ?? functions.path?(entry) else { continue }
            try body(String(cString: name), archive)
        }
    }
}
