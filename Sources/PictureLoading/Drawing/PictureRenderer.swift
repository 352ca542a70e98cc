package import Pictures

/// Makes pictures ready for a terminal: scales them to what they cover, and writes them in the form that it shows.
///
/// It works on the calling thread, for some milliseconds. Where that is in a task that was cancelled, it ends before what
/// takes longest.
package struct PictureRenderer: Sendable {
    private let display: PictureDisplay
    private let fit: PictureFit
    private let encoders: PictureEncoders

    /// What lies beneath a picture where the terminal has not said its background.
    private static let black: UInt32 = 0

    package init(_ display: PictureDisplay) {
        self.init(display, encoders: PictureEncoders())
    }

    init(_ display: PictureDisplay, encoders: PictureEncoders) {
        self.display = display
        self.encoders = encoders
        fit = PictureFit(display)
    }

    /// The size within which a picture should be decoded: as little as can be without a loss that is seen. Pixels are
    /// square.
    package func pixelsNeeded(for box: PictureBox) -> PixelSize {
        fit.pixelsNeeded(for: box)
    }

    /// - Returns: a picture that covers as much of the box as its proportions allow.
    package func render(_ image: PixelImage, in box: PictureBox) throws(PictureDrawingFailure) -> RenderedPicture {
        let covered = fit.covered(by: image.size, of: box)
        let form: RenderedPicture.Form =
            switch display.method {
            case .cells(let hasDirectColor): try cells(of: image, in: covered, hasDirectColor: hasDirectColor)
            case .kitty: .kitty(try kitty(image, in: covered))
            case .placeholders: .placeholders(try kitty(image, in: covered))
            case .sixel: .sixel(try sixel(image, in: covered))
            case .iterm: .iterm(try iterm(image, in: covered))
            }
        return RenderedPicture(box: covered, form: form)
    }

    private func cells(
        of image: PixelImage, in box: PictureBox, hasDirectColor: Bool
    ) throws(PictureDrawingFailure) -> RenderedPicture.Form {
        try checkCancellation()
        let cells = QuadrantCells.cells(
            of: image.scaled(to: PixelSize(width: box.columns * 2, height: box.rows * 2)))
        return .cells(
            hasDirectColor ? cells : cells.map { $0.inPalette }, hasDirectColor: hasDirectColor)
    }

    private func kitty(_ image: PixelImage, in box: PictureBox) throws(PictureDrawingFailure) -> KittyPicture {
        let image = try reduced(image, in: box)
        let isOpaque = image.isOpaque
        let pixels = isOpaque ? image.colors(on: Self.black) : image.bytes
        return KittyPicture(
            size: image.size, hasAlpha: !isOpaque, payload: Base64.encode(try encoders.compressed(pixels)))
    }

    private func sixel(_ image: PixelImage, in box: PictureBox) throws(PictureDrawingFailure) -> [UInt8] {
        // Exactly what is covered: more would stay on the screen, and less leave a rim of what was there before.
        let image = image.scaled(to: fit.pixels(of: box))
        try checkCancellation()
        let background = display.background ?? Self.black
        return try encoders.sixel(
            image.colors(on: background), size: image.size, exact: image.isOpaque ? nil : background)
    }

    private func iterm(_ image: PixelImage, in box: PictureBox) throws(PictureDrawingFailure) -> [UInt8] {
        let image = try reduced(image, in: box)
        let jpeg = try encoders.jpeg(image.colors(on: display.background ?? Self.black), size: image.size)
        return ITermString.bytes(showing: jpeg, in: box)
    }

    /// Not enlarged: the terminal does that by itself, for nothing.
    private func reduced(_ image: PixelImage, in box: PictureBox) throws(PictureDrawingFailure) -> PixelImage {
        let most = fit.pixels(of: box)
        let image = image.scaled(
            to: PixelSize(width: min(image.width, most.width), height: min(image.height, most.height)))
        try checkCancellation()
        return image
    }

    private func checkCancellation() throws(PictureDrawingFailure) {
        guard !Task.isCancelled else { throw .cancelled }
    }
}
