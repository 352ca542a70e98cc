import Browsing
import Navigation

/// The user's places in the program.
struct Session: Equatable {
    static let version = 1

    /// The id of the visible section; nil for the first.
    var section: String?
    /// By the ids of their sections.
    var screens: [String: ScreenMemento] = [:]

    init(section: String? = nil, screens: [String: ScreenMemento] = [:]) {
        self.section = section
        self.screens = screens
    }
}

extension Session: Codable {
    private enum CodingKeys: CodingKey {
        case version, section, screens
    }

    /// Written by another version of the program.
    struct UnknownVersion: Error {}

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard try values.decode(Int.self, forKey: .version) == Self.version else { throw UnknownVersion() }
        section = try values.decodeIfPresent(String.self, forKey: .section)
        screens = try values.decodeIfPresent([String: ScreenMemento].self, forKey: .screens) ?? [:]
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(Self.version, forKey: .version)
        try values.encodeIfPresent(section, forKey: .section)
        try values.encode(screens, forKey: .screens)
    }
}
