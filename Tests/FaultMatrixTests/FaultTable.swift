import Foundation
import ScreenTestSupport
import TestSupport

/// The recorded matrix: `Faults.txt`, beside the tests.
struct FaultTable: Equatable {
    private static let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Faults.txt")
    private static let heading = """
        # What the program says and asks while a service fails: every fault of scripts/fixture-server (--help says what
        # they are) in every situation. `make faults` measures it anew.
        #
        # fault  what is spoiled
        # asked  how often the question that was asked most often was, and may be; ×2: there were two questions
        # waited how long in all before something was asked again
        # r      how many requests it took to recover, with r, once the fault was gone
        # says   what the screen says meanwhile; "–": nothing but what the reader came for, all of it or some
        """

    let text: String

    /// - Parameter cells: each with the allowed number of requests; nil if that is not defined.
    init(_ cells: [(cell: FaultCell, allowed: Int?)]) {
        var lines = [Self.heading]
        for (index, entry) in cells.enumerated() {
            if index == 0 || cells[index - 1].cell.situation != entry.cell.situation {
                lines += ["", entry.cell.situation, Self.columns]
            }
            lines.append(Self.row(entry.cell, allowed: entry.allowed))
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    init(text: String) {
        self.text = text
    }

    static var recorded: FaultTable {
        get throws { FaultTable(text: try String(contentsOf: url, encoding: .utf8)) }
    }

    static var isToBeRecorded: Bool {
        ProcessInfo.processInfo.environment[RecordedScreen.recordingVariable] == "1"
    }

    func record() throws {
        try text.write(to: Self.url, atomically: true, encoding: .utf8)
    }

    /// The changed lines since an older table: `-` before, `+` now.
    func differences(from older: FaultTable) -> [String] {
        let (before, now) = (older.entries, entries)
        return before.filter { !now.contains($0) }.map { "- \($0)" }
            + now.filter { !before.contains($0) }.map { "+ \($0)" }
    }

    /// Each line with its situation.
    private var entries: [String] {
        var situation = ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") && $0 != Self.columns }.compactMap { line in
            guard line.hasPrefix("  ") else {
                situation = String(line)
                return nil
            }
            return "\(situation):\(line)"
        }
    }

    private static let columns = row("fault", "asked", "waited", "r", "says")

    private static func row(_ cell: FaultCell, allowed: Int?) -> String {
        let questions = cell.asked.count > 1 ? " ×\(cell.asked.count)" : ""
        let tenths = Int((cell.waited / .milliseconds(100)).rounded())
        let waited = tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
        return row(
            cell.fault, "\(cell.asked.first ?? 0)/\(allowed.map(String.init) ?? "?")\(questions)",
            tenths == 0 ? "–" : waited, String(cell.askedAgain.reduce(0, +)),
            cell.sentences.isEmpty ? (cell.isWhole ? "–" : "– (some)") : cell.sentences.joined(separator: " | "))
    }

    private static func row(_ fault: String, _ asked: String, _ waited: String, _ again: String, _ says: String)
        -> String
    {
        let cells = zip([fault, asked, waited, again], [16, 9, 8, 4]).map { text, width in
            text + String(repeating: " ", count: max(1, width - text.count))
        }
        return "  " + cells.joined() + says
    }
}
