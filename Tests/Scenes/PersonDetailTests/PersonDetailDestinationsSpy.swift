import Navigation
import Presentation
import ScreenTestSupport

@testable import PersonDetail

@MainActor
final class PersonDetailDestinationsSpy: PersonDetailDestinations {
    private(set) var places: [Place] = []

    func placeDetail(_ place: Place) -> (any Screen)? {
        places.append(place)
        return ScreenStub("place")
    }

    func placeList(_ place: Place) -> (any Screen)? { nil }
}
