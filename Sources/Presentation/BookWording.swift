/// The words about books, in one language.
package struct BookWording: Sendable, WordTable {
    /// What one is called, as a heading, and several within a sentence.
    package var one: String
    package var several: String
    package var title: String
    package var empty: Message
    package var first: String
    package var last: String
    /// Where only what is built in is used.
    package var noneBuiltIn: Message

    // What rows and details show.
    /// `4.3/5`
    package var rating: @Sendable (_ average: String) -> String
    package var editions: @Sendable (_ count: Count) -> String
    package var editionsHeading: String
    package var firstPublished: String
    /// How long ago a year was that is not to come.
    package var yearsAgo: @Sendable (_ years: Int) -> String
    package var pages: String
    package var languages: String
    package var isbns: String
    package var andMore: @Sendable (_ count: String) -> String
    package var readers: String
    package var wanting: @Sendable (_ count: Count) -> String
    package var reading: @Sendable (_ count: Count) -> String
    package var finished: @Sendable (_ count: Count) -> String
    package var subjects: String
    package var otherBooks: @Sendable (_ author: String?) -> String
}
