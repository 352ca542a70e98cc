import Pictures
import Testing

@testable import PictureLoading

@Suite("Pictures in cells")
struct RenderedCellsTests {
    private let box = PictureBox(columns: 30, rows: 20)

    private func shown(_ image: PixelImage, hasDirectColor: Bool = true) throws -> (RenderedPicture, PixelImage) {
        let display = PictureDisplay(.cells(hasDirectColor: hasDirectColor), cell: nil)
        let picture = try PictureRenderer(display).render(image, in: box)
        return (picture, try #require(ShownCells(picture: picture).image))
    }

    @Test("A poster in cells looks like the poster, and like no other", arguments: [(true, 22.0), (false, 33.0)])
    func likeness(hasDirectColor: Bool, bound: Double) throws {
        let (picture, image) = try shown(.poster(), hasDirectColor: hasDirectColor)
        #expect(picture.box == PictureBox(columns: 27, rows: 20))
        #expect(image.difference(to: .poster()) < bound)
        #expect(image.difference(to: .poster(hue: 1)) > 2.5 * bound)
    }

    @Test("A picture without colours has none in cells")
    func gray() throws {
        let gray = PixelImage(
            width: 16, height: 16, bytes: (0..<256).flatMap { [UInt8($0), UInt8($0), UInt8($0), 255] })
        let (_, image) = try shown(gray)
        for pixel in stride(from: 0, to: image.bytes.count, by: 4) {
            #expect(image.bytes[pixel] == image.bytes[pixel + 1] && image.bytes[pixel] == image.bytes[pixel + 2])
        }
    }

    @Test("What nobody waits for is not drawn")
    func cancellation() async {
        let task = Task { [box] in
            while !Task.isCancelled { await Task.yield() }
            _ = try PictureRenderer(PictureDisplay(.cells(hasDirectColor: true), cell: nil)).render(.poster(), in: box)
        }
        task.cancel()
        await #expect(throws: PictureDrawingFailure.cancelled) { try await task.value }
    }
}
