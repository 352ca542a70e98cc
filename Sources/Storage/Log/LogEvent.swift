package import Entities

/// What can be taken down. Only notices hold what a person has looked for or kept, and they are of no level that is usual.
package enum LogEvent: Hashable, Sendable {
    /// - Parameter terminal: as TERM names it.
    case started(version: String, terminal: String)
    case ended
    /// As it was told.
    case notice(String, isFailure: Bool)
    /// A service did not do what it was asked.
    case failure(SourceID, host: String, CatalogFailure, milliseconds: Int)
    /// A service has answered, and took its time.
    case slowAnswer(SourceID, host: String, milliseconds: Int)
    case cache(CacheTrouble)
    case library(LibraryFailure)
    /// The session of the last run was not understood, and is at another place now.
    case sessionSetAside(isOfOtherVersion: Bool, to: String)
}

extension LogEvent {
    package var level: LogLevel {
        switch self {
        case .failure(_, _, .offline, _), .failure(_, _, .startedOffline, _), .cache(.locked): .warning
        case .failure, .cache, .library, .sessionSetAside: .error
        case .notice(_, let isFailure): isFailure ? .warning : .info
        case .started, .ended: .info
        case .slowAnswer: .debug
        }
    }

    /// What happened, in a word, and what there is to know of it.
    var fields: (name: String, values: [(name: String, value: String)]) {
        switch self {
        case .started(let version, let terminal): ("started", [("version", version), ("terminal", terminal)])
        case .ended: ("ended", [])
        case .notice(let text, _): ("notice", [("text", text)])
        case .failure(let source, let host, let failure, let milliseconds):
            (
                "request",
                [("source", source.rawValue), ("host", host), ("fault", failure.name)]
                    + (failure.status.map { [("status", String($0))] } ?? []) + [("ms", String(milliseconds))]
            )
        case .slowAnswer(let source, let host, let milliseconds):
            ("slow-answer", [("source", source.rawValue), ("host", host), ("ms", String(milliseconds))])
        case .cache(let trouble): ("cache", [("fault", trouble.name)])
        case .library(let failure):
            ("library", [("fault", failure.name)] + (failure.path.map { [("path", $0)] } ?? []))
        case .sessionSetAside(let isOfOtherVersion, let path):
            (
                "session.json",
                [("fault", isOfOtherVersion ? "is of another version" : "cannot be read"), ("moved-to", path)]
            )
        }
    }
}

extension CatalogFailure {
    /// The words of a service are left out: it may repeat what it was asked.
    fileprivate var name: String {
        switch self {
        case .offline: "offline"
        case .startedOffline: "started-offline"
        case .hostNotFound: "host-not-found"
        case .connectionRefused: "connection-refused"
        case .connectionLost: "connection-lost"
        case .untrusted: "untrusted"
        case .timedOut: "timed-out"
        case .redirectRefused: "redirect-refused"
        case .redirectsInCircles: "redirects-in-circles"
        case .keyRejected: "key-rejected"
        case .keySuspended: "key-suspended"
        case .notFound: "not-found"
        case .rateLimited: "rate-limited"
        case .unavailable: "unavailable"
        case .refused: "refused"
        case .unreadable: "unreadable"
        case .tooLarge: "too-large"
        case .networkLibraryMissing: "network-library-missing"
        case .cancelled: "cancelled"
        }
    }

    fileprivate var status: Int? {
        switch self {
        case .unavailable(let status), .refused(let status, _), .unreadable(let status): status
        default: nil
        }
    }
}

extension CacheTrouble {
    fileprivate var name: String {
        switch self {
        case .damaged: "damaged"
        case .otherVersion: "other-version"
        case .locked: "locked"
        case .diskFull: "disk-full"
        case .readOnly: "read-only"
        case .cannotOpen: "cannot-open"
        case .inputOutput: "input-output"
        }
    }
}

extension LibraryFailure {
    fileprivate var name: String {
        switch self {
        case .damaged: "damaged"
        case .unknownForm: "unknown-form"
        case .misfit(_, let table, let entry): "misfit-\(table)-\(entry)"
        case .notALibrary: "not-a-library"
        case .newerVersion: "newer-version"
        case .readOnly: "read-only"
        case .diskFull: "disk-full"
        case .busy: "busy"
        case .cannotOpen: "cannot-open"
        case .inputOutput: "input-output"
        case .database(_, let code): "database-\(code)"
        case .noFolder: "no-folder"
        case .emptyText: "empty-text"
        case .tooLong: "too-long"
        case .outOfRange: "out-of-range"
        case .notFound: "not-found"
        }
    }

    fileprivate var path: String? {
        switch self {
        case .damaged(let path), .unknownForm(let path), .misfit(let path, _, _), .notALibrary(let path),
            .newerVersion(let path, _, _),
            .readOnly(let path), .diskFull(let path), .busy(let path), .cannotOpen(let path), .inputOutput(let path),
            .database(let path, _):
            path
        case .noFolder, .emptyText, .tooLong, .outOfRange, .notFound: nil
        }
    }
}
