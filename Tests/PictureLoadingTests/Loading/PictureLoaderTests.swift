import Entities
import HTTP
import Pictures
import TestSupport
import Testing

@testable import PictureLoading

@Suite("Loading pictures")
struct PictureLoaderTests {
    private let url = "https://a.test/1.jpg"

    @Test("A picture is asked for once, without a key, and is then ready")
    func once() async throws {
        let sample = try LoaderSample([url: .success(.picture(7))])
        #expect(sample.loader.ready(.at(url), in: LoaderSample.box) == nil)
        #expect(await sample.color(url) == 7)
        #expect(sample.loader.ready(.at(url), in: LoaderSample.box)?.color == 7)
        #expect(await sample.color(url) == 7)
        #expect(sample.server.asked == [url] && sample.decoder.count == 1)
        let request = try #require(sample.server.requests.first)
        #expect(request.credential == nil)
        #expect(request.revealedHeaders.map(\.name) == ["Accept"])
        #expect(request.revealedHeaders.first?.value == "image/jpeg, image/png;q=0.9, image/webp;q=0.8")
    }

    @Test("Another box is another picture, of the same file")
    func boxes() async throws {
        let sample = try LoaderSample([url: .success(.picture(7))])
        let large = PictureBox(columns: 40, rows: 20)
        #expect(await sample.loader.rendered(.at(url), in: large)?.box == large)
        #expect(await sample.loader.rendered(.at(url), in: LoaderSample.box)?.box == LoaderSample.box)
        #expect(sample.server.asked == [url])
        #expect(sample.decoder.sizes == [PixelSize(width: 160, height: 160), PixelSize(width: 16, height: 16)])
    }

    @Test("One request for one address, however many ask")
    func shared() async throws {
        let sample = try LoaderSample()
        async let first = sample.color(url)
        async let second = sample.color(url)
        async let third = sample.color(url, in: PictureBox(columns: 8, rows: 4))
        async let fourth: Void = sample.loader.prefetch(.at(url))
        #expect(await eventually { sample.server.pending == [url] })
        sample.server.answer(url, .picture(9))
        #expect(await [first, second, third] == [9, 9, 9])
        await fourth
        #expect(sample.server.asked == [url])
    }

    @Test("A request ends when nobody waits for it any more, and no sooner")
    func abandoned() async throws {
        let sample = try LoaderSample()
        let (first, second) = (Task { await sample.color(url) }, Task { await sample.color(url) })
        #expect(await eventually { sample.server.pending == [url] })
        first.cancel()
        #expect(await first.value == nil)
        #expect(sample.server.cancelledCount == 0)
        second.cancel()
        #expect(await second.value == nil)
        #expect(await eventually { sample.server.cancelledCount == 1 })
        sample.server.set(.success(.picture(3)), for: url)
        #expect(await sample.color(url) == 3)
    }

