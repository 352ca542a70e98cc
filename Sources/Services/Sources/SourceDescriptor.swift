package import Entities

/// What there is to know of a source without asking it. Each source has one, in its own folder; nothing else in the program
/// names a source.
package struct SourceDescriptor: Sendable {
    /// What may be stored of its answers.
    package struct Caching: Hashable, Sendable {
        /// How long an answer counts as fresh at most.
        package let longest: Duration
        package let quota: CacheQuota

        package init(longest: Duration, quota: CacheQuota) {
            self.longest = longest
            self.quota = quota
        }
    }

    /// The network service behind a source.
    package struct Service: Sendable {
        /// For people: a page to read about it.
        package let homePage: String
        /// The sentence that its terms ask for.
        package let attribution: LocalizedText
        /// Its base address.
        package let address: any SettingDeclaration
        /// Without this it does not answer; nil for a service that needs no key.
        package let key: (any SettingDeclaration)?
        /// What else can be set.
        package let otherSettings: [any SettingDeclaration]
        package let caching: Caching

        package init(
            homePage: String, attribution: LocalizedText, address: any SettingDeclaration,
            key: (any SettingDeclaration)? = nil, otherSettings: [any SettingDeclaration] = [], caching: Caching
        ) {
            self.homePage = homePage
            self.attribution = attribution
            self.address = address
            self.key = key
            self.otherSettings = otherSettings
            self.caching = caching
        }
    }

    package let id: SourceID
    package let name: LocalizedText
    /// What it has, and what can be asked about each kind.
    package let kinds: [LibrarySubject.Kind: SourceCapabilities]
    /// Nil for what comes with the program.
    @Boxed package private(set) var service: Service?
    /// The address of a thing's page for people, as far as its id tells it.
    package let page: @Sendable (LibrarySubject) -> String?

    package init(
        id: SourceID, name: LocalizedText, kinds: [LibrarySubject.Kind: SourceCapabilities], service: Service?,
        page: @escaping @Sendable (LibrarySubject) -> String? = { _ in nil }
    ) {
        self.id = id
        self.name = name
        self.kinds = kinds
        self.service = service
        self.page = page
    }

    /// What can be asked about a kind of thing; nothing beyond its one list where the source has none of that kind.
    package func capabilities(about kind: LibrarySubject.Kind) -> SourceCapabilities {
        kinds[kind] ?? SourceCapabilities()
    }

    /// In the order in which they are documented.
    package var settings: [any SettingDeclaration] {
        guard let service else { return [] }
        return [service.key].compactMap(\.self) + [service.address] + service.otherSettings
    }
}
