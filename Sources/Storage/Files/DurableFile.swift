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
        var cause = put(bytes, on: descriptor)
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

    /// Writes one that is not there yet, for its owner alone. Until that is done, others can see a part of it.
    ///
    /// - Parameter folder: of the file; it is there.
    /// - Returns: false if there is something of that name already, which stays as it is.
    /// - Throws: what keeps it from being written; nothing is left of it then.
    package static func create(
        _ bytes: [UInt8], named name: String, in folder: String
    ) throws(FolderFailure) -> Bool {
        let path = "\(folder)/\(name)"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            guard errno == EEXIST else { throw FolderFailure(errno, path: folder) }
            return false
        }
        let cause = put(bytes, on: descriptor)
        close(descriptor)
        guard cause == 0 else {
            unlink(path)
            throw FolderFailure(cause, path: folder)
        }
        return true
    }

    /// Writes all of it into an open file, and waits until it is on the disk.
    ///
    /// - Returns: 0, or why that failed, as `errno` has it.
    package static func put(_ bytes: [UInt8], on descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var place = 0
            while place < buffer.count {
                let count = Glibc.write(descriptor, buffer.baseAddress?.advanced(by: place), buffer.count - place)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return count < 0 ? errno : EIO }
                place += count
            }
            return fsync(descriptor) == 0 ? 0 : errno
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