    @Test("Two requests are under way at a time; those that were given up leave their turn to others")
    func two() async throws {
        let sample = try LoaderSample()
        let urls = (0..<6).map { "https://a.test/\($0)" }
        let tasks = urls.map { url in Task { await sample.color(url) } }
        #expect(await eventually { sample.server.pending.count == 2 })
        tasks[0].cancel()
        tasks[3].cancel()
        let others: Set = [1, 2, 4, 5]
        var answered: Set<Int> = []
        while answered != others {
            #expect(await eventually { sample.server.pending.contains { url in others.contains { urls[$0] == url } } })
            for url in sample.server.pending {
                guard let number = urls.firstIndex(of: url), others.contains(number) else { continue }
                sample.server.answer(url, .picture(number))
                answered.insert(number)
            }
        }
        for number in others { #expect(await tasks[number].value == number) }
        #expect(sample.server.mostAtOnce == 2)
    }

    @Test("Whatever the order of the answers, each place gets its own picture", arguments: [1, 2, 3] as [UInt64])
    func reordered(seed: UInt64) async throws {
        let sample = try LoaderSample()
        var random = SeededGenerator(seed: seed)
        let answering = Task { [server = sample.server] in
            var random = SeededGenerator(seed: seed + 100)
            while !Task.isCancelled {
                if let url = server.pending.randomElement(using: &random) {
                    server.answer(url, .picture(Int(url.dropFirst("https://a.test/".count)) ?? -1))
                }
                await Task.yield()
            }
        }
        var tasks: [(number: Int, task: Task<Int?, Never>)] = []
        // As somebody moves: some are left before they come, some are asked for again.
        for _ in 0..<60 {
            let number = Int.random(in: 0..<20, using: &random)
            tasks.append((number, Task { await sample.color("https://a.test/\(number)") }))
            if Bool.random(using: &random) { tasks.randomElement(using: &random)?.task.cancel() }
            await Task.yield()
        }
        for (number, task) in tasks {
            let color = await task.value
            #expect(color == number || (color == nil && task.isCancelled))
        }
        answering.cancel()
    }

    @Test("Pictures are decoded one at a time, never on the main thread")
    @MainActor
    func oneAtATime() async throws {
        let urls = (0..<8).map { "https://a.test/\($0)" }
        let sample = try LoaderSample(
            Dictionary(uniqueKeysWithValues: urls.enumerated().map { ($1, .success(.picture($0))) }))
        let tasks = urls.map { url in Task { await sample.color(url) } }
        for (number, task) in tasks.enumerated() { #expect(await task.value == number) }
        #expect(sample.decoder.count == 8 && sample.decoder.mostAtOnce == 1 && !sample.decoder.wasOnMainThread)
    }

    @Test("What was given up while it was decoded is not drawn")
    func givenUp() async throws {
        let (reached, opened) = (Latch(), Latch())
        let next = "https://a.test/next"
        let sample = try LoaderSample(
            [url: .success(.picture(5)), next: .success(.picture(6))],
            decoder: DecoderSpy {
                reached.open()
                opened.wait()
            })
        let task = Task { await sample.color(url) }
        #expect(await eventually { reached.isOpen })
        task.cancel()
        #expect(await task.value == nil)
        opened.open()
        // By the time that this one had its turn, the other one is over.
        #expect(await sample.color(next) == 6)
        #expect(sample.loader.ready(.at(url), in: LoaderSample.box) == nil)
    }

    @Test("Without a display there are no pictures, and nothing is asked for")
    func none() async throws {
        let sample = try LoaderSample([url: .success(.picture(5))])
        sample.loader.use(nil)
        #expect(!sample.loader.areHidden)
        sample.loader.use(nil, areHidden: true)
        #expect(sample.loader.areHidden)
        #expect(await sample.color(url) == nil)
        await sample.loader.prefetch(.at(url))
        #expect(sample.server.asked.isEmpty)
        sample.loader.use(LoaderSample.cells)
        #expect(await sample.color(url) == 5)
        sample.loader.use(nil)
        #expect(sample.loader.ready(.at(url), in: LoaderSample.box) == nil)
    }

    @Test("A display that changes while a picture loads gets its own picture")
    func changed() async throws {
        let sample = try LoaderSample()
        async let rendered = sample.loader.rendered(.at(url), in: LoaderSample.box)
        #expect(await eventually { sample.server.pending == [url] })
        sample.loader.use(PictureDisplay(.kitty, cell: nil))
        sample.server.answer(url, .picture(6))
        let picture = try #require(await rendered)
        guard case .kitty = picture.form else { throw Failure.otherForm }
        #expect(sample.server.asked == [url])
    }

    private enum Failure: Error {
        case otherForm
    }

    @Test("Where the library of the terminal's own way is missing, pictures are cells")
    func cellsInPlaceOfWhatCannotBeWritten() async throws {
        let sample = try LoaderSample(
            [url: .success(.picture(5))],
            makeRenderer: {
                PictureRenderer($0, encoders: PictureEncoders(PictureEncoders.Names(sixel: "libsixel.so.missing")))
            })
        sample.loader.use(PictureDisplay(.sixel, cell: PixelSize(width: 8, height: 16)))
        let picture = try #require(await sample.loader.rendered(.at(url), in: LoaderSample.box))
        guard case .cells(_, hasDirectColor: false) = picture.form else { throw Failure.otherForm }
        #expect(sample.loader.display?.method == .cells(hasDirectColor: false))
    }

    @Test("A library that is missing is no fault of the picture: it is shown once there is one")
    func libraryMissing() async throws {
        let sample = try LoaderSample([url: .success(.picture(5))], decoder: DecoderSpy(hasLibrary: false))
        #expect(await sample.color(url) == nil)
        #expect(try await sample.restarted(isOffline: true).color(url) == 5)
    }
}
