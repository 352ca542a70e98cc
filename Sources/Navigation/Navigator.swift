package import Entities

/// Where routers send people. Whether that is a pane beside theirs or a screen of its own, they cannot
/// tell.
@MainActor
package protocol Navigator: AnyObject {
    typealias MakeScreen = @MainActor () -> any Screen

    /// Shows an item's detail and gives it the keyboard.
    ///
    /// - Parameter item: what it is the detail of; a detail of it that is already in sight is kept.
    func open(_ item: some StableID, _ makeScreen: @escaping MakeScreen)

    /// The cursor has come to an item: shows its detail where there is room for it.
    func follow(_ item: some StableID, _ makeScreen: @escaping MakeScreen)

    /// The detail in sight has come to another item by itself, and taken the cursor along.
    func didMoveDetail(to item: some StableID, _ makeScreen: @escaping MakeScreen)

    /// There is no item any more whose detail could be shown.
    func followNothing()

    /// Puts a screen on top of the detail; back leads to what was there.
    func push(_ screen: any Screen)

    /// Takes away what was pushed last; the keyboard is again where it was.
    func pop()
}
