import CatalogKit
import Entities
import Foundation
import HTTP
import PictureLoading
import Pictures
import Runtime
import Testing

@Suite("Pictures from their files to the terminal")
struct RealPictureTests {
    private let url = "https://a.test/1.jpg"

    private func loader(_ file: [UInt8], decoder: PictureDecoder = PictureDecoder()) -> PictureLoader {
        let response = HTTPResponse(status: 200, headers: HTTPHeaders(), body: Data(file), receivedAt: 0)
        let worker = WorkerThread()
        let files = PictureFiles(
            store: nil, transport: PictureServerSpy([url: .success(response)]), after: RequestsUnderWay(),
            quota: { _ in CacheQuota(number: 1) },
            time: HandClock(), worker: worker)
        let loader = PictureLoader(
            files: files, addresses: SourcePictureAddresses { _ in nil }, decoder: decoder, worker: worker)
        loader.use(LoaderSample.cells)
        return loader
    }

    @Test("A file becomes cells of its colours")
    func file() async throws {
        let picture = try #require(
            await loader(Self.png).rendered(.at(url), in: PictureBox(columns: 4, rows: 2)))
        #expect(picture.box == PictureBox(columns: 4, rows: 2))
        #expect(picture.color == 0xC86432)
    }

    @Test("What is none, or has no library, is no picture")
    func none() async {
        let box = PictureBox(columns: 4, rows: 2)
        #expect(await loader(Array("GIF89a".utf8)).rendered(.at(url), in: box) == nil)
        #expect(await loader(Array(Self.png.prefix(30))).rendered(.at(url), in: box) == nil)
        let without = PictureDecoder { $0.library + ".missing" }
        #expect(await loader(Self.png, decoder: without).rendered(.at(url), in: box) == nil)
    }

    /// Eight by eight pixels of one colour, C86432.
    private static let png = [UInt8](
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mM4kWKEFTEMLQkA"
                + "VkZXgUFSAJcAAAAASUVORK5CYII="
        ) ?? Data())
}
