import FoundationEssentials
import Testing

@testable import SyncServers

struct XMLReaderTests {
    private func document(_ text: String) throws -> XMLElement? {
        try #require(XMLReader()).document(Data(text.utf8))
    }

    @Test func `Elements have their namespace, their name, their text and what stands in them`() throws {
        let root = try #require(
            try document(#"<a:list xmlns:a="X:"><k>1 &lt; 2 &#228; <![CDATA[<]]></k> <a:k>b</a:k></a:list>"#))
        #expect(root.namespace == "X:")
        #expect(root.name == "list")
        #expect(root.children("k").map(\.text) == ["1 < 2 ä <", "b"])
        #expect(root.children("k").map(\.namespace) == ["", "X:"])
        #expect(root.text(of: "k") == "1 < 2 ä <")
        #expect(root.text(of: "other") == nil)
    }

    @Test(arguments: [
        "", "<", "<a>", "<a></b>", "<a/><b/>", "text", "<a>&nbsp;</a>", "<a b=1/>", "<p:a/>", "\u{0}<a/>",
        String(repeating: "<a>", count: 40) + String(repeating: "</a>", count: 40),
        #"<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>"#,
        #"<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>"#,
    ]) func `What is not well-formed, or wants more than a list does, is no document`(text: String) throws {
        #expect(try document(text) == nil)
    }

    @Test func `Every half of a document is none`() throws {
        let text = Array(#"<?xml version="1.0"?><l xmlns="DAV:"><k a="1">ä &amp; b</k></l>"#.utf8)
        let reader = try #require(XMLReader())
        for count in 0..<text.count { #expect(reader.document(Data(text[..<count])) == nil) }
        #expect(reader.document(Data(text)) != nil)
    }

    @Test func `Where there is no such library there is no reader`() {
        #expect(XMLReader(library: "libexpat-that-there-is-not.so.1") == nil)
    }
}
