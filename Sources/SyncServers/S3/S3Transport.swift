import FoundationEssentials
package import HTTP
import Runtime
package import SyncFolder

/// A bucket of a server that speaks S3, or what is below a prefix in it. A list has all files, a thousand in an answer.
///
/// Nothing is read back after it was sent: the server knows the checksum of what is to arrive, which is signed, and lists it at once.
package struct S3Transport: SyncTransport {
    private let server: SyncServer
    private let bucket: S3Bucket
    private let signer: S3Signer

    package var place: String { server.place }

    /// - Parameters:
    ///   - place: what people call it.
    ///   - user: the access key's id.
    package init(_ bucket: S3Bucket, place: String, user: String, secret: Secret, http: HTTPClient) {
        server = SyncServer(place: place, http: http)
        self.bucket = bucket
        signer = S3Signer(user: user, secret: secret, region: bucket.region)
    }

    package func paths() throws(SyncFailure) -> Set<SyncPath> {
        let start = bucket.key("m/")
        var paths: Set<SyncPath> = []
        for key in try list(below: start, isDeep: true).keys where key.hasPrefix(start) {
            let parts = key.dropFirst(start.count).split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, !parts.contains("") else { continue }
            paths.insert(.file(folder: String(parts[0]), name: String(parts[1])))
        }
        return paths
    }

    package func bytes(at path: SyncPath) throws(SyncFailure) -> [UInt8]? {
        let response = try response(to: .get, bucket.url(ofKey: bucket.key(path.text)))
        if response.isSuccess { return Array(response.body) }
        guard response.status == 404 else { throw failure(response) }
        return nil
    }

    package func put(_ bytes: [UInt8], at path: SyncPath) throws(SyncFailure) {
        let response = try response(
            to: .put, bucket.url(ofKey: bucket.key(path.text)),
            body: .init(type: "application/octet-stream", Data(bytes)))
        guard response.isSuccess else { throw failure(response) }
    }

    package func remove(_ path: SyncPath) throws(SyncFailure) {
        let response = try response(to: .delete, bucket.url(ofKey: bucket.key(path.text)))
        guard response.isSuccess || response.status == 404 else { throw failure(response) }
    }

    /// A bucket has no folders.
    package func removeFolder(_ folder: String) {}

    package func hasOthers() throws(SyncFailure) -> Bool {
        let list = try list(below: bucket.prefix, isDeep: false)
        // A web page that makes folders leaves a key of the folder's own name.
        let own: Set = [bucket.key("m/"), bucket.key(SyncPath.format.text), bucket.prefix]
        return (list.keys + list.folders).contains { !own.contains($0) }
    }

    private func list(below start: String, isDeep: Bool) throws(SyncFailure) -> (keys: [String], folders: [String]) {
        var (keys, folders): ([String], [String]) = ([], [])
        var next: String?
        var tokens: Set<String> = []
        repeat {
            var query = [QueryItem("list-type", "2"), QueryItem("prefix", start)]
            if !isDeep { query.append(QueryItem("delimiter", "/")) }
            if let next { query.append(QueryItem("continuation-token", next)) }
            let response = try response(to: .get, bucket.url(query: query))
            guard response.isSuccess else { throw failure(response) }
            let page = try server.document(in: response)
            let following = page.text(of: "IsTruncated") == "true" ? page.text(of: "NextContinuationToken") ?? "" : nil
            // What goes on where it was before never ends.
            guard page.name == "ListBucketResult", following != "",
                following.map({ tokens.insert($0).inserted }) ?? true
            else { throw server.unreadable(response) }
            keys += page.children("Contents").compactMap { $0.text(of: "Key") }
            folders += page.children("CommonPrefixes").compactMap { $0.text(of: "Prefix") }
            next = following
        } while next != nil
        return (keys, folders)
    }

    private func response(
        to method: HTTPRequest.Method, _ url: HTTPURL, body: HTTPRequest.Body? = nil
    ) throws(SyncFailure) -> HTTPResponse {
        let request = signer.signed(method, url, body: body, at: server.http.time.sinceEpoch)
        return try server.response(to: request)
    }

    private func failure(_ response: HTTPResponse) -> SyncFailure {
        let error = XMLReader()?.document(response.body)
        let message = error?.text(of: "Message").map { String($0.prefix(300)) }
        let failure: ServerFailure =
            switch (response.status, error?.text(of: "Code")) {
            case (_, "RequestTimeTooSkewed"): .clockDiffers
            case (_, "SignatureDoesNotMatch"), (_, "InvalidAccessKeyId"), (401, _): .passwordRefused
            case (403, _): .forbidden
            case (404, _): .parentMissing
            case (507, _): .full
            case (405, _), (501, _): .otherProtocol
            case (let status, _): .refused(status: status, message: message)
            }
        return server.failure(failure)
    }
}
