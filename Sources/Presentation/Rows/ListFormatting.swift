/// Puts the items of a list into words: as rows, and as tiles.
package protocol ListFormatting<Item> {
    associatedtype Item

    /// - Parameter marks: what its reader has done with it.
    func row(_ item: Item, _ marks: Marks) -> Row
    /// What stands below the title of its tile.
    func tileFacts(of item: Item) -> TileFacts
}
