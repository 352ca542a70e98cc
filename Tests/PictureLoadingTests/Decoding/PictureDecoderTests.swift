import Pictures
import Synchronization
import Testing

@testable import PictureLoading

struct PictureDecoderTests {
    private static func bodies() throws -> [PictureKind: [UInt8]] {
        [
            .jpeg: try #require(JPEGFile(.gradient())).bytes,
            .png: PNGFile().bytes { column, row in [column * 30, row * 30, 0, 255] },
            .webp: try #require(WebPFile(.gradient())).bytes,
        ]
    }

    @Test(arguments: PictureKind.allCases)
    func theKindIsWhatTheFirstBytesSay(kind: PictureKind) throws {
        let body = try #require(try Self.bodies()[kind])
        #expect(PictureKind(of: body) == kind)
        #expect(PictureKind(of: Array(body.dropFirst())) == nil)
        #expect(PictureDecoder().canDecode(kind))
    }

    @Test(arguments: ["", "GIF89a", "<svg xmlns", "<!DOCTYPE html>", "RIFF....AVI LIST", "\u{89}", "RIFF"])
    func anythingElseIsNoPicture(text: String) {
        #expect(throws: PictureFailure.notAPicture) {
            try PictureDecoder().decode(Array(text.utf8), covering: .large)
        }
    }

    @Test func theLimitsAreThese() {
        func allows(_ width: Int, _ height: Int) -> Bool {
            PictureLimits.allow(PixelSize(width: width, height: height))
        }
        #expect(allows(1, 1) && allows(8192, 1) && allows(1, 8192) && allows(4000, 3000))
        #expect(!allows(0, 1) && !allows(8193, 1) && !allows(1, 8193) && !allows(4000, 3001))
    }

    @Test func whatClaimsTooMuchIsRefusedBeforeAPixelIsMade() throws {
        let watched = try #require(WatchedDecoder())
        let jpeg = try #require(JPEGFile(.gradient()))
        let progressive = try #require(JPEGFile(.gradient(), isProgressive: true))
        let webp = try #require(WebPFile(.gradient()))
        let png = { (width: Int, height: Int) in
            PNGFile(claimed: (width, height)).bytes { column, row in [column, row, 0, 255] }
        }
        for body in [
            jpeg.claiming(width: 65500, height: 65500), progressive.claiming(width: 12000, height: 9000),
            jpeg.claiming(width: 8193, height: 8), jpeg.claiming(width: 4001, height: 3000), png(30000, 30000),
            png(8, 8193), png(1 << 30, 1 << 30), png(0x7FFF_FFFF, 1), webp.claiming(width: 16383, height: 16383),
            webp.claiming(width: 9000, height: 1), webp.claiming(width: 4000, height: 3001),
        ] {
            #expect(throws: PictureFailure.tooLarge) { try watched.decoder.decode(body, covering: .large) }
        }
        #expect(watched.decoded == 0)
    }

    @Test func aLongBodyIsRefusedBeforeItsLibraryIsLoaded() throws {
        let decoder = PictureDecoder { _ in "libmissing.so.0" }
        let body = try #require(JPEGFile(.gradient())).bytes
        let long = body + [UInt8](repeating: 0, count: PictureLimits.bodyBytes - body.count)
        #expect(throws: Never.self) { try PictureDecoder().decode(long, covering: .large) }
        #expect(throws: PictureFailure.tooLarge) { try decoder.decode(long + [0], covering: .large) }
    }

    /// A library of another name, and one without these functions.
    @Test(arguments: PictureKind.allCases, ["libmissing.so.0", "libc.so.6"])
    func aMissingLibraryCostsOnlyItsOwnPictures(kind: PictureKind, library: String) throws {
        let decoder = PictureDecoder { $0 == kind ? library : $0.library }
        for (other, body) in try Self.bodies() {
            #expect(decoder.canDecode(other) == (other != kind))
            if other == kind {
                #expect(throws: PictureFailure.missingLibrary(kind)) { try decoder.decode(body, covering: .large) }
            } else {
                #expect(throws: Never.self) { try decoder.decode(body, covering: .large) }
            }
        }
    }

    @Test func aLibraryIsLoadedAtItsFirstPictureAndOnlyOnce() throws {
        let loads = Mutex(0)
        let codec = try #require(LibPNG(library: PictureKind.png.library))
        let lazy = LazyCodec {
            loads.withLock { $0 += 1 }
            return codec
        }
        #expect(loads.withLock { $0 } == 0)
        #expect(lazy.codec() != nil && lazy.codec() != nil)
        #expect(loads.withLock { $0 } == 1)
    }

    @Test func whoHasMovedOnWaitsForNoPixels() throws {
        let watched = try #require(WatchedDecoder())
        for body in try Self.bodies().values {
            #expect(throws: PictureFailure.cancelled) {
                try watched.decoder.decode(body, covering: .large, isCancelled: { true })
            }
        }
        #expect(watched.decoded == 0)
    }

    @Test func whoMovesOnMeanwhileGetsNone() throws {
        let watched = try #require(WatchedDecoder())
        for body in try Self.bodies().values {
            let before = watched.decoded
            #expect(throws: PictureFailure.cancelled) {
                try watched.decoder.decode(body, covering: .large, isCancelled: { watched.decoded > before })
            }
            #expect(watched.decoded == before + 1)
        }
    }

    @Test func aTaskThatIsCancelledGetsNone() async throws {
        let body = try #require(try Self.bodies()[.png])
        let outcome = await withTaskGroup(of: PictureFailure?.self) { group in
            group.addTask {
                withUnsafeCurrentTask { $0?.cancel() }
                do throws(PictureFailure) {
                    _ = try PictureDecoder().decode(body, covering: .large)
                    return nil
                } catch {
                    return error
                }
            }
            return await group.next() ?? nil
        }
        #expect(outcome == .cancelled)
    }

    /// Nothing ends the program, and nothing is larger than its header may say.
    @Test(arguments: PictureKind.allCases)
    func damageIsRefusedOrShown(kind: PictureKind) throws {
        let body = try #require(try Self.bodies()[kind])
        let decoder = PictureDecoder()
        var (dice, refused) = (SeededDice(state: 7), 0)
        for _ in 0..<300 {
            var spoilt = body
            for _ in 0...Int.random(in: 0..<4, using: &dice) {
                spoilt[Int.random(in: 8..<body.count, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
            }
            if Bool.random(using: &dice) { spoilt.removeLast(Int.random(in: 0..<body.count, using: &dice)) }
            do {
                let image = try decoder.decode(spoilt, covering: PixelSize(width: 32, height: 32))
                #expect(PictureLimits.allow(image.size))
            } catch {
                refused += 1
            }
        }
        #expect(refused > 30)
    }
}

/// The same numbers each time.
struct SeededDice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 32) | (state << 32)
    }
}
