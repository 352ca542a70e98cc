package import Entities

/// Finds by name what sources have, whatever kind of thing it is.
package protocol TitleFinder: Sendable {
    /// The catalogues that can be asked now, in the order of the program's sections.
    var catalogs: [SearchedCatalog] { get }
    /// The titles that are at hand: built in, or kept of what the source has answered. No source is asked.
    func titlesAtHand(_ text: String, in catalog: SearchedCatalog) async -> [LibrarySummary]
    /// The first that it finds.
    func titles(_ text: String, in catalog: SearchedCatalog) async -> FoundTitles
    /// The next questions go to the sources, not to what was kept of their answers.
    func invalidateCache()
}
