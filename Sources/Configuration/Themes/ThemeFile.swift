package import Entities
import FoundationEssentials
import JSONReading
package import TerminalKit

/// A theme that a user has written: one of the program's, with other looks for some of its roles.
package struct ThemeFile {
    package let theme: Theme
    /// What was not used of the file, in the order of its places in it.
    package let mistakes: [ThemeMistake]

    package static let largest = 64 << 10

    /// - Parameters:
    ///   - bytes: JSON5; nil if the file cannot be read.
    ///   - path: of the file.
    package init(_ bytes: [UInt8]?, name: String, path: String) {
        var mistakes = Mistakes(in: path)
        let roles = Self.entries(of: bytes, &mistakes)
        let base = Self.base(roles[Self.baseName], &mistakes)
        var looks = Dictionary(uniqueKeysWithValues: Role.allCases.map { ($0, base.look(of: $0)) })
        var entries: [Role: RoleEntry] = [:]
        for (name, value) in roles.sorted(by: { $0.key < $1.key }) where name != Self.baseName {
            guard let role = Role(rawValue: name) else {
                let names = Role.allCases.map(\.rawValue) + [Self.baseName]
                mistakes.note(.unknownName(nearest: NearestName.of(name, among: names)), at: [name])
                continue
            }
            entries[role] = RoleEntry(value, of: role, at: [name], &mistakes)
        }
        for role in Role.partsOfSelection where entries[.selected]?.ground != nil {
            entries[role, default: RoleEntry()].stand(on: entries[.selected]?.ground)
        }
        for (role, entry) in entries { looks[role] = entry.applied(to: base.look(of: role)) }
        theme = Theme(name, looks)
        self.mistakes = mistakes.all
    }

    private static let baseName = "based-on"

    /// Nothing, if there is nothing that can be read.
    private static func entries(of bytes: [UInt8]?, _ mistakes: inout Mistakes) -> [String: ThemeValue] {
        guard let bytes else {
            mistakes.note(.unreadable)
            return [:]
        }
        guard bytes.count <= largest else {
            mistakes.note(.tooLarge(kilobytes: largest >> 10))
            return [:]
        }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        guard let value = try? decoder.decode(ThemeValue.self, fromOutside: Data(bytes)) else {
            mistakes.note(.notJSON5)
            return [:]
        }
        guard case .object(let entries) = value else {
            mistakes.note(.expected(.object, nearest: nil))
            return [:]
        }
        return entries
    }

    /// Where none is named, one that is legible everywhere.
    private static func base(_ value: ThemeValue?, _ mistakes: inout Mistakes) -> Theme {
        guard let value else { return .neutral }
        if case .text(let name) = value {
            if let theme = Theme.builtIn.first(where: { $0.name == name }) { return theme }
            let nearest = NearestName.of(name, among: Theme.builtIn.map(\.name))
            mistakes.note(.expected(.builtInTheme, nearest: nearest), at: [baseName])
        } else {
            mistakes.note(.expected(.builtInTheme, nearest: nil), at: [baseName])
        }
        return .neutral
    }
}
