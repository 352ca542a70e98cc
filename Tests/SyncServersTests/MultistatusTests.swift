import FoundationEssentials
import Testing

@testable import SyncServers

struct MultistatusTests {
    private func members(_ text: String, of path: String) throws -> Set<Multistatus.Member>? {
        let document = try #require(XMLReader()?.document(Data(text.utf8)))
        return Multistatus(document, of: path).map { Set($0.members) }
    }

    private static let expected: Set<Multistatus.Member> = [
        .init(name: "m", isFolder: true), .init(name: "format.json", isFolder: false),
    ]

    @Test(arguments: [
        // Apache: a prefix for each list of properties.
        (
            "/dav/ada",
            """
            <?xml version="1.0" encoding="utf-8"?>
            <D:multistatus xmlns:D="DAV:" xmlns:ns0="DAV:">
            <D:response xmlns:lp1="DAV:" xmlns:lp2="http://apache.org/dav/props/"><D:href>/dav/ada/</D:href><D:propstat><D:prop>
            <lp1:resourcetype><D:collection/></lp1:resourcetype></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>
            <D:response xmlns:lp1="DAV:"><D:href>/dav/ada/m/</D:href><D:propstat><D:prop>
            <lp1:resourcetype><D:collection/></lp1:resourcetype></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>
            <D:response xmlns:lp1="DAV:"><D:href>/dav/ada/format.json</D:href><D:propstat><D:prop>
            <lp1:resourcetype/></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>
            </D:multistatus>
            """
        ),
        // sabre/dav: what it does not know is said too, and users are encoded otherwise than they were asked for.
        (
            "/remote.php/dav/files/ada@example.org",
            """
            <d:multistatus xmlns:d="DAV:" xmlns:oc="http://owncloud.org/ns"><d:response><d:href>/remote.php/dav/files/ada%40example.org/</d:href>
            <d:propstat><d:prop><d:resourcetype><d:collection/></d:resourcetype></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>
            <d:propstat><d:prop><oc:size/></d:prop><d:status>HTTP/1.1 404 Not Found</d:status></d:propstat></d:response>
            <d:response><d:href>/remote.php/dav/files/ada%40example.org/m/</d:href><d:propstat><d:prop><d:resourcetype>
            <d:collection/></d:resourcetype></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response><d:response>
            <d:href>/remote.php/dav/files/ada%40example.org/format.json</d:href><d:propstat><d:prop><d:resourcetype/></d:prop>
            <d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>
            """
        ),
        // Whole addresses, of another scheme than was asked, without slashes at the end of folders.
        (
            "/dav",
            """
            <multistatus xmlns="DAV:"><response><href>http://inside.test:8080/dav</href><propstat><prop><resourcetype><collection/>
            </resourcetype></prop></propstat></response><response><href>http://inside.test:8080/dav/m</href><propstat><prop>
            <resourcetype><collection/></resourcetype></prop></propstat></response><response>
            <href>\n  http://inside.test:8080/dav/format.json\n</href><propstat><prop><resourcetype/></prop></propstat></response></multistatus>
            """
        ),
        // What has gone, and what lies deeper than was asked for.
        (
            "/",
            """
            <multistatus xmlns="DAV:"><response><href>/</href><propstat><prop><resourcetype><collection/></resourcetype></prop></propstat>
            </response><response><href>/m/</href><propstat><prop><resourcetype><collection/></resourcetype></prop></propstat></response>
            <response><href>/format.json</href></response><response><href>/gone</href><status>HTTP/1.1 404 Not Found</status></response>
            <response><href>/m/0a/</href></response></multistatus>
            """
        ),
    ]) func `What lies in a folder is understood as each server says it`(path: String, text: String) throws {
        #expect(try members(text, of: path) == Self.expected)
    }

    @Test func `An empty folder has nothing in it, under whatever path it is known`() throws {
        let text = #"<multistatus xmlns="DAV:"><response><href>/inside/m/</href></response></multistatus>"#
        #expect(try members(text, of: "/outside/m") == [])
        #expect(try members(#"<multistatus xmlns="DAV:"/>"#, of: "/m") == [])
    }

    @Test(arguments: [
        "<multistatus/>", #"<list xmlns="DAV:"/>"#, "<html><body>Sign in</body></html>",
        #"<multistatus xmlns="http://example.org/DAV"/>"#,
    ]) func `Another document is none`(text: String) throws {
        #expect(try members(text, of: "/m") == nil)
    }
}
