import Foundation
import Pictures
import Testing

@testable import PictureLoading

@Suite("Sixel and iTerm2")
struct ControlStringTests {
    private let box = PictureBox(columns: 30, rows: 20)

    private func string(
        _ image: PixelImage, by method: PictureDisplay.Method, background: UInt32? = nil, in box: PictureBox? = nil
    ) throws -> ([UInt8], PictureBox) {
        let display = PictureDisplay(method, cell: PixelSize(width: 8, height: 16), background: background)
        let picture = try PictureRenderer(display).render(image, in: box ?? self.box)
        switch picture.form {
        case .sixel(let string), .iterm(let string): return (string, picture.box)
        case .cells, .kitty, .placeholders: return ([], picture.box)
        }
    }

    @Test(
        "A Sixel picture has exactly the pixels of its cells, and looks like the poster",
        arguments: [
            // Larger than its box, and smaller.
            PixelSize(width: 400, height: 600), PixelSize(width: 100, height: 150),
        ])
    func sixel(size: PixelSize) throws {
        let poster = PixelImage.poster(width: size.width, height: size.height)
        let (string, covered) = try string(poster, by: .sixel)
        let image = try #require(SixelReader(string).image)
        #expect(covered == PictureBox(columns: 27, rows: 20))
        #expect(image.size == PixelSize(width: 27 * 8, height: 20 * 16))
        #expect(image.difference(to: poster) < 10)
        #expect(image.difference(to: .poster(hue: 1)) > 60)
    }

    @Test(
        "What is transparent in a Sixel picture has the terminal's background, or black",
        arguments: [
            nil, 0x336699,
        ] as [UInt32?])
    func background(_ background: UInt32?) throws {
        let (string, _) = try string(.of("r.", ".."), by: .sixel, background: background)
        let image = try #require(SixelReader(string).image)
        // In percent, as Sixel has colours.
        let expected: [UInt8] = background == nil ? [0, 0, 0, 255] : [0x33, 0x66, 0x99, 255]
        #expect(zip(image.bytes.suffix(4), expected).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
        #expect(zip(image.bytes, [255, 0, 0, 255] as [UInt8]).allSatisfy { abs(Int($0) - Int($1)) <= 3 })
    }

    @Test(
        "The smallest Sixel picture, and the largest",
        arguments: [
            PictureBox(columns: 1, rows: 1), PictureBox(columns: 500, rows: 500),
        ])
    func extremes(box: PictureBox) throws {
        let (string, covered) = try string(.of("rg", "bw"), by: .sixel, in: box)
        let image = try #require(SixelReader(string).image)
        #expect(image.size == PixelSize(width: covered.columns * 8, height: covered.rows * 16))
        #expect(image.width <= 1_000 && image.height <= 1_000)
    }

    @Test("iTerm2 gets a JPEG in a string that says how long it is, and which cells it covers")
    func iterm() throws {
        let (string, covered) = try string(.poster(width: 400, height: 600), by: .iterm)
        let text = String(decoding: string, as: UTF8.self)
        let parts = try #require(
            text.wholeMatch(
                of:
                    #/\x1B\]1337;File=inline=1;size=(\d+);width=27;height=20;preserveAspectRatio=0:([A-Za-z0-9+\/]+)(=*)\x07/#
            ))
        #expect(covered == PictureBox(columns: 27, rows: 20))
        #expect(Int(parts.1) == (parts.2.count + parts.3.count) / 4 * 3 - parts.3.count)
        let file = try #require(Data(base64Encoded: String(parts.2 + parts.3)))
        let image = try PictureDecoder().decode(Array(file), covering: PixelSize(width: 1_000, height: 1_000))
        #expect(image.size == PixelSize(width: 27 * 8, height: 20 * 16))
        #expect(image.difference(to: .poster(width: 400, height: 600)) < 8)
    }
}
