/// The words about a film beside those that all details share, in one language.
package struct FilmWording: Sendable, WordTable {
    /// What one is called, as a heading, and several within a sentence.
    package var one: String
    package var several: String
    package var series: String
    package var releases: String
    package var production: String
    package var companies: String
    package var countries: String
    package var budget: String
    package var revenue: String
    package var dollars: @Sendable (_ amount: String) -> String
    package var keywords: String
    /// Where it can be watched.
    package var offers: @Sendable (_ country: String) -> String
    /// Whose data these are.
    package var offersSource: String
    package var subscription: String
    package var free: String
    package var withAds: String
    package var rent: String
    package var buy: String
}
