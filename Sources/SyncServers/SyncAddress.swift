import FoundationEssentials
package import HTTP
package import SyncFolder

/// Where machines share, as it is written: a folder, or a server with the user that one is there. A password is never in it.
///
///     /home/ada/Sync/matinee
///     https://ada@cloud.example.org/remote.php/dav/files/ada/matinee
///     s3://ACCESS-KEY-ID@bucket/prefix?endpoint=https://minio.example.org&region=eu-central-1
package struct SyncAddress: Hashable, Sendable {
    enum Kind: Hashable {
        case folder
        case webDAV(HTTPURL)
        case s3(S3Bucket)
    }

    /// As it is written.
    package let text: String
    /// Decoded.
    package let user: String?
    let kind: Kind

    private static let webSchemes: [String: HTTPURL.Scheme] = [
        "https": .https, "davs": .https, "webdavs": .https, "http": .http, "dav": .http, "webdav": .http,
    ]
    private static let usualRegion = "us-east-1"

    /// What is not the address of a server is the path of a folder.
    package static func isOfServer(_ text: String) -> Bool { text.contains("://") }

    /// - Parameter text: an absolute path, or the address of a server.
    package init(_ text: String) throws(SyncFailure) {
        self.text = text
        guard Self.isOfServer(text) else {
            (user, kind) = (nil, .folder)
            return
        }
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            let host = parts.percentEncodedHost, !host.isEmpty, parts.fragment == nil
        else { throw .notAnAddress }
        guard parts.password == nil else { throw .passwordInAddress }
        user = parts.user.flatMap { $0.isEmpty ? nil : $0 }
        // A colon would end it where it is sent.
        guard user?.contains(":") != true else { throw .notAnAddress }
        if scheme == "s3" {
            kind = .s3(try Self.bucket(host, parts))
        } else {
            guard let scheme = Self.webSchemes[scheme], parts.query == nil else { throw .notAnAddress }
            kind = .webDAV(
                HTTPURL(scheme: scheme, host: host.lowercased(), port: parts.port, path: parts.percentEncodedPath))
        }
    }

    private static func bucket(_ name: String, _ parts: URLComponents) throws(SyncFailure) -> S3Bucket {
        var settings: [String: String] = [:]
        for item in parts.queryItems ?? [] { settings[item.name] = item.value ?? "" }
        guard settings.keys.allSatisfy({ ["endpoint", "region", "style"].contains($0) }), parts.port == nil else {
            throw .notAnAddress
        }
        let region = settings["region"] ?? usualRegion
        guard let endpoint = HTTPURL(settings["endpoint"] ?? "https://s3.\(region).amazonaws.com"),
            endpoint.query == nil, ["path", "host", nil].contains(settings["style"])
        else { throw settings["endpoint"]?.contains("@") == true ? .passwordInAddress : .notAnAddress }
        let prefix = parts.path.split(separator: "/").joined(separator: "/")
        return S3Bucket(
            name: name, prefix: prefix.isEmpty ? "" : "\(prefix)/", region: region, endpoint: endpoint,
            // Servers of one's own seldom have a name for each bucket; a certificate does not cover those with a dot.
            isInPath: settings["style"].map { $0 == "path" } ?? (settings["endpoint"] != nil || name.contains(".")))
    }

    /// The server that a password is for; nil for a folder.
    package var origin: HTTPURL.Origin? {
        switch kind {
        case .folder: nil
        case .webDAV(let url): url.origin
        case .s3(let bucket): bucket.endpoint.origin
        }
    }

    /// This address with another user.
    package func with(user: String) throws(SyncFailure) -> SyncAddress {
        guard var parts = URLComponents(string: text) else { throw .notAnAddress }
        parts.user = user
        return try SyncAddress(parts.string ?? text)
    }

    /// What carries files there. Nothing is asked yet.
    ///
    /// - Parameter password: of the user, or the secret access key.
    package func transport(password: Secret?, http: HTTPClient) throws(SyncFailure) -> any SyncTransport {
        switch kind {
        case .folder: return FolderTransport(path: text)
        case .webDAV(let url):
            let credential = user.flatMap { user in password.map { Credential.basic(user: user, $0) } }
            if credential != nil { try checkProtection() }
            return WebDAVTransport(url, place: text, credential: credential, http: http)
        case .s3(let bucket):
            try checkProtection()
            guard let user, let password else { throw .server(.passwordMissing, place: text) }
            return S3Transport(bucket, place: text, user: user, secret: password, http: http)
        }
    }

    /// What is sent without encryption stays on this machine.
    private func checkProtection() throws(SyncFailure) {
        guard let origin, origin.scheme == .https || origin.isThisMachine else {
            throw .server(.unprotected, place: text)
        }
    }
}
