/// What a module is, in a line.
struct ModuleRow: Equatable {
    let name: String
    /// What the reader sees.
    var purpose: String?
    /// Where it leads: modules, or functions of its destinations that nobody builds yet.
    var opens: [String] = []
    /// Whom it tells something, weakly.
    var delegates: [String] = []
    /// The protocols it asks.
    var services: [String] = []
    /// Cases of `Command`, but those that only move.
    var commands: [String] = []

    var text: String {
        let cells = [
            "`\(name)`", purpose.map { $0.replacing("|", with: "\\|") } ?? "–", list(opens),
            list(delegates, quoted: true),
            list(services, quoted: true), list(commands),
        ]
        return "| \(cells.joined(separator: " | ")) |"
    }

    private func list(_ items: [String], quoted: Bool = false) -> String {
        items.isEmpty ? "–" : items.map { quoted ? "`\($0)`" : $0 }.joined(separator: ", ")
    }
}
