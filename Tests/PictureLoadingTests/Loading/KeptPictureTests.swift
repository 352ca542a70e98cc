import Entities
import Foundation
import HTTP
import PictureLoading
import Pictures
import TestSupport
import Testing

@Suite("Pictures on disk")
struct KeptPictureTests {
    private let url = "https://a.test/1.jpg"

    @Test("What was loaded is there after a restart, without the network too")
    func restart() async throws {
        let sample = try LoaderSample([url: .success(.picture(7))])
        #expect(await sample.color(url) == 7)
        for isOffline in [false, true] {
            let later = try sample.restarted(isOffline: isOffline)
            #expect(await later.color(url) == 7)
            #expect(later.server.asked.isEmpty)
        }
    }

    @Test("What is fetched ahead is on disk, not decoded")
    func prefetch() async throws {
        let sample = try LoaderSample([url: .success(.picture(7))])
        await sample.loader.prefetch(.at(url))
        await sample.loader.prefetch(.at(url))
        #expect(sample.server.asked == [url] && sample.decoder.count == 0)
        #expect(await sample.color(url) == 7)
        #expect(sample.server.asked == [url])
    }

    @Test("After 30 days the source is asked whether it has changed; where not, it is fresh again")
    func unchanged() async throws {
        let sample = try LoaderSample([url: .success(.picture(7, tag: "\"a\""))])
        #expect(await sample.color(url) == 7)
        sample.clock.advance(days: 29)
        #expect(try await sample.restarted(isOffline: true).color(url) == 7)
        sample.clock.advance(days: 2)
        let later = try sample.restarted([url: .success(.status(304))])
        #expect(await later.color(url) == 7)
        #expect(later.server.requests.map(\.known?.text) == ["\"a\""])
        sample.clock.advance(days: 29)
        let latest = try sample.restarted()
        #expect(await latest.color(url) == 7)
        #expect(latest.server.asked.isEmpty)
    }

    @Test("Where it has changed, the new one is shown and kept")
    func changed() async throws {
        let sample = try LoaderSample([url: .success(.picture(7, tag: "\"a\""))])
        #expect(await sample.color(url) == 7)
        sample.clock.advance(days: 31)
        #expect(try await sample.restarted([url: .success(.picture(8))]).color(url) == 8)
        #expect(try await sample.restarted(isOffline: true).color(url) == 8)
    }

    @Test(
        "An old one is shown where the source cannot be asked",
        arguments: [
            .failure(.offline), .failure(.timedOut(host: "a.test")), .success(.status(500)), .success(.status(304)),
        ] as [Result<HTTPResponse, CatalogFailure>])
    func stale(answer: Result<HTTPResponse, CatalogFailure>) async throws {
        let sample = try LoaderSample([url: .success(.picture(7))])
        #expect(await sample.color(url) == 7)
        sample.clock.advance(days: 31)
        #expect(try await sample.restarted([url: answer]).color(url) == 7)
        #expect(try await sample.restarted(isOffline: true).color(url) == 7)
    }

    @Test(
        "That there is none is kept for 7 days",
        arguments: [
            .success(.status(404)), .success(.status(410)), .success(.body("<html>no</html>")), .success(.body("")),
            .failure(.tooLarge(limitInBytes: 2 << 20)), .success(.picture(1, padding: 2 << 20)),
        ] as [Result<HTTPResponse, CatalogFailure>])
    func nothing(answer: Result<HTTPResponse, CatalogFailure>) async throws {
        let sample = try LoaderSample([url: answer])
        #expect(await sample.color(url) == nil)
        #expect(await sample.color(url) == nil)
        #expect(sample.server.asked == [url])
        sample.clock.advance(days: 6)
        let later = try sample.restarted([url: .success(.picture(4))])
        #expect(await later.color(url) == nil)
        #expect(later.server.asked.isEmpty)
        sample.clock.advance(days: 2)
        #expect(await later.color(url) == 4)
    }

