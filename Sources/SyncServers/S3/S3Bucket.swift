import HTTP

/// Where files are on a server that speaks S3.
package struct S3Bucket: Hashable, Sendable {
    let name: String
    /// What keys begin with: empty, or with a slash at its end.
    let prefix: String
    let region: String
    /// The address of the server, without a query.
    let endpoint: HTTPURL
    /// Whether the bucket is named in the path, and not before the server's own name.
    let isInPath: Bool

    /// The key of a path below the place.
    func key(_ path: String) -> String { prefix + path }

    /// The address of the bucket, and of what lies in it under a key.
    func url(ofKey key: String = "", query: [QueryItem] = []) -> HTTPURL {
        let escaped = key.split(separator: "/", omittingEmptySubsequences: false).map { QueryItem.escaped(String($0)) }
            .joined(separator: "/")
        var url = endpoint.appending((isInPath ? "/\(QueryItem.escaped(name))" : "") + "/\(escaped)")
        if !isInPath {
            url = HTTPURL(scheme: url.scheme, host: "\(name).\(url.host)", port: url.port, path: url.path)
        }
        return url.adding(query: query.map(\.encoded).joined(separator: "&"))
    }
}
