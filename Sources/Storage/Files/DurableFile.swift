package import Entities
import Glibc

/// A file that others see whole or not at all, and that is on the disk once it is written.
package enum DurableFile {
    /// Writes it under another name first, and puts that in the place of what is there.
    ///
    /// - Parameter folder: absolute, and there.
    package static func write(_ bytes: [UInt8], to name: String, in folder: String) throws(FolderFailure) {
        let draft = "\(folder)/.\(name).new"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FolderFailure(errno, path: folder) }
        var cause = write(bytes, to: descriptor)
        if cause == 0, fsync(descriptor) != 0 { cause = errno }
        close(descriptor)
        if cause == 0, rename(draft, "\(folder)/\(name)") != 0 { cause = errno }
        guard cause == 0 else {
            unlink(draft)
            throw FolderFailure(cause, path: folder)
        }
        // That the name stands in the folder is not durable before the folder is.
        let place = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard place >= 0 else { throw FolderFailure(errno, path: folder) }
        defer { close(place) }
        guard fsync(place) == 0 || errno == EINVAL else { throw FolderFailure(errno, path: folder) }
    }

    /// - Returns: 0, or what `errno` has.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var place = 0
            while place < buffer.count {
                let count = Glibc.write(descriptor, buffer.baseAddress?.advanced(by: place), buffer.count - place)
                if count >= 0 { place += count } else if errno != EINTR { return errno }
            }
            return 0
        }
    }

    /// Nil if there is none.
    package static func bytes(at path: String) throws(FolderFailure) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            guard errno == ENOENT || errno == ENOTDIR else { throw FolderFailure(errno, path: path) }
            return nil
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FolderFailure(errno, path: path) }
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        var cause: Int32 = 0
        let size = Int(status.st_size)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let read = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
                guard read != 0 else { break }
                if read > 0 { count += read } else if errno != EINTR { cause = errno }
                if cause != 0 { break }
            }
        }
        guard cause == 0 else { throw FolderFailure(cause, path: path) }
        return bytes
    }
}
