package import Browsing
package import Entities
package import Navigation

/// The user's places in the program.
package struct Session: Equatable {
    package static let version = 1

    /// The id of the visible section; nil for the first.
    package var section: String?
    /// By the ids of their sections.
    package var screens: [String: ScreenMemento] = [:]
    /// In all sections.
    package var opened = OpenedLately()
    package var used = UsedCommands()
    /// The theme that was chosen in the program; nil for none.
    package var theme: String?
    package var panes = PaneChoice()

    package init(
        section: String? = nil, screens: [String: ScreenMemento] = [:], opened: OpenedLately = OpenedLately(),
        used: UsedCommands = UsedCommands(), theme: String? = nil, panes: PaneChoice = PaneChoice()
    ) {
        self.section = section
        self.screens = screens
        self.opened = opened
        self.used = used
        self.theme = theme
        self.panes = panes
    }
}

extension Session {
    /// Forgets where the user was in a section.
    package mutating func leave(_ section: SectionID) {
        screens = screens.filter { !$0.key.hasPrefix(section.rawValue) }
    }
}

extension Session: Codable {
    private enum CodingKeys: CodingKey {
        case version, section, screens, opened, used, theme, panes
    }

    /// Written by another version of the program.
    struct UnknownVersion: Error {}

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard try values.decode(Int.self, forKey: .version) == Self.version else { throw UnknownVersion() }
        section = try values.decodeIfPresent(String.self, forKey: .section)
        screens = try values.decodeIfPresent([String: ScreenMemento].self, forKey: .screens) ?? [:]
        opened = try values.decodeIfPresent(OpenedLately.self, forKey: .opened) ?? OpenedLately()
        used = try values.decodeIfPresent(UsedCommands.self, forKey: .used) ?? UsedCommands()
        theme = try values.decodeIfPresent(String.self, forKey: .theme)
        panes = try values.decodeIfPresent(PaneChoice.self, forKey: .panes) ?? PaneChoice()
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(Self.version, forKey: .version)
        try values.encodeIfPresent(section, forKey: .section)
        try values.encode(screens, forKey: .screens)
        try values.encodeIfPresent(theme, forKey: .theme)
        if panes != PaneChoice() { try values.encode(panes, forKey: .panes) }
        if !opened.items.isEmpty { try values.encode(opened, forKey: .opened) }
        if !used.isEmpty { try values.encode(used, forKey: .used) }
    }
}
