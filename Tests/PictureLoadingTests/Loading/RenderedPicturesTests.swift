import Entities
import Pictures
import Testing

@testable import PictureLoading

@Suite("Pictures in memory")
struct RenderedPicturesTests {
    private func key(_ path: String, rows: Int = 1) -> RenderedPictures.Key {
        RenderedPictures.Key(
            source: LoaderSample.source, path: path, box: PictureBox(columns: 1, rows: rows),
            display: LoaderSample.cells)
    }

    private func picture(_ bytes: Int) -> RenderedPicture {
        RenderedPicture(
            box: PictureBox(columns: 1, rows: 1), form: .sixel([UInt8](repeating: 0, count: bytes)))
    }

    @Test("What was used least recently goes first, and only as much as is needed")
    func leastRecent() {
        var pictures = RenderedPictures(limitInBytes: 100)
        let first = picture(40)
        pictures.store(first, for: key("a"))
        pictures.store(picture(40), for: key("b"))
        #expect(pictures.find(key("a")) === first)
        pictures.store(picture(20), for: key("c"))
        pictures.store(picture(1), for: key("d"))
        #expect(pictures.find(key("b")) == nil)
        #expect(["a", "c", "d"].allSatisfy { pictures.find(key($0)) != nil })
    }

    @Test("A new one takes the place of the old one, and its bytes; boxes are told apart")
    func replaced() {
        var pictures = RenderedPictures(limitInBytes: 100)
        for _ in 0..<5 { pictures.store(picture(60), for: key("a")) }
        pictures.store(picture(40), for: key("a", rows: 2))
        #expect(pictures.find(key("a")) != nil && pictures.find(key("a", rows: 2)) != nil)
    }

    @Test("What is larger than all of it is not kept, and leaves it usable")
    func tooLarge() {
        var pictures = RenderedPictures(limitInBytes: 100)
        pictures.store(picture(101), for: key("a"))
        #expect(pictures.find(key("a")) == nil)
        pictures.store(picture(100), for: key("b"))
        #expect(pictures.find(key("b")) != nil)
    }
}
