import Foundation
import Pictures
import Synchronization

@testable import PictureLoading

/// Takes `picture N` for a picture of the colour N.
final class DecoderSpy: Sendable {
    private struct State {
        var sizes: [PixelSize] = []
        var running = 0
        var most = 0
        var wasOnMainThread = false
    }

    private let state = Mutex(State())
    private let hasLibrary: Bool
    private let whileDecoding: @Sendable () -> Void

    /// - Parameter whileDecoding: is called in the middle of it.
    init(hasLibrary: Bool = true, whileDecoding: @escaping @Sendable () -> Void = {}) {
        self.hasLibrary = hasLibrary
        self.whileDecoding = whileDecoding
    }

    var count: Int { state.withLock { $0.sizes.count } }
    /// Within which size each picture was wanted.
    var sizes: [PixelSize] { state.withLock(\.sizes) }
    var mostAtOnce: Int { state.withLock(\.most) }
    var wasOnMainThread: Bool { state.withLock(\.wasOnMainThread) }

    @Sendable func decode(_ file: [UInt8], _ size: PixelSize) -> DecodedPicture {
        state.withLock { state in
            state.sizes.append(size)
            state.running += 1
            state.most = max(state.most, state.running)
            state.wasOnMainThread = state.wasOnMainThread || Thread.isMainThread
        }
        defer { state.withLock { $0.running -= 1 } }
        whileDecoding()
        guard hasLibrary else { return .notNow }
        let words = String(decoding: file, as: UTF8.self).split(separator: " ")
        guard words.count >= 2, words[0] == "picture", let color = UInt32(words[1]) else { return .unusable }
        let pixel = [UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF), 255]
        return .pixels(PixelImage(width: 1, height: 1, bytes: pixel))
    }
}

extension RenderedPicture {
    /// The colour of its first cell.
    var color: Int? {
        guard case .cells(let cells, _) = form else { return nil }
        return cells.first?.background.map(Int.init)
    }
}
