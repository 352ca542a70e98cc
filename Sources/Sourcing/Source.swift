package import AnswerCache
package import HTTP
package import Services
package import Settings

/// A source's entry in the registry: what it is, and how its catalogues are made.
package protocol Source: Sendable {
    var descriptor: SourceDescriptor { get }

    /// Its catalogues, one for each kind of thing. A source whose key is not set has none.
    func catalogs(in context: SourceContext) -> [any Catalog]
}

/// What catalogues are made of.
package struct SourceContext: Sendable {
    package let http: HTTPClient
    /// Nil where nothing is cached on disk.
    package let store: AnswerStore?
    package let settings: Settings
    package let locale: ContentLocale

    package init(http: HTTPClient, store: AnswerStore?, settings: Settings, locale: ContentLocale) {
        self.http = http
        self.store = store
        self.settings = settings
        self.locale = locale
    }
}
