import Browsing
import Entities
import Navigation

/// The user's places in the program.
struct Session: Equatable {
    static let version = 1

    /// The id of the visible section; nil for the first.
    var section: String?
    /// By the ids of their sections.
    var screens: [String: ScreenMemento] = [:]
    /// In all sections.
    var opened = OpenedLately()
    /// The theme that was chosen in the program; nil for none.
    var theme: String?

    init(
        section: String? = nil, screens: [String: ScreenMemento] = [:], opened: OpenedLately = OpenedLately(),
        theme: String? = nil
    ) {
        self.section = section
        self.screens = screens
        self.opened = opened
        self.theme = theme
    }
}

extension Session {
    /// Forgets where the user was in a section.
    mutating func leave(_ section: SectionID) {
        screens = screens.filter { !$0.key.hasPrefix(section.rawValue) }
    }
}

extension Session: Codable {
    private enum CodingKeys: CodingKey {
        case version, section, screens, opened, theme
    }

    /// Written by another version of the program.
    struct UnknownVersion: Error {}

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard try values.decode(Int.self, forKey: .version) == Self.version else { throw UnknownVersion() }
        section = try values.decodeIfPresent(String.self, forKey: .section)
        screens = try values.decodeIfPresent([String: ScreenMemento].self, forKey: .screens) ?? [:]
        opened = try values.decodeIfPresent(OpenedLately.self, forKey: .opened) ?? OpenedLately()
        theme = try values.decodeIfPresent(String.self, forKey: .theme)
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(Self.version, forKey: .version)
        try values.encodeIfPresent(section, forKey: .section)
        try values.encode(screens, forKey: .screens)
        try values.encodeIfPresent(theme, forKey: .theme)
        if !opened.items.isEmpty { try values.encode(opened, forKey: .opened) }
    }
}
