package import Entities
package import Pictures
package import Runtime
import Services
import Synchronization

/// Pictures from where sources have them to what the terminal shows. Decoding, scaling and encoding are done on a thread
/// of their own, one picture at a time; what is ready is kept in memory.
package final class PictureLoader: PictureStore {
    /// - Parameters:
    ///   - file: as the source sent it.
    ///   - size: within which it will be shown.
    typealias Decode = @Sendable (_ file: [UInt8], _ size: PixelSize) -> DecodedPicture

    private struct State {
        var display: Display?
        var areHidden = false
        /// What was found to be none, and is asked for once more.
        var doubted: Set<Picture> = []
        var rendered: RenderedPictures
    }

    private struct Display {
        let display: PictureDisplay
        let renderer: PictureRenderer

        /// Whether a cell has so many pixels that what is large elsewhere is not sharp.
        var isFine: Bool { (display.cell?.width ?? 0) >= 14 }

        var isCoarse: Bool {
            if case .cells = display.method { true } else { false }
        }
    }

    private enum Failure: Error {
        case cancelled
    }

    private let files: PictureFiles
    private let addresses: any PictureAddresses
    private let decode: Decode
    private let makeRenderer: @Sendable (PictureDisplay) -> PictureRenderer
    private let shared: SharedWork<RenderedPictures.Key, RenderedPicture?, Failure>
    private let state: Mutex<State>

    /// What is ready to be sent: some fifty pictures in Sixel, or some hundreds in cells.
    private static let limitInBytes = 8 << 20

    /// - Parameter worker: the thread on which pictures are made.
    package convenience init(
        files: PictureFiles, addresses: any PictureAddresses, decoder: PictureDecoder, worker: WorkerThread
    ) {
        self.init(files: files, addresses: addresses, worker: worker) { decoder.picture(in: $0, within: $1) }
    }

    /// - Parameter decode: called on the worker's thread, by one at a time.
    init(
        files: PictureFiles, addresses: any PictureAddresses, worker: WorkerThread, decode: @escaping Decode,
        makeRenderer: @escaping @Sendable (PictureDisplay) -> PictureRenderer = { PictureRenderer($0) }
    ) {
        self.files = files
        self.addresses = addresses
        self.decode = decode
        self.makeRenderer = makeRenderer
        shared = SharedWork(worker: worker, whenCancelled: .cancelled)
        state = Mutex(State(rendered: RenderedPictures(limitInBytes: Self.limitInBytes)))
    }

    /// From now on pictures are made for this terminal; nil: there are none, and nothing is asked for.
    ///
    /// - Parameter areHidden: whether there are none since the user has hidden them.
    package func use(_ display: PictureDisplay?, areHidden: Bool = false) {
        state.withLock { state in
            state.areHidden = areHidden
            guard state.display?.display != display else { return }
            state.display = display.map { Display(display: $0, renderer: makeRenderer($0)) }
        }
    }

    package var display: PictureDisplay? { state.withLock(\.display?.display) }

    package var areHidden: Bool { state.withLock(\.areHidden) }

    package func ready(_ picture: Picture, in box: PictureBox) -> RenderedPicture? {
        state.withLock { state in
            guard let display = state.display else { return nil }
            return state.rendered.find(key(of: picture, in: box, display))
        }
    }

    package func rendered(_ picture: Picture, in box: PictureBox) async -> RenderedPicture? {
        while let display = state.withLock(\.display), !Task.isCancelled {
            if let ready = ready(picture, in: box) { return ready }
            let made: RenderedPicture?
            do throws(Failure) {
                made = try await shared.value(of: key(of: picture, in: box, display)) {
                    [self] () async throws(Failure) in await make(picture, in: box, display)
                }
            } catch {
                return nil
            }
            // The terminal may have turned out to be another one meanwhile.
            if state.withLock(\.display)?.display == display.display { return made }
        }
        return nil
    }

    package func askAgain(for picture: Picture) {
        state.withLock { _ = $0.doubted.insert(picture) }
    }

    package func prefetch(_ picture: Picture) async {
        guard let display = state.withLock(\.display), !files.isLineSlow else { return }
        if display.isCoarse, let large = await address(of: picture.large, picture.source),
            case .bytes = await files.kept(large, isStaleUsed: false)
        {
            return
        }
        if let address = await address(of: path(of: picture, display), picture.source) {
            _ = await files.file(address)
        }
    }

    /// Has a picture on disk for any terminal: those of cells scale it down, and those of small pixels scale it up.
    ///
    /// - Returns: whether it is there, or it is known that there is none.
    package func keep(_ picture: Picture) async -> Bool {
        guard let address = await address(of: picture.large, picture.source) else { return false }
        return await files.file(address) != nil
    }

    private func key(of picture: Picture, in box: PictureBox, _ display: Display) -> RenderedPictures.Key {
        RenderedPictures.Key(
            source: picture.source, path: path(of: picture, display), box: box, display: display.display)
    }

    private func path(of picture: Picture, _ display: Display) -> String {
        display.isCoarse ? picture.small : display.isFine ? picture.largest : picture.large
    }

    private func make(_ picture: Picture, in box: PictureBox, _ display: Display) async -> RenderedPicture? {
        let size = display.renderer.pixelsNeeded(for: box)
        guard let image = await image(of: picture, for: display, within: size), !Task.isCancelled else { return nil }
        let made: RenderedPicture
        do throws(PictureDrawingFailure) {
            made = try display.renderer.render(image, in: box)
        } catch {
            if case .libraryMissing = error { useCells(inPlaceOf: display) }
            return nil
        }
        state.withLock { $0.rendered.store(made, for: key(of: picture, in: box, display)) }
        return made
    }

    /// A terminal whose own way needs a library that is not there shows what every terminal of 256 colours can.
    private func useCells(inPlaceOf missed: Display) {
        state.withLock { state in
            guard let display = state.display?.display, display == missed.display else { return }
            let cells = PictureDisplay(
                .cells(hasDirectColor: false), cell: display.cell, background: display.background)
            state.display = Display(display: cells, renderer: makeRenderer(cells))
        }
    }

    /// The image of the size that the terminal shows; or of a larger one that is kept; or, where that is all there is, of a smaller
    /// one.
    private func image(of picture: Picture, for display: Display, within size: PixelSize) async -> PixelImage? {
        guard let wanted = await address(of: path(of: picture, display), picture.source) else { return nil }
        if let image = await pixels(of: wanted, files.kept(wanted, isStaleUsed: false), within: size) { return image }
        if display.isCoarse, picture.small != picture.large,
            let other = await address(of: picture.large, picture.source),
            let image = await pixels(of: other, files.kept(other, isStaleUsed: false), within: size)
        {
            return image
        }
        let isDoubted = state.withLock { $0.doubted.remove(picture) != nil }
        if let image = await pixels(of: wanted, files.file(wanted, believesNone: !isDoubted), within: size) {
            return image
        }
        for path in [picture.large, picture.small] where path != self.path(of: picture, display) {
            if let other = await address(of: path, picture.source),
                let image = await pixels(of: other, files.kept(other, isStaleUsed: true), within: size)
            {
                return image
            }
        }
        return nil
    }

    private func address(of path: String, _ source: SourceID) async -> PictureAddress? {
        await addresses.address(of: path, source: source).map { PictureAddress(source: source, url: $0) }
    }

    private func pixels(of address: PictureAddress, _ file: PictureFiles.File?, within size: PixelSize) async
        -> PixelImage?
    {
        guard case .bytes(let bytes) = file, !Task.isCancelled else { return nil }
        switch decode(bytes, size) {
        case .pixels(let image): return image
        case .unusable:
            await files.markNone(address)
            return nil
        case .notNow: return nil
        }
    }
}
