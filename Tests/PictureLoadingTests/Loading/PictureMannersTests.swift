import Entities
import PictureLoading
import Pictures
import TestSupport
import Testing

@testable import HTTP

@Suite("Pictures and what else is asked for")
struct PictureMannersTests {
    private let url = "https://a.test/1.jpg"

    @Test("Answers come before pictures")
    func answersFirst() async throws {
        let sample = try LoaderSample([url: .success(.picture(7))])
        sample.underWay.begin()
        sample.underWay.begin()
        let color = Task { await sample.color(url) }
        await letWorkRun()
        sample.underWay.end()
        await letWorkRun()
        #expect(sample.server.asked.isEmpty, "One is still under way")
        sample.underWay.end()
        #expect(await color.value == 7)
    }

    @Test func whoeverWaitsForAnswersCanBeGivenUp() async throws {
        let sample = try LoaderSample([url: .success(.picture(7))])
        sample.underWay.begin()
        let color = Task { await sample.color(url) }
        await letWorkRun()
        color.cancel()
        #expect(await color.value == nil)
        sample.underWay.end()
        await letWorkRun()
        #expect(sample.server.asked.isEmpty)
    }

    @Test("Where a picture was long in coming, none is fetched ahead, until one comes quickly again")
    func slowLine() async throws {
        let sample = try LoaderSample()
        let color = Task { await sample.color(url) }
        #expect(await eventually { sample.server.pending == [url] })
        sample.clock.advance(by: .seconds(2))
        sample.server.answer(url, .picture(7))
        #expect(await color.value == 7)
        let next = "https://a.test/2.jpg"
        sample.server.set(.success(.picture(8)), for: next)
        await sample.loader.prefetch(.at(next))
        #expect(sample.server.asked == [url])
        #expect(await sample.color(next) == 8)
        let third = "https://a.test/3.jpg"
        sample.server.set(.success(.picture(9)), for: third)
        await sample.loader.prefetch(.at(third))
        #expect(sample.server.asked == [url, next, third])
    }

    @Test("Where there was none the source is asked once more by who refreshes, and by nobody else")
    func askedAgain() async throws {
        let sample = try LoaderSample([url: .success(.status(404))])
        #expect(await sample.color(url) == nil)
        sample.server.set(.success(.picture(7)), for: url)
        #expect(await sample.color(url) == nil)
        #expect(sample.server.asked == [url])
        sample.loader.askAgain(for: .at(url))
        #expect(await sample.color(url) == 7)
        #expect(sample.server.asked == [url, url])
    }

    @Test("Where a cell has many pixels, the largest is asked for", arguments: [8, 13, 14, 20])
    func fineCells(width: Int) async throws {
        let sizes = ["small", "large", "largest"].map { "https://a.test/\($0).jpg" }
        let sample = try LoaderSample(Dictionary(uniqueKeysWithValues: sizes.map { ($0, .success(.picture(7))) }))
        sample.loader.use(
            PictureDisplay(.iterm, cell: PixelSize(width: width, height: width * 2), background: nil))
        let picture = Picture(
            source: LoaderSample.source, small: sizes[0], large: sizes[1], largest: sizes[2])
        _ = await sample.loader.rendered(picture, in: LoaderSample.box)
        #expect(sample.server.asked.first == (width < 14 ? sizes[1] : sizes[2]))
    }
}
