/// What the services are asked to translate to, and whose country's dates and certificates count. It is not a filter:
/// films in any language are found; their titles and overviews come translated.
package struct ContentLocale: Hashable, Sendable {
    /// ISO 639-1, lower case.
    package let language: String
    /// ISO 3166-1, upper case.
    package let region: String?
    /// `ja`, `pt-BR`.
    package let tag: String

    /// - Parameter isOfRegion: whether it is the language as that country has it, and not one that somebody reads there.
    package init(language: String, region: String?, isOfRegion: Bool = true) {
        self.language = language
        self.region = region
        tag = isOfRegion ? region.map { "\(language)-\($0)" } ?? language : language
    }
}
