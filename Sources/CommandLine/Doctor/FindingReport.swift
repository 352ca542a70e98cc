import LibraryStore

/// Findings, for people and for other programs.
struct FindingReport {
    let findings: [Finding]

    var todo: Int { findings.count { $0.remedy != nil } }

    /// Under the headings of their areas. What wants something done has an exclamation mark.
    var text: String {
        let width = findings.map(\.name.count).max() ?? 0
        let areas = Finding.Area.allCases.compactMap { area -> String? in
            let found = findings.filter { $0.area == area }
            guard !found.isEmpty else { return nil }
            return area.title + "\n" + found.map { lines(of: $0, width: width) }.joined()
        }
        let sum =
            switch todo {
            case 0: "Nothing is wrong."
            case 1: "One thing to do: see the line with !."
            default: "\(todo) things to do: see the lines with !."
            }
        return areas.joined(separator: "\n") + "\n\(sum)\n"
    }

    private func lines(of finding: Finding, width: Int) -> String {
        let name = finding.name + String(repeating: " ", count: width - finding.name.count)
        let margin = String(repeating: " ", count: width + 4)
        let value = finding.value + (finding.why.map { " (\($0))" } ?? "")
        return "\(finding.remedy == nil ? " " : "!") \(name)  \(value.printable)\n"
            + (finding.remedy.map { "\(margin)To do: \($0.printable)\n" } ?? "")
    }

    private struct Row: Encodable {
        let area: String
        let name: String
        let value: String
        let why: String?
        let remedy: String?
    }

    private struct Object: Encodable {
        let version: String
        let todo: Int
        let findings: [Row]
    }

    /// The names of the fields do not change.
    var json: String {
        let rows = findings.map { found in
            Row(area: found.area.rawValue, name: found.name, value: found.value, why: found.why, remedy: found.remedy)
        }
        // Texts and numbers can always be encoded.
        return (HarmlessJSON.text(of: Object(version: Usage.version, todo: todo, findings: rows)) ?? "") + "\n"
    }
}

extension Finding.Area {
    fileprivate var title: String {
        switch self {
        case .terminal: "Terminal"
        case .colors: "Colours"
        case .keyboard: "Keyboard"
        case .mouse: "Mouse"
        case .pictures: "Pictures"
        case .clipboard: "Clipboard"
        case .tmux: "tmux"
        case .sources: "Sources"
        case .files: "Files"
        case .sync: "Other machines"
        case .settings: "Settings that are not the usual ones"
        }
    }
}
