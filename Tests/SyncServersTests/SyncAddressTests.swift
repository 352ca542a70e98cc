import HTTP
import SyncFolder
import TestSupport
import Testing

@testable import SyncServers

struct SyncAddressTests {
    private func failure(_ text: String) -> SyncFailure? {
        do throws(SyncFailure) { _ = try SyncAddress(text) } catch { return error }
        return nil
    }

    @Test(
        arguments: [
            (
                "https://ada@Cloud.example.org/remote.php/dav/files/ada/matinee", "https", "cloud.example.org", 443,
                "ada"
            ),
            ("davs://cloud.example.org:8443/dav", "https", "cloud.example.org", 8443, nil),
            ("http://ada%40example.org@127.0.0.1:8080/dav", "http", "127.0.0.1", 8080, "ada@example.org"),
            ("s3://KEY@bucket/a/b", "https", "s3.us-east-1.amazonaws.com", 443, "KEY"),
            ("s3://KEY@bucket?region=eu-central-1", "https", "s3.eu-central-1.amazonaws.com", 443, "KEY"),
            ("s3://KEY@bucket?endpoint=https://minio.example.org:9000", "https", "minio.example.org", 9000, "KEY"),
        ] as [(String, String, String, Int, String?)])
    func `An address says which server, and as whom`(
        text: String, scheme: String, host: String, port: Int, user: String?
    ) throws {
        let address = try SyncAddress(text)
        let origin = try #require(address.origin)
        #expect(origin.scheme.rawValue == scheme)
        #expect(origin.host == host)
        #expect(origin.port == port)
        #expect(address.user == user)
        #expect(address.text == text)
    }

    @Test func `What is not the address of a server is a folder`() throws {
        let address = try SyncAddress("/home/ada/Sync")
        #expect(address.origin == nil)
        let transport = try address.transport(password: nil, http: HTTPClient(nil))
        #expect(transport.place == "/home/ada/Sync")
    }

    @Test(arguments: [
        "https://ada:secret@cloud.example.org/dav", "s3://KEY:secret@bucket", "https://:secret@cloud.example.org",
        "s3://KEY@bucket?endpoint=https://KEY:secret@minio.example.org",
    ]) func `A password in an address is refused, and not repeated`(text: String) {
        #expect(failure(text) == .passwordInAddress)
    }

    @Test(arguments: [
        "ftp://cloud.example.org/dav", "https:///dav", "https://cloud.example.org/dav?x=1", "https://a.test/dav#x",
        "s3://",
        "s3://KEY@bucket?zone=1", "s3://KEY@bucket?style=odd", "s3://KEY@bucket?endpoint=minio.example.org",
        "s3://KEY@bucket:9000/a", "https://a%3Ab@a.test/dav",
    ]) func `What is none is refused`(text: String) {
        #expect(failure(text) == .notAnAddress)
    }

    @Test func `A user can be put into it, whatever letters it has`() throws {
        let address = try SyncAddress("https://cloud.example.org/dav").with(user: "ada@example.org")
        #expect(address.text == "https://ada%40example.org@cloud.example.org/dav")
        #expect(address.user == "ada@example.org")
    }

    @Test(arguments: [
        ("http://ada@cloud.example.org/dav", false), ("http://ada@192.168.1.1/dav", false),
        ("http://ada@127.0.0.1/dav", true), ("http://ada@localhost/dav", true), ("https://ada@cloud.example.org", true),
        ("s3://KEY@bucket?endpoint=http://minio.example.org", false), ("s3://KEY@bucket", true),
    ]) func `A password is sent without encryption to this machine alone`(text: String, isAllowed: Bool) throws {
        let address = try SyncAddress(text)
        let refusal = SyncFailure.server(.unprotected, place: text)
        let secret = Secret(revealed: "secret")
        do throws(SyncFailure) {
            _ = try address.transport(password: secret, http: HTTPClient(nil))
            #expect(isAllowed)
        } catch {
            #expect(!isAllowed && error == refusal)
        }
    }

    @Test(arguments: [
        ("s3://KEY@bucket/a", "https://bucket.s3.us-east-1.amazonaws.com/a/m/x%20y"),
        ("s3://KEY@bucket.with.dots/a", "https://s3.us-east-1.amazonaws.com/bucket.with.dots/a/m/x%20y"),
        ("s3://KEY@bucket?endpoint=https://a.test:9000/s3/", "https://a.test:9000/s3/bucket/m/x%20y"),
        ("s3://KEY@bucket?endpoint=https://a.test&style=host", "https://bucket.a.test/m/x%20y"),
        ("s3://KEY@bucket/a%20b//c/?style=path", "https://s3.us-east-1.amazonaws.com/bucket/a%20b/c/m/x%20y"),
    ]) func `A bucket is named before the host or behind it`(text: String, url: String) throws {
        let address = try SyncAddress(text)
        guard case .s3(let bucket) = address.kind else {
            Issue.record("It is no bucket")
            return
        }
        #expect(bucket.url(ofKey: bucket.key("m/x y")).text == url)
    }
}
