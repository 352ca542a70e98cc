import Pictures
import Testing

@Suite("Scaling")
struct PixelScalingTests {
    @Test("A pixel is the mean of the area that it covers")
    func mean() {
        let image = PixelImage.of("kwrr", "wkrr").scaled(to: PixelSize(width: 2, height: 1))
        #expect(image.bytes == [128, 128, 128, 255, 255, 0, 0, 255])
    }

    @Test("A pixel that lies over the border of two counts for both")
    func border() {
        let image = PixelImage.of("kwk").scaled(to: PixelSize(width: 2, height: 1))
        #expect(image.bytes == [85, 85, 85, 255, 85, 85, 85, 255])
    }

    @Test("The same size is the same picture; twice the size has each pixel four times")
    func larger() {
        let image = PixelImage.of("rg", "b.")
        #expect(image.scaled(to: image.size) == image)
        #expect(image.scaled(to: PixelSize(width: 4, height: 4)) == .of("rrgg", "rrgg", "bb..", "bb.."))
    }

    @Test("What is transparent adds no colour, only transparency")
    func alpha() {
        let image = PixelImage.of("r.", "..").scaled(to: PixelSize(width: 1, height: 1))
        #expect(image.bytes == [255, 0, 0, 64])
        // (100 × 100 + 50 × 50) / 150.
        let faint = PixelImage(width: 2, height: 1, bytes: [100, 0, 0, 100, 50, 0, 0, 50])
        #expect(faint.scaled(to: PixelSize(width: 1, height: 1)).bytes == [83, 0, 0, 75])
        let invisible = PixelImage(width: 2, height: 1, bytes: [9, 9, 9, 0, 9, 9, 9, 0])
        #expect(invisible.scaled(to: PixelSize(width: 1, height: 1)).bytes == [0, 0, 0, 0])
    }

    @Test("One colour stays that colour, whatever the size", arguments: [(1, 1), (7, 3), (33, 64), (101, 9)])
    func uniform(width: Int, height: Int) {
        for color: [UInt8] in [[255, 128, 1, 255], [1, 127, 254, 255], [255, 3, 128, 1]] {
            func uniform(_ width: Int, _ height: Int) -> PixelImage {
                PixelImage(
                    width: width, height: height,
                    bytes: [[UInt8]](repeating: color, count: width * height).flatMap(\.self))
            }
            #expect(uniform(37, 23).scaled(to: PixelSize(width: width, height: height)) == uniform(width, height))
        }
    }
}
