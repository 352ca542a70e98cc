import Testing

@testable import HTTP

struct HTTPURLTests {
    @Test(arguments: ["ftp://a.test/", "a.test/3", "", "https://", "http://me:secret@a.test/", "http://me@a.test/"])
    func refusesWhatIsNotAPlainWebAddress(text: String) {
        #expect(HTTPURL(text) == nil)
    }

    @Test(arguments: ["https://a.test/3", "http://127.0.0.1:8080/a/b/", "http://[::1]:80/?a=b%20c"])
    func keepsAnAddressAsItIs(text: String) {
        #expect(HTTPURL(text)?.text == text)
    }

    @Test(arguments: ["https://a.test/base", "https://a.test/base/"])
    func aSlashAtTheEndOfABaseMakesNoDifference(base: String) {
        #expect(HTTPURL(base)?.appending("/movie/1").text == "https://a.test/base/movie/1")
    }

    @Test(arguments: [
        ("https://b.test/y", "https://b.test/y"), ("//b.test/y", "https://b.test/y"),
        ("/y?z=1", "https://a.test/y?z=1"),
        ("c", "https://a.test/x/c"), ("?z=1", "https://a.test/x/b?z=1"),
    ])
    func resolvesLocations(location: String, expected: String) {
        #expect(HTTPURL("https://a.test/x/b?q=1")?.resolving(location)?.text == expected)
    }

    @Test(arguments: [
        ("https://a.test/x#/y", "https://a.test/x#/y"), ("https://a.test/Mr+X+++Y%20", "https://a.test/Mr+X+++Y%20"),
        ("https://a.test/a b\u{1B}[2J", "https://a.test/a%20b%1B%5B2J"), ("javascript:alert(1)", nil), ("-x", nil),
    ])
    func anAddressForABrowserHasNothingButWhatAddressesHave(text: String, expected: String?) {
        #expect(HTTPURL.forBrowser(text) == expected)
    }

    @Test func aDefaultPortIsTheSameOriginAsNone() {
        #expect(HTTPURL("https://A.test/")?.origin == HTTPURL("https://a.test:443/x")?.origin)
    }

    @Test(arguments: [
        ("http://127.0.0.1:8080/3", true), ("http://127.8.0.255/", true), ("http://[::1]:80/", true),
        ("https://LocalHost/", true), ("https://a.test/", false), ("https://localhost.a.test/", false),
        ("https://127.0.0.1.a.test/", false), ("https://127.0.0.256/", false), ("https://10.0.0.1/", false),
        ("https://127.0.1/", false), ("https://127..0.1/", false), ("http://[::2]/", false),
    ])
    func thisMachineIsItsNameAndTheAddressesOfItsLoopback(address: String, isThisMachine: Bool) {
        #expect(HTTPURL(address)?.origin.isThisMachine == isThisMachine)
    }

    @Test(arguments: [
        ("AC/DC", "AC%2FDC"), ("Simon & Garfunkel", "Simon%20%26%20Garfunkel"), ("+44", "%2B44"),
        ("#1 100%", "%231%20100%25"),
        ("Björk", "Bj%C3%B6rk"), ("a-b_c.d~e", "a-b_c.d~e"), ("\u{1}", "%01"),
    ])
    func encodesEveryByteThatMeansSomethingInAQuery(value: String, encoded: String) {
        #expect(QueryItem("artist", value).encoded == "artist=\(encoded)")
    }
}
