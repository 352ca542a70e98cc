import Navigation
import ScreenTestSupport
import TestSupport

@testable import {Name}

@MainActor
final class {Name}DestinationsSpy: {Name}Destinations {
    private(set) var asked: [Int] = []

    func detail(of id: {Name}Item.ID) -> any Screen {
        asked.append(id)
        return ScreenStub()
    }
}
