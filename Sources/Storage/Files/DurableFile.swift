package import Entities
import Glibc

/// A file that others see whole or not at all, and that, where nothing else is said, is on the disk once it is written.
package enum DurableFile {
    /// How old a draft is that nobody writes any more, in seconds.
    private static let abandoned = 3_600

    /// Writes it under another name first, and puts that in the place of what is there. Several may do so at once: then it is what one
    /// of them has written.
    ///
    /// - Parameters:
    ///   - folder: absolute, and there.
    ///   - isSynced: whether it waits until all of it is on the disk, which may take a good part of a second. Else a kill loses nothing, but
    ///     where the power fails soon after, the file may be the former one, or empty: for what is written often and can be done without.
    package static func write(
        _ bytes: [UInt8], to name: String, in folder: String, isSynced: Bool = true
    ) throws(FolderFailure) {
        let drafts = ".\(name).new"
        let draft = "\(folder)/\(drafts)-\(String(UInt64.random(in: .min ... .max), radix: 36))"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FolderFailure(errno, path: folder) }
        var cause = put(bytes, on: descriptor, isSynced: isSynced)
        var status = stat()
        let isDated = fstat(descriptor, &status) == 0
        close(descriptor)
        if cause == 0, rename(draft, "\(folder)/\(name)") != 0 { cause = errno }
        guard cause == 0 else {
            unlink(draft)
            throw FolderFailure(cause, path: folder)
        }
        if isSynced { try syncNames(in: folder) }
        if isDated { removeAbandoned(drafts, in: folder, before: status.st_mtim.tv_sec - abandoned) }
    }

    /// Waits until the names in a folder are on the disk: before that a new file may be lost, whatever was done with it.
    package static func syncNames(in folder: String) throws(FolderFailure) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FolderFailure(errno, path: folder) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw FolderFailure(errno, path: folder) }
    }

    /// Removes what programs that were killed have left behind. Others may write a draft of the same name now, perhaps on another machine:
    /// so what is young stays.
    ///
    /// - Parameters:
    ///   - drafts: what their names begin with.
    ///   - second: since 1970, by the clock of the folder's file system.
    private static func removeAbandoned(_ drafts: String, in folder: String, before second: Int) {
        guard let entries = opendir(folder) else { return }
        defer { closedir(entries) }
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name.hasPrefix(drafts) else { continue }
            var status = stat()
            let path = "\(folder)/\(name)"
            if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mtim.tv_sec < second {
                unlink(path)
            }
        }
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

    /// Writes all of it into an open file.
    ///
    /// - Parameter isSynced: whether it waits until that is on the disk.
    /// - Returns: 0, or why that failed, as `errno` has it.
    package static func put(_ bytes: [UInt8], on descriptor: Int32, isSynced: Bool = true) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var place = 0
            while place < buffer.count {
                let count = Glibc.write(descriptor, buffer.baseAddress?.advanced(by: place), buffer.count - place)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return count < 0 ? errno : EIO }
                place += count
            }
            return !isSynced || fsync(descriptor) == 0 ? 0 : errno
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
