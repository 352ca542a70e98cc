/// What the services are asked to translate to, and whose country's dates and certificates count. It is not a filter:
/// films in any language are found; their titles and overviews come translated.
package struct ContentLocale: Hashable, Sendable {
    /// ISO 639-1, lower case.
    package let language: String
    /// ISO 3166-1, upper case.
    package let region: String?

    package init(language: String, region: String?) {
        self.language = language
        self.region = region
    }

    /// `ja`, `pt-BR`.
    package var tag: String {
        region.map { "\(language)-\($0)" } ?? language
    }
}
