package import FoundationEssentials
package import HTTP
package import Services

/// A source's entry in the registry: what it is, and how its catalogues are made.
package protocol Source: Sendable {
    var descriptor: SourceDescriptor { get }

    /// Another address for its pictures, where it is set; nil for a source that cannot have one.
    var pictures: Setting<HTTPURL?>? { get }

    /// Its catalogues, one for each kind of thing. A source whose key is not set has none.
    func catalogs(in context: SourceContext) -> [any Catalog]

    /// A small question that its service answers to everybody who may ask it. Nil for a source without a service, and
    /// where the key for it is not set.
    func probe(in context: SourceContext) -> ServiceProbe?
}

extension Source {
    package var pictures: Setting<HTTPURL?>? { nil }
}

extension Setting where Value == HTTPURL? {
    /// - Parameters:
    ///   - source: as settings name it.
    ///   - name: as people know it.
    package static func pictures(of source: String, named name: String) -> Setting<HTTPURL?> {
        Setting(
            "\(source).images-url", variables: ["MATINEE_\(source.uppercased())_IMAGES_URL"],
            SettingForm.webAddress.optional, usual: nil, words: "another address for the pictures of \(name)")
    }
}

/// A question to a service, to see whether it answers and accepts the key.
package struct ServiceProbe: Sendable {
    let request: HTTPRequest
    let service: any HTTPService
    /// Whether this is what the service answers, and not the login page of a network.
    let isAnswer: @Sendable (Data) -> Bool

    package init(request: HTTPRequest, service: any HTTPService, isAnswer: @escaping @Sendable (Data) -> Bool) {
        self.request = request
        self.service = service
        self.isAnswer = isAnswer
    }
}

/// What catalogues are made of.
package struct SourceContext: Sendable {
    package let http: HTTPClient
    /// Nil where nothing is cached on disk.
    package let store: AnswerStore?
    package var settings: Settings
    package let locale: ContentLocale
    /// The address that services are told, so that they can reach who uses the program; nil for none.
    package let contact: String?

    package init(
        http: HTTPClient, store: AnswerStore?, settings: Settings, locale: ContentLocale, contact: String? = nil
    ) {
        self.http = http
        self.store = store
        self.settings = settings
        self.locale = locale
        self.contact = contact
    }
}
