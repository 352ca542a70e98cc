/// A list that begins at its first row in each session.
package protocol FixedListBrowser: ListBrowser {}

extension FixedListBrowser {
    package func restoreCursor(to place: ListPlace) {}

    package var wanted: ListPlace? { nil }
}
