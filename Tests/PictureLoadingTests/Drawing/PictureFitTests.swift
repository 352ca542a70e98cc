import Pictures
import Testing

@testable import PictureLoading

@Suite("Pictures in boxes")
struct PictureFitTests {
    @Test(
        "Proportions stay, by the true size of a cell",
        arguments: [
            // A poster, where cells are twice as high as wide, and where they are not.
            (PixelSize(width: 200, height: 300), PixelSize(width: 8, height: 16), PictureBox(columns: 27, rows: 20)),
            (PixelSize(width: 200, height: 300), nil, PictureBox(columns: 27, rows: 20)),
            (PixelSize(width: 200, height: 300), PixelSize(width: 10, height: 18), PictureBox(columns: 24, rows: 20)),
            (PixelSize(width: 500, height: 500), PixelSize(width: 8, height: 16), PictureBox(columns: 30, rows: 15)),
            (PixelSize(width: 8_000, height: 1), PixelSize(width: 8, height: 16), PictureBox(columns: 30, rows: 1)),
            (PixelSize(width: 1, height: 8_000), PixelSize(width: 8, height: 16), PictureBox(columns: 1, rows: 20)),
        ] as [(PixelSize, PixelSize?, PictureBox)])
    func proportions(picture: PixelSize, cell: PixelSize?, covered: PictureBox) {
        let fit = PictureFit(PictureDisplay(.kitty, cell: cell))
        #expect(fit.covered(by: picture, of: PictureBox(columns: 30, rows: 20)) == covered)
    }

    @Test("A Sixel picture has at most 1000 pixels on each side")
    func sixel() {
        let fit = PictureFit(PictureDisplay(.sixel, cell: PixelSize(width: 12, height: 26)))
        let covered = fit.covered(by: PixelSize(width: 500, height: 500), of: PictureBox(columns: 200, rows: 100))
        #expect(covered.columns * 12 <= 1_000 && covered.rows * 26 <= 1_000 && covered.rows == 38)
        #expect(PictureFit(PictureDisplay(.sixel, cell: nil)).pixels(of: covered).height == covered.rows * 20)
    }

    @Test func placeholdersCanSayOnlySoManyColumns() {
        let fit = PictureFit(PictureDisplay(.placeholders, cell: PixelSize(width: 5, height: 10)))
        let covered = fit.covered(by: PixelSize(width: 900, height: 100), of: PictureBox(columns: 600, rows: 100))
        #expect(covered == PictureBox(columns: 297, rows: 17))
    }

    @Test("Cells need fewer pixels than a picture in pixels, as many in proportion")
    func needed() {
        let box = PictureBox(columns: 30, rows: 20)
        let cell = PixelSize(width: 8, height: 16)
        #expect(
            PictureRenderer(PictureDisplay(.kitty, cell: cell)).pixelsNeeded(for: box)
                == PixelSize(width: 240, height: 320))
        #expect(
            PictureRenderer(PictureDisplay(.cells(hasDirectColor: true), cell: cell)).pixelsNeeded(for: box)
                == PixelSize(width: 120, height: 160))
    }
}
