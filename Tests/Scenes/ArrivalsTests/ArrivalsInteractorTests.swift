import Entities
import TestSupport
import Testing

@testable import Arrivals

struct ArrivalsInteractorTests {
    private let arrivals = FakeArrivals(Arrival.samples)

    private var interactor: ArrivalsDefaultInteractor {
        ArrivalsDefaultInteractor(arrivals: arrivals, library: FakeLibrary())
    }

    @Test func readsAndTakesBack() async throws {
        #expect(await interactor.arrivals() == .success(Arrival.samples))
        arrivals.setChangedSince(3)
        #expect(try await interactor.takeBack(Arrival.samples[0]))
        #expect(try await !interactor.takeBack(Arrival.samples[1]))
        #expect(arrivals.takenBack == [4, 3])
    }

    @Test func aFailureIsHandedOn() async {
        arrivals.fail(with: .busy(path: "/data"))
        #expect(await interactor.arrivals() == .failure(.busy(path: "/data")))
        await #expect(throws: LibraryFailure.busy(path: "/data")) { try await interactor.takeBack(Arrival.samples[0]) }
    }
}
