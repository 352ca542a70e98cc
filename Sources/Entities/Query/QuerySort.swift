/// An order of a list. Figures go from the greatest down, days from the newest back, names from A, numbers from 1; what
/// is turned round goes the other way. The names are stored.
package enum QuerySort: String, CaseIterable, Sendable {
    /// The built-in catalogues count nothing, and have orders of their own.
    case popularity
    /// By the rating of those with enough votes.
    case rating
    case date
    case title
    case revenue
    case runtime
    /// What fits a search best.
    case relevance
    case listeners
    case plays
    case name
    /// How many readers want to read it.
    case wanted
    case editions
    case number
}
