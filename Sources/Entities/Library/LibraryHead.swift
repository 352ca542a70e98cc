/// The latest items of a large library, shown until all are read.
package struct LibraryHead: Sendable {
    /// How many items there are.
    package struct Counts: Equatable, Sendable {
        package var ofKinds: [LibrarySubject.Kind: Int]
        /// How many items are to be seen, heard or read.
        package var wanted: Int

        package init(ofKinds: [LibrarySubject.Kind: Int] = [:], wanted: Int = 0) {
            (self.ofKinds, self.wanted) = (ofKinds, wanted)
        }
    }

    /// Latest first.
    package let items: [LibraryItem]
    /// In all. With what is there only for the old texts of a removed note: to tell those apart takes as long as to read all.
    package let counts: Counts

    package init(items: [LibraryItem], counts: Counts) {
        (self.items, self.counts) = (items, counts)
    }
}
