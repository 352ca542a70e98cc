import PictureLoading
import Pictures
import Testing

struct WebPTests {
    private let decoder = PictureDecoder()

    @Test func withoutLossItStaysAsItIs() throws {
        let image = PixelImage.gradient()
        let file = try #require(WebPFile(image))
        #expect(try decoder.decode(file.bytes, covering: .large) == image)
    }

    @Test func aPhotographKeepsItsColours() throws {
        let image = PixelImage.gradient()
        let file = try #require(WebPFile(image, isLossless: false))
        #expect(try #require(try decoder.decode(file.bytes, covering: .large).distance(to: image)) < 24)
    }

    @Test(arguments: [false, true])
    func itIsScaledToTheBox(isLossless: Bool) throws {
        let file = try #require(
            WebPFile(PixelImage(width: 100, height: 60, [10, 90, 200, 255]), isLossless: isLossless))
        let decoded = try decoder.decode(file.bytes, covering: PixelSize(width: 50, height: 50))
        #expect(try #require(decoded.distance(to: PixelImage(width: 50, height: 30, [10, 90, 200, 255]))) < 6)
    }

    /// The library would mix the colours of what is not seen into it.
    @Test func withAlphaItIsNotScaled() throws {
        let image = PixelImage(width: 100, height: 60) { column, _ in
            column < 50 ? [255, 0, 0, 255] : [0, 0, 0, 0]
        }
        let file = try #require(WebPFile(image))
        #expect(try decoder.decode(file.bytes, covering: PixelSize(width: 50, height: 50)).size == image.size)
    }

    @Test func anAnimationIsNoPicture() {
        #expect(throws: PictureFailure.notAPicture) { try decoder.decode(WebPFile.animation, covering: .large) }
    }

    @Test(arguments: [12, 20, 24, 30])
    func whatIsCutOffIsDamaged(count: Int) throws {
        let file = try #require(WebPFile(.gradient()))
        #expect(throws: PictureFailure.damaged) {
            try decoder.decode(Array(file.bytes.prefix(count)), covering: .large)
        }
    }
}
