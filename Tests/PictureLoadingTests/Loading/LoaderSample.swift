import CatalogKit
import Entities
import HTTP
import Pictures
import Runtime
import TestSupport

@testable import PictureLoading

/// A loader with a server, a disk and a clock of its own, for a terminal with direct colours.
struct LoaderSample {
    let server: PictureServerSpy
    let clock: HandClock
    let decoder: DecoderSpy
    let folder: TemporaryFolder
    let loader: PictureLoader
    /// What services are asked, which comes first.
    let underWay = RequestsUnderWay()

    static let source = SourceID(rawValue: "source")
    static let cells = PictureDisplay(.cells(hasDirectColor: true), cell: nil)
    static let box = PictureBox(columns: 4, rows: 2)

    /// - Parameters:
    ///   - path: where the disk is; nil for a folder of its own.
    ///   - quota: how much each source may keep.
    init(
        _ answers: [String: Result<HTTPResponse, CatalogFailure>] = [:], folder: TemporaryFolder? = nil,
        path: String? = nil, clock: HandClock = HandClock(), isOffline: Bool = false,
        quota: @escaping @Sendable (SourceID) -> CacheQuota = { _ in CacheQuota(number: 1) },
        decoder: DecoderSpy = DecoderSpy(),
        makeRenderer: @escaping @Sendable (PictureDisplay) -> PictureRenderer = { PictureRenderer($0) }
    ) throws {
        server = PictureServerSpy(answers)
        self.clock = clock
        self.decoder = decoder
        self.folder = try folder ?? TemporaryFolder()
        let worker = WorkerThread()
        let store = AnswerStore(
            folder: path ?? self.folder.path, file: "pictures.sqlite", limitInBytes: 64 << 20, time: clock,
            worker: worker)
        loader = PictureLoader(
            files: PictureFiles(
                store: store, transport: isOffline ? nil : server, after: underWay, quota: quota, time: clock,
                worker: worker),
            addresses: SourcePictureAddresses { _ in nil }, worker: worker, decode: decoder.decode,
            makeRenderer: makeRenderer)
        loader.use(Self.cells)
    }

    /// With the same disk and the same clock, as if the program was started again.
    func restarted(
        _ answers: [String: Result<HTTPResponse, CatalogFailure>] = [:], isOffline: Bool = false
    ) throws -> LoaderSample {
        try LoaderSample(answers, folder: folder, clock: clock, isOffline: isOffline)
    }

    /// The colour of the picture there.
    func color(_ url: String, in box: PictureBox = Self.box) async -> Int? {
        await loader.rendered(.at(url), in: box)?.color
    }
}

extension Picture {
    static func at(_ small: String, large: String? = nil, source: SourceID = LoaderSample.source) -> Picture {
        Picture(source: source, small: small, large: large)
    }
}
