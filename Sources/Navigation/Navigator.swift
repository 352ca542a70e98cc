package import Entities

/// Routers show other screens through it. They do not know whether that is a pane beside theirs or a full screen.
@MainActor
package protocol Navigator: AnyObject {
    typealias MakeScreen = @MainActor () -> any Screen

    /// Shows an item's detail and gives it the keyboard.
    ///
    /// - Parameter item: the item; if its detail is already visible, that one stays.
    func open(_ item: some StableID, _ makeScreen: @escaping MakeScreen)

    /// The cursor of a list is on another item: shows its detail beside that list if there is room for it.
    ///
    /// - Parameter list: the list's router, always the same one. For a list below others nothing in sight changes.
    func follow(_ item: some StableID, of list: AnyObject, _ makeScreen: @escaping MakeScreen)

    /// The visible detail shows another item by its own decision, and has moved the cursor with it.
    func didMoveDetail(to item: some StableID, _ makeScreen: @escaping MakeScreen)

    /// There is no item under the cursor of a list, so no detail can be shown beside it.
    ///
    /// - Parameter list: the list's router, as for `follow`.
    func followNothing(of list: AnyObject)

    /// Puts another list over the visible one and its details; back leads to them again.
    ///
    /// - Parameter comesBack: whether the list below puts it there again in a later session, when it is restored.
    func pushList(_ screen: any Screen, comesBack: Bool)

    /// Removes the list that was put over another one, with its details.
    func popList()

    /// Puts a screen on top of the detail; back leads to the detail again.
    func push(_ screen: any Screen)

    /// Removes the screen that was pushed last, and gives the keyboard back to where it was.
    func pop()

    /// Removes a screen that was pushed, whatever lies over it by now, as `pop` does where it has the keyboard.
    func close(_ screen: any Screen)
}
