package import Sealing
import Sync

/// How the files of machines look in a place: by names that can be read, as they are, or sealed.
package enum FileForm {
    case plain
    case sealed(Seal)

    /// - Parameter key: nil for a place that is not encrypted.
    package init(_ key: SealingKey?) throws(SyncFailure) {
        guard let key else {
            self = .plain
            return
        }
        self = .sealed(try Self.sealing { () throws(SealingFailure) in try Seal(key) })
    }

    package static func makeKey() throws(SyncFailure) -> SealingKey {
        try sealing { () throws(SealingFailure) in try Seal.makeKey() }
    }

    package static func id(of key: SealingKey) throws(SyncFailure) -> SealingKeyID {
        try sealing { () throws(SealingFailure) in try Seal(key).keyID }
    }

    private static func sealing<Value>(_ body: () throws(SealingFailure) -> Value) throws(SyncFailure) -> Value {
        do throws(SealingFailure) { return try body() } catch { throw .sealing(error) }
    }

    package var keyID: SealingKeyID? {
        if case .sealed(let seal) = self { seal.keyID } else { nil }
    }

    package func path(of file: SyncFile) -> SyncPath {
        switch self {
        case .plain: .file(folder: folder(of: file.machine), name: file.name.text)
        case .sealed(let seal): .file(folder: folder(of: file.machine), name: seal.name(for: file.bytes))
        }
    }

    func folder(of machine: MachineID) -> String {
        switch self {
        case .plain: machine.text
        case .sealed(let seal): seal.folder(for: machine.bytes)
        }
    }

    /// Nil for what is no file of a machine's.
    package func file(at path: SyncPath) -> SyncFile? {
        guard case .file(let folder, let name) = path else { return nil }
        switch self {
        case .plain:
            guard let machine = MachineID(text: folder), let name = SyncFileName(text: name) else { return nil }
            return SyncFile(machine: machine, name: name)
        case .sealed(let seal):
            guard let file = seal.bytes(ofName: name).flatMap({ SyncFile(bytes: $0) }),
                self.folder(of: file.machine) == folder
            else { return nil }
            return file
        }
    }

    /// What is written.
    package func outside(_ content: [UInt8], of file: SyncFile) -> [UInt8] {
        switch self {
        case .plain: content
        case .sealed(let seal): seal.sealed(content, of: file.bytes)
        }
    }

    /// What was written; of what is not whole, bytes that are not right for the file's name.
    package func inside(_ bytes: [UInt8], of file: SyncFile) -> [UInt8] {
        switch self {
        case .plain: bytes
        case .sealed(let seal): seal.opened(bytes, of: file.bytes) ?? []
        }
    }
}

extension MachineID {
    /// 16 of them, as in `text`.
    fileprivate var bytes: [UInt8] { [high, low].flatMap(\.bytes) }
}

/// What a sealed name says, in 40 bytes: the machine, the first change, or 0 for a whole state, the last one, and the checksum.
extension SyncFile {
    fileprivate var bytes: [UInt8] {
        machine.bytes + [name.segment?.lowerBound ?? 0, name.last, name.checksum].flatMap(\.bytes)
    }

    fileprivate init?(bytes: [UInt8]) {
        guard bytes.count == 40 else { return nil }
        let numbers = stride(from: 0, to: 40, by: 8).map { start in
            bytes[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        }
        guard numbers[2] <= numbers[3] else { return nil }
        self.init(
            machine: MachineID(high: numbers[0], low: numbers[1]),
            name: SyncFileName(
                numbers[2] == 0 ? .base(numbers[3]) : .segment(numbers[2]...numbers[3]), checksum: numbers[4]))
    }
}

extension UInt64 {
    /// The highest first.
    fileprivate var bytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}
