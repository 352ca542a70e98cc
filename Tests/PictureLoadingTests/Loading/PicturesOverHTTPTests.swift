import CatalogKit
import Entities
import HTTP
import Pictures
import Runtime
import TestSupport
import Testing

@testable import PictureLoading

/// With libcurl, a server and the libraries that decode, as in the program.
@Suite("Pictures over HTTP")
struct PicturesOverHTTPTests {
    private static let box = PictureBox(columns: 12, rows: 9)

    /// One for all tests: each fault has an address of its own.
    private static let server = Task {
        let server = try await FixtureServer.start()
        try await server.spoil(
            (unusableAnswers + passingFaults + redirects + ["redirect-loop", "hang"]).map {
                FixtureServer.Fault($0, path: path($0))
            })
        return server
    }

    private static func path(_ name: String, _ ending: String = "jpg") -> String {
        "/t/p/w154/\(name.filter { $0 != "-" }).\(ending)"
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func loader(_ limits: CurlLimits = PictureFiles.limits) async throws -> PictureLoader {
        let base = HTTPURL(try await Self.server.value.address)
        let worker = WorkerThread()
        let time = SystemTime(worker: worker)
        let store = AnswerStore(
            folder: folder.path, file: "pictures.sqlite", limitInBytes: 64 << 20, time: time, worker: worker)
        let loader = PictureLoader(
            files: PictureFiles(
                store: store,
                transport: CurlTransport(userAgent: "Matinee/test", limits: limits), after: RequestsUnderWay(),
                quota: { _ in CacheQuota(number: 1) }, time: time, worker: worker),
            addresses: SourcePictureAddresses { _ in base }, decoder: PictureDecoder(), worker: worker)
        loader.use(LoaderSample.cells)
        return loader
    }

    private func requests(_ path: String) async throws -> [FixtureServer.Request] {
        try await Self.server.value.requests().filter { $0.path == path }
    }

    @Test(
        "A JPEG and a PNG are shown in their proportions, asked for with nothing but what they need",
        arguments: [
            "jpg", "png",
        ])
    func whole(ending: String) async throws {
        let path = Self.path("Whole", ending)
        let picture = try #require(await loader().rendered(.at(path), in: Self.box))
        // Two to three, where cells are twice as high as wide.
        #expect(picture.box == PictureBox(columns: 12, rows: 9))
        let request = try #require(await requests(path).first)
        #expect(
            Set(request.headers.keys.map { $0.lowercased() })
                == ["user-agent", "accept", "accept-encoding"])
        #expect(request.query.isEmpty)
    }

    private static let unusableAnswers = [
        "http-404", "error-html-200", "empty", "garbage", "huge", "picture-bomb", "picture-large", "picture-gif",
    ]

    @Test("What is no picture is not asked for again", arguments: unusableAnswers)
    func unusable(fault: String) async throws {
        for _ in 0..<2 {
            #expect(try await loader().rendered(.at(Self.path(fault)), in: Self.box) == nil)
        }
        #expect(try await requests(Self.path(fault)).count == 1)
    }

    private static let passingFaults = ["http-500-html", "http-503", "http-429", "http-401", "truncated", "reset"]

    @Test("What may pass is asked for once each time", arguments: passingFaults)
    func passing(fault: String) async throws {
        let loader = try await loader()
        for count in 1...2 {
            #expect(await loader.rendered(.at(Self.path(fault)), in: Self.box) == nil)
            #expect(try await requests(Self.path(fault)).count == count)
        }
    }

    private static let redirects = ["redirect-same", "redirect-away"]

    @Test("Redirects are followed, to other hosts too", arguments: redirects)
    func redirected(fault: String) async throws {
        #expect(try await loader().rendered(.at(Self.path(fault)), in: Self.box) != nil)
        #expect(try await requests(Self.path(fault)).count == 2)
    }

    @Test("Three redirects are the most")
    func loop() async throws {
        #expect(try await loader().rendered(.at(Self.path("redirect-loop")), in: Self.box) == nil)
        #expect(try await requests(Self.path("redirect-loop")).count == 4)
    }

    @Test("A request that takes too long ends, and is not kept as none")
    func hang() async throws {
        let loader = try await loader(CurlLimits(totalMilliseconds: 300))
        for count in 1...2 {
            #expect(await loader.rendered(.at(Self.path("hang")), in: Self.box) == nil)
            #expect(try await requests(Self.path("hang")).count == count)
        }
    }
}
