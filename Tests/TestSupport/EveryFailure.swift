package import Entities
package import Services

/// Every failure, with and without optional values, and with the longest names. The compiler makes sure that new ones
/// are added here.
extension CatalogFailure {
    package static let host = "api.a-service-with-a-long-name.test"

    package static let all = sequence(first: [CatalogFailure.offline]) { $0[0].following }.flatMap(\.self)

    private var following: [CatalogFailure]? {
        let host = Self.host
        let services: [SourceID] = [.tmdb, .lastFM]
        return switch self {
        case .offline: [.startedOffline]
        case .startedOffline: [.hostNotFound(host: host)]
        case .hostNotFound: [.connectionRefused(host: host)]
        case .connectionRefused: [.connectionLost(host: host)]
        case .connectionLost: [.untrusted(host: host)]
        case .untrusted: [.timedOut(host: host)]
        case .timedOut: services.map { .redirectRefused($0, host: host) }
        case .redirectRefused: services.map { .redirectsInCircles($0, host: host) }
        case .redirectsInCircles: services.map { .keyRejected($0) }
        case .keyRejected: services.map { .keySuspended($0) }
        case .keySuspended: [.notFound]
        case .notFound: [7, 86_400, nil].map { .rateLimited(retryAfterSeconds: $0) }
        case .rateLimited: [.unavailable(status: 503), .unavailable(status: 200)]
        case .unavailable:
            [422, 200].flatMap { status in
                [nil, "Invalid parameters: page must be less than 500"].map { .refused(status: status, message: $0) }
            }
        case .refused: [.unreadable(status: 200)]
        case .unreadable: [.tooLarge(limitInBytes: 8_388_608)]
        case .tooLarge: [.networkLibraryMissing(name: "libcurl.so.4")]
        case .networkLibraryMissing: [.cancelled]
        case .cancelled: nil
        }
    }
}

extension LibraryFailure {
    package static let path =
        "/home/ada/somewhere/far/down/in/a/folder/that/is/hard/to/find/.local/share/matinee/library.sqlite"

    package static let all = sequence(first: [LibraryFailure.damaged(path: path)]) { $0[0].following }.flatMap(\.self)

    private var following: [LibraryFailure]? {
        let path = Self.path
        return switch self {
        case .damaged: [.unknownForm(path: path)]
        case .unknownForm: [.misfit(path: path, table: "note_revision", entry: 99)]
        case .misfit: [.notALibrary(path: path)]
        case .notALibrary: [.newerVersion(path: path, found: 9, known: 1)]
        case .newerVersion: [.readOnly(path: path)]
        case .readOnly: [.diskFull(path: path)]
        case .diskFull: [.busy(path: path)]
        case .busy: [.cannotOpen(path: path)]
        case .cannotOpen: [.inputOutput(path: path)]
        case .inputOutput: [.database(path: path, code: 11)]
        case .database: [.noFolder]
        case .noFolder: [.emptyText(.title), .emptyText(.note)]
        case .emptyText: [.tooLong(.note, limitInBytes: 262_144), .tooLong(.name, limitInBytes: 4_096)]
        case .tooLong: [.outOfRange(.rating), .outOfRange(.pages)]
        case .outOfRange: [.notFound]
        case .notFound: nil
        }
    }
}

extension FolderFailure {
    package static let path =
        "/home/ada/somewhere/far/down/in/a/folder/that/is/hard/to/find/.local/state/matinee"

    package static let all = Array(sequence(first: FolderFailure.noHome, next: \.following))

    private var following: FolderFailure? {
        let path = Self.path
        return switch self {
        case .noHome: .notAFolder(path: path)
        case .notAFolder: .notWritable(path: path)
        case .notWritable: .diskFull(path: path)
        case .diskFull: .inputOutput(path: path)
        case .inputOutput: .unusable(path: path)
        case .unusable: nil
        }
    }
}

extension CacheTrouble {
    package static let all = sequence(first: [true, false].map { CacheTrouble.damaged(isRebuilt: $0) }) {
        $0[0].following
    }.flatMap(\.self)

    private var following: [CacheTrouble]? {
        switch self {
        case .damaged: [true, false].map { .otherVersion(isRebuilt: $0) }
        case .otherVersion: [.locked]
        case .locked: [.diskFull]
        case .diskFull: [.readOnly]
        case .readOnly: [.cannotOpen]
        case .cannotOpen: [.inputOutput]
        case .inputOutput: nil
        }
    }
}

extension KeyFileFailure {
    package static let path = "/home/somebody-with-a-long-name/.config/matinee/keys.json"

    package static let all = sequence(first: [KeyFileFailure.noHome]) { $0[0].following }.flatMap(\.self)

    private var following: [KeyFileFailure]? {
        switch self {
        case .noHome: [.openToOthers(path: Self.path)]
        case .openToOthers: [.notOwned(path: Self.path)]
        case .notOwned: [.damaged(path: Self.path)]
        case .damaged: [.laterVersion(path: Self.path)]
        case .laterVersion: [.cannotRead(path: Self.path)]
        case .cannotRead: [.inUse(path: Self.path)]
        case .inUse: FolderFailure.all.map { .folder($0) }
        case .folder: nil
        }
    }
}

extension KeyFailure {
    package static let all: [KeyFailure] =
        [
            .malformed(nil), .malformed(.key([.hexadecimal(digits: 32)])),
            .malformed(.key([.hexadecimal(digits: 32), .token(start: "eyJ")])),
        ] + CatalogFailure.all.map { .notAccepted($0) } + KeyFileFailure.all.map { .file($0) }
}

extension LogFailure {
    package static let path = "/home/somebody-with-a-long-name/.local/state/matinee/matinee.log"

    package static let all: [LogFailure] = sequence(first: .notAFile(path: path)) { $0.following }.map(\.self)

    private var following: LogFailure? {
        switch self {
        case .notAFile: .notWritable(path: Self.path)
        case .notWritable: .diskFull(path: Self.path)
        case .diskFull: .unusable(path: Self.path)
        case .unusable: nil
        }
    }
}
