import TestSupport
import Testing

/// Every fault of the fixture server in every situation: the messages, the number of requests, and that `r` recovers.
struct FaultMatrixTests {
    @Test func everyFaultIsSaidAndRecoveredFromAsWrittenDown() async throws {
        let entries = try await FaultMatrix.measure(
            faults: try await FixtureServer.faults(), situations: Situation.all)
        for entry in entries where !entry.findings.isEmpty {
            let screens = entry.screens.joined(separator: "and after r:\n")
            Issue.record(
                "\(entry.cell.situation), \(entry.cell.fault): \(entry.findings.joined(separator: " "))\n\(screens)")
        }
        let table = FaultTable(entries.map { ($0.cell, $0.allowed) })
        guard !FaultTable.isToBeRecorded else { return try table.record() }
        for difference in table.differences(from: try FaultTable.recorded) {
            Issue.record(
                "\(difference)\nWhere that is meant, `make faults` writes Tests/FaultMatrixTests/Faults.txt anew.")
        }
    }
}
