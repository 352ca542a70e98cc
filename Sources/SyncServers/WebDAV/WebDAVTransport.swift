import FoundationEssentials
package import HTTP
package import SyncFolder
import Synchronization

/// A folder of a WebDAV server (RFC 4918). Of that it needs PROPFIND, GET, PUT, DELETE and MKCOL, and nothing that servers differ in:
/// no locks, no conditions, no lists that are deeper than one folder.
package final class WebDAVTransport: SyncTransport {
    private let server: SyncServer
    private let root: HTTPURL
    private let credential: Mutex<Credential?>
    /// The folders that are certainly there, by their paths below the place, as `m/0123`; empty for the place itself.
    private let folders = Mutex<Set<String>>([])

    package var place: String { server.place }

    /// - Parameters:
    ///   - url: of the folder.
    ///   - place: what people call it.
    package init(_ url: HTTPURL, place: String, credential: Credential?, http: HTTPClient) {
        server = SyncServer(place: place, http: http)
        root = url
        self.credential = Mutex(credential)
    }

    package func paths() throws(SyncFailure) -> Set<SyncPath> {
        var paths: Set<SyncPath> = []
        for folder in try members(of: "m") where folder.isFolder {
            for file in try members(of: "m/\(folder.name)") where !file.isFolder {
                paths.insert(.file(folder: folder.name, name: file.name))
            }
        }
        return paths
    }

    package func bytes(at path: SyncPath) throws(SyncFailure) -> [UInt8]? {
        let response = try response(to: .get, path.text)
        switch response.status {
        case 200...299: break
        case 404, 410: return nil
        default: throw failure(response)
        }
        noteFolders(above: path)
        return Array(response.body)
    }

    package func put(_ bytes: [UInt8], at path: SyncPath) throws(SyncFailure) {
        for folder in path.folders where !folders.withLock({ $0.contains(folder) }) { try makeFolder(folder) }
        let response = try response(
            to: .put, path.text, body: .init(type: "application/octet-stream", Data(bytes)))
        guard response.isSuccess else { throw failure(response) }
        // Some that were interrupted answer as if they had all of it.
        guard try self.bytes(at: path) == bytes else { throw server.failure(.notKept) }
    }

    package func remove(_ path: SyncPath) throws(SyncFailure) {
        let response = try response(to: .delete, path.text)
        guard response.isSuccess || [404, 410].contains(response.status) else { throw failure(response) }
    }

    package func removeFolder(_ folder: String) throws(SyncFailure) {
        let path = "m/\(folder)"
        // DELETE removes the contents too; a file added meanwhile is uploaded again by its owner.
        guard try members(of: path).isEmpty else { return }
        let response = try response(to: .delete, path + "/")
        guard response.isSuccess || [404, 410].contains(response.status) else { throw failure(response) }
        folders.withLock { _ = $0.remove(path) }
    }

    package func hasOthers() throws(SyncFailure) -> Bool {
        try members(of: "").contains { $0.name != "m" && $0.name != SyncPath.format.text }
    }

    /// What lies in a folder, without hidden files; nothing where there is none.
    private func members(of folder: String) throws(SyncFailure) -> [Multistatus.Member] {
        let response = try response(
            to: .propfind, folder + "/", fields: [.init("Depth", "1")],
            body: .init(type: "application/xml; charset=utf-8", Data(Self.question.utf8)))
        switch response.status {
        case 207: break
        case 404, 410: return []
        default: throw failure(response)
        }
        let path = url(of: folder).path
        guard let list = Multistatus(try server.document(in: response), of: path) else {
            throw server.unreadable(response)
        }
        // What it lies in is there too.
        let parts = folder.split(separator: "/")
        folders.withLock { folders in
            for count in 0...parts.count { folders.insert(parts.prefix(count).joined(separator: "/")) }
        }
        return list.members.filter { !$0.name.hasPrefix(".") }
    }

    private static let question = """
        <?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>
        """

    private func makeFolder(_ folder: String) throws(SyncFailure) {
        let response = try response(to: .mkcol, folder + "/")
        // It is there already.
        guard response.isSuccess || response.status == 405 else { throw failure(response) }
        folders.withLock { _ = $0.insert(folder) }
    }

    private func noteFolders(above path: SyncPath) {
        folders.withLock { $0.formUnion(path.folders) }
    }

    /// Whatever it changes, a second time does no harm: under a name there are always the same bytes.
    private func response(
        to method: HTTPRequest.Method, _ path: String, fields: [HTTPRequest.Field] = [], body: HTTPRequest.Body? = nil
    ) throws(SyncFailure) -> HTTPResponse {
        func response(_ credential: Credential?) throws(SyncFailure) -> HTTPResponse {
            try server.response(
                to: HTTPRequest(
                    method, url: url(of: path), credential: credential, fields: fields + [.init("Accept", "*/*")],
                    body: body, isRepeatable: true))
        }
        let first = try response(credential.withLock(\.self))
        guard first.wantsDigest, case .basic(let user, let secret)? = credential.withLock(\.self) else { return first }
        // From now on at once.
        credential.withLock { $0 = .digest(user: user, secret) }
        return try response(credential.withLock(\.self))
    }

    private func url(of path: String) -> HTTPURL {
        let escaped = path.split(separator: "/", omittingEmptySubsequences: false).map { QueryItem.escaped(String($0)) }
        return root.appending("/" + escaped.joined(separator: "/").drop { $0 == "/" })
    }

    private func failure(_ response: HTTPResponse) -> SyncFailure {
        let failure: ServerFailure =
            switch response.status {
            case 401: credential.withLock(\.self) == nil ? .passwordMissing : .passwordRefused
            case 403: .forbidden
            case 404, 409, 410: .parentMissing
            // A web page, or a server that knows no folders.
            case 200...299, 405, 501: .otherProtocol
            case 507: .full
            default: .refused(status: response.status, message: nil)
            }
        return server.failure(failure)
    }
}

extension SyncPath {
    /// The folders in which it lies, the outermost first, by their paths below the place.
    fileprivate var folders: [String] {
        switch self {
        case .format: [""]
        case .file(let folder, _): ["", "m", "m/\(folder)"]
        }
    }
}
