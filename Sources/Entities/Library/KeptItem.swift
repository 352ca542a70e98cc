/// A thing that catalogues have and the library can keep.
package protocol KeptItem: Identifiable, Sendable {
    /// What the library stores of it.
    var summary: LibrarySummary { get }
}

extension LibraryItem: KeptItem {}

extension Movie: KeptItem {
    package var summary: LibrarySummary { LibrarySummary(self) }
}

extension Artist: KeptItem {
    package var summary: LibrarySummary { LibrarySummary(self) }
}

extension Book: KeptItem {
    package var summary: LibrarySummary { LibrarySummary(self) }
}

extension Pokemon: KeptItem {
    package var summary: LibrarySummary { LibrarySummary(self) }
}
