import Pictures
import Testing

@testable import PictureLoading

struct FittedSizeTests {
    @Test func aPictureIsFittedIntoItsBox() {
        func fitted(_ width: Int, _ height: Int, in columns: Int, _ rows: Int) -> [Int] {
            let size = PixelSize(width: width, height: height).fitted(in: PixelSize(width: columns, height: rows))
            return [size.width, size.height]
        }
        #expect(fitted(342, 513, in: 240, 400) == [240, 360])
        #expect(fitted(342, 513, in: 240, 340) == [227, 340])
        #expect(fitted(96, 96, in: 240, 400) == [240, 240])
        #expect(fitted(8000, 1, in: 10, 10) == [10, 1])
    }
}
