import FoundationEssentials
import JSONReading
package import Services

/// What a configuration file says, as far as it can be used, and what is wrong with the rest.
package struct Configuration: Hashable, Sendable {
    /// Keys for one command.
    package struct KeyEntry: Hashable, Sendable {
        /// Where they count: `list`.
        package let place: String
        package let command: String
        /// As they are written: `Ctrl-X Ctrl-S`; none where the command is to have none.
        package let keys: [String]
        package let line: Int

        package init(place: String, command: String, keys: [String], line: Int) {
            self.place = place
            self.command = command
            self.keys = keys
            self.line = line
        }
    }

    package let settings: SettingsFile
    /// In the order of their lines: what the same file says is the same, however often it is read.
    package let keys: [KeyEntry]
    /// In the order of their lines.
    package let problems: [ConfigurationProblem]

    /// A file that says nothing.
    package init(path: String, problems: [ConfigurationProblem] = []) {
        self.init(settings: SettingsFile(path: path, entries: [:]), keys: [], problems: problems)
    }

    private init(settings: SettingsFile, keys: [KeyEntry], problems: [ConfigurationProblem]) {
        self.settings = settings
        self.keys = keys
        self.problems = problems
    }

    /// - Parameters:
    ///   - text: in JSON5. An empty one says nothing, and one of nothing but comments.
    ///   - path: for problems.
    ///   - declared: all settings. A name with a dot is one in a table: `books.url` is `url` in `books`.
    package init(_ text: String, path: String, declared: [any SettingDeclaration]) {
        let scan = ConfigurationScan(text)
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        let root: JSONValue
        do {
            guard !scan.isEmpty else {
                self.init(path: path)
                return
            }
            root = try decoder.decode(JSONValue.self, fromOutside: Data(text.utf8))
        } catch {
            let end = scan.end
            self.init(path: path, problems: [.init(.notJSON5(column: end?.column), path: path, line: end?.line)])
            return
        }
        guard case .table(let table) = root else {
            self.init(path: path, problems: [.init(.noTable, path: path, line: 1)])
            return
        }
        var reading = Reading(path: path, declared: declared, lines: scan.lines)
        reading.take(table, in: "")
        reading.problems += scan.repeated.map { .init(.repeated, path: path, line: scan.lines[$0], name: $0) }
        self.init(
            settings: SettingsFile(path: path, entries: reading.entries),
            keys: reading.keys.sorted { ($0.line, $0.place, $0.command) < ($1.line, $1.place, $1.command) },
            problems: reading.problems.sorted { ($0.line ?? 0, $0.name) < ($1.line ?? 0, $1.name) })
    }

    /// The table of keys, which has places, which have commands.
    static let keyTable = "keys"

    private struct Reading {
        let path: String
        let declared: [String: any SettingDeclaration]
        let lines: [String: Int]
        var entries: [String: SettingsFile.Entry] = [:]
        var keys: [KeyEntry] = []
        var problems: [ConfigurationProblem] = []

        init(path: String, declared: [any SettingDeclaration], lines: [String: Int]) {
            self.path = path
            self.declared = Dictionary(declared.filter(\.isInFile).map { ($0.name, $0) }) { first, _ in first }
            self.lines = lines
        }

        mutating func take(_ table: [String: JSONValue], in group: String) {
            for (name, value) in table { take(value, named: group.isEmpty ? name : "\(group).\(name)") }
        }

        private mutating func take(_ value: JSONValue, named name: String) {
            if let setting = declared[name] {
                take(value, for: setting)
            } else if case .table(let table) = value, name == keyTable || isGroup(name) {
                take(table, in: name)
            } else if name.hasPrefix("\(keyTable).") {
                takeKeys(value, named: name)
            } else if name == keyTable || isGroup(name) {
                report(.wrong(.table), name)
            } else {
                report(.unknown(nearest: NearestName.of(name, among: known)), name)
            }
        }

        private mutating func take(_ value: JSONValue, for setting: any SettingDeclaration) {
            // As if it were not there.
            if value == .null { return }
            guard let text = value.settingText else { return report(.wrong(setting.expectation), setting.name) }
            guard setting.takes(text) else {
                return report(.wrong(setting.expectation(inPlaceOf: text)), setting.name)
            }
            entries[setting.name] = SettingsFile.Entry(text: text, line: lines[setting.name] ?? 1)
        }

        /// Which places and commands there are is not known here.
        private mutating func takeKeys(_ value: JSONValue, named name: String) {
            let place = String(name.dropFirst(keyTable.count + 1))
            guard case .table(let commands) = value else { return report(.wrong(.table), name) }
            for (command, value) in commands {
                let name = "\(name).\(command)"
                guard let keys = value.texts else {
                    report(.wrong(.keys), name)
                    continue
                }
                self.keys.append(KeyEntry(place: place, command: command, keys: keys, line: lines[name] ?? 1))
            }
        }

        private func isGroup(_ name: String) -> Bool {
            declared.keys.contains { $0.hasPrefix("\(name).") }
        }

        private var known: Set<String> {
            Set(declared.keys).union(declared.keys.compactMap { $0.split(separator: ".").first.map(String.init) })
                .union([keyTable])
        }

        private mutating func report(_ kind: ConfigurationProblem.Kind, _ name: String) {
            problems.append(ConfigurationProblem(kind, path: path, line: lines[name], name: name))
        }
    }
}
