package import Entities
package import Navigation

/// Records the calls of routers, and makes no screens by itself.
@MainActor
package final class NavigatorSpy: Navigator {
    package enum Call: Equatable {
        case open(AnyHashable)
        case follow(AnyHashable)
        case didMoveDetail(AnyHashable)
        case followNothing
        case pushList
        case popList
        case push
        case pop
    }

    package private(set) var calls: [Call] = []
    /// Makes the screen of the last `open` or `follow`.
    package private(set) var makeScreen: MakeScreen?

    /// The titles of the screens that were pushed.
    package private(set) var pushed: [String] = []

    package init() {}

    package func open(_ item: some StableID, _ makeScreen: @escaping MakeScreen) {
        calls.append(.open(AnyHashable(item)))
        self.makeScreen = makeScreen
    }

    package func follow(_ item: some StableID, of list: AnyObject, _ makeScreen: @escaping MakeScreen) {
        calls.append(.follow(AnyHashable(item)))
        self.makeScreen = makeScreen
    }

    package func didMoveDetail(to item: some StableID, _ makeScreen: @escaping MakeScreen) {
        calls.append(.didMoveDetail(AnyHashable(item)))
        self.makeScreen = makeScreen
    }

    package func followNothing(of list: AnyObject) {
        calls.append(.followNothing)
    }

    package func pushList(_ screen: any Screen, comesBack: Bool) {
        calls.append(.pushList)
        pushed.append(screen.title)
    }

    package func popList() {
        calls.append(.popList)
    }

    package func push(_ screen: any Screen) {
        calls.append(.push)
        pushed.append(screen.title)
    }

    package func pop() {
        calls.append(.pop)
    }

    /// As if it had the keyboard.
    package func close(_ screen: any Screen) {
        pop()
    }
}
