package import Presentation

/// A router of a scene that names things which lead somewhere.
@MainActor
package protocol PlaceRouter: AnyObject {
    func go(to place: Place)
}