    @Test(
        "A failure of the network or of the source is not kept",
        arguments: [
            .failure(.offline), .failure(.timedOut(host: "a.test")), .failure(.connectionLost(host: "a.test")),
            .success(.status(500)), .success(.status(403)), .success(.status(429)), .success(.status(304)),
        ] as [Result<HTTPResponse, CatalogFailure>])
    func failure(answer: Result<HTTPResponse, CatalogFailure>) async throws {
        let sample = try LoaderSample([url: answer])
        #expect(await sample.color(url) == nil)
        #expect(sample.server.asked == [url])
        sample.server.set(.success(.picture(4)), for: url)
        #expect(await sample.color(url) == 4)
    }

    @Test("Three redirects are followed, to any host; a fourth one is not, nor one that leaves https")
    func redirects() async throws {
        let hops = (0..<5).map { "https://host\($0).test/1.jpg" }
        var answers = Dictionary(
            uniqueKeysWithValues: hops.indices.dropLast().map { index in
                (hops[index], Result<HTTPResponse, CatalogFailure>.success(.status(302, location: hops[index + 1])))
            })
        answers[hops[4]] = .success(.picture(3))
        answers["https://a.test/down"] = .success(.status(301, location: "http://a.test/1.jpg"))
        answers["http://a.test/1.jpg"] = .success(.picture(9))
        let sample = try LoaderSample(answers)
        #expect(await sample.color(hops[1]) == 3)
        #expect(await sample.color(hops[0]) == nil)
        #expect(await sample.color("https://a.test/down") == nil)
        #expect(!sample.server.asked.contains("http://a.test/1.jpg"))
    }

    @Test("A larger picture that is kept serves where a smaller one would do")
    func larger() async throws {
        let picture = Picture.at("https://a.test/small", large: "https://a.test/large")
        let sample = try LoaderSample([picture.large: .success(.picture(2)), picture.small: .success(.picture(1))])
        sample.loader.use(PictureDisplay(.kitty, cell: nil))
        #expect(await sample.loader.rendered(picture, in: LoaderSample.box) != nil)
        sample.loader.use(LoaderSample.cells)
        await sample.loader.prefetch(picture)
        #expect(await sample.loader.rendered(picture, in: LoaderSample.box)?.color == 2)
        #expect(sample.server.asked == [picture.large])
    }

    @Test("A smaller one that is kept is shown only where a larger one cannot be had")
    func smaller() async throws {
        let picture = Picture.at("https://a.test/small", large: "https://a.test/large")
        let sample = try LoaderSample([picture.small: .success(.picture(1)), picture.large: .success(.picture(2))])
        #expect(await sample.loader.rendered(picture, in: LoaderSample.box)?.color == 1)
        let offline = try sample.restarted(isOffline: true)
        offline.loader.use(PictureDisplay(.kitty, cell: nil))
        #expect(await offline.loader.rendered(picture, in: LoaderSample.box) != nil)
        #expect(sample.server.asked == [picture.small])
        sample.loader.use(PictureDisplay(.kitty, cell: nil))
        #expect(await sample.loader.rendered(picture, in: LoaderSample.box) != nil)
        #expect(sample.server.asked == [picture.small, picture.large])
    }

    @Test("Each source has its share of the disk, whatever others keep")
    func shares() async throws {
        let (modest, other) = (SourceID(rawValue: "modest"), SourceID(rawValue: "other"))
        let sample = try LoaderSample { source in
            source == modest ? CacheQuota(number: 2, limit: 100_000) : CacheQuota(number: 1)
        }
        let places = (0..<8).map { ("https://a.test/\($0)", $0 == 0 ? other : modest) }
        for (url, source) in places {
            sample.server.set(.success(.picture(5, padding: 20_000)), for: url)
            await sample.loader.prefetch(.at(url, source: source))
            // Uses are told apart by milliseconds.
            sample.clock.advance(days: 1)
        }
        let later = try sample.restarted(isOffline: true)
        var kept: [Int] = []
        for (number, (url, source)) in places.enumerated()
        where await later.loader.rendered(.at(url, source: source), in: LoaderSample.box) != nil {
            kept.append(number)
        }
        #expect(kept.first == 0 && kept.last == 7 && !kept.contains(1) && kept.count < 6)
    }
}
