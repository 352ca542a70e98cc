import Pictures
import Testing

@testable import PictureLoading

@Suite("Libraries that write pictures")
struct MissingLibraryTests {
    @Test(
        "Where one is missing only its form cannot be made, and it is told which",
        arguments: [
            ([PictureDisplay.Method.kitty, .placeholders], "libz.so.1"), ([.sixel], "libsixel.so.1"),
            ([.iterm], "libturbojpeg.so.0"),
        ])
    func missing(methods: [PictureDisplay.Method], name: String) throws {
        let missing = name + ".missing"
        let names =
            switch methods[0] {
            case .kitty, .placeholders: PictureEncoders.Names(zlib: missing)
            case .sixel: PictureEncoders.Names(sixel: missing)
            case .iterm, .cells: PictureEncoders.Names(jpeg: missing)
            }
        let encoders = PictureEncoders(names)
        for other in [PictureDisplay.Method.cells(hasDirectColor: true), .kitty, .placeholders, .sixel, .iterm] {
            let renderer = PictureRenderer(PictureDisplay(other, cell: nil), encoders: encoders)
            let box = PictureBox(columns: 4, rows: 4)
            if methods.contains(other) {
                #expect(throws: PictureDrawingFailure.libraryMissing(name: missing)) {
                    try renderer.render(.of("rg", "bw"), in: box)
                }
            } else {
                #expect(try renderer.render(.of("rg", "bw"), in: box).byteCount > 0)
            }
        }
    }

    @Test("A library without the functions is as one that is missing")
    func other() {
        let encoders = PictureEncoders(PictureEncoders.Names(sixel: "libz.so.1"))
        let renderer = PictureRenderer(PictureDisplay(.sixel, cell: nil), encoders: encoders)
        #expect(throws: PictureDrawingFailure.libraryMissing(name: "libz.so.1")) {
            try renderer.render(.of("rg", "bw"), in: PictureBox(columns: 4, rows: 4))
        }
    }
}
