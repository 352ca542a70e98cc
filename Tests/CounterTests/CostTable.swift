import Foundation

/// The recorded costs of keys: `Counters.txt`, beside the tests.
struct CostTable: Equatable {
    static let recordingVariable = "MATINEE_RECORD"

    private(set) var costs: [(name: String, cost: Cost)] = []

    private static let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Counters.txt")
    private static let heading = "# What keys cost, counted: Tests/CounterTests. `make docs` writes it anew."

    static func == (first: CostTable, second: CostTable) -> Bool {
        first.text == second.text
    }

    static var recorded: CostTable {
        get throws { CostTable(text: try String(contentsOf: url, encoding: .utf8)) }
    }

    static var isToBeRecorded: Bool { ProcessInfo.processInfo.environment[recordingVariable] == "1" }

    func record() throws {
        try text.write(to: Self.url, atomically: true, encoding: .utf8)
    }

    subscript(name: String) -> Cost? {
        costs.first { $0.name == name }?.cost
    }

    mutating func append(_ cost: Cost, for name: String) {
        costs.append((name, cost))
    }

    /// One line a case: `down: frames 1, characters 22, bytes 144, allocations 310`.
    var text: String {
        let lines = costs.map { name, cost in
            "\(name): " + Cost.counters.map { "\($0.name) \(cost[keyPath: $0.path])" }.joined(separator: ", ")
        }
        return ([Self.heading] + lines).joined(separator: "\n") + "\n"
    }

    init() {}

    init(text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            var cost = Cost()
            for counter in line[line.index(after: colon)...].split(separator: ",") {
                let words = counter.split(separator: " ")
                guard words.count == 2, let path = Cost.counters.first(where: { $0.name == words[0] })?.path,
                    let value = Int(words[1])
                else { continue }
                cost[keyPath: path] = value
            }
            append(cost, for: String(line[..<colon]))
        }
    }

    /// A sentence for each difference from the recorded table that is worth looking at.
    func findings(since recorded: CostTable, countsAllocations: Bool = true) -> [String] {
        let missing = recorded.costs.filter { self[$0.name] == nil }.map { "\($0.name): is no longer measured." }
        return missing
            + costs.flatMap { name, cost in
                guard let before = recorded[name] else { return ["\(name): has not been written down yet."] }
                return Cost.counters.filter { countsAllocations || $0.name != "allocations" }.compactMap { counter in
                    let (now, then) = (cost[keyPath: counter.path], before[keyPath: counter.path])
                    // Another compiler version may allocate slightly more.
                    let most = counter.name == "allocations" ? then + max(2, then / 20) : then
                    if now > most { return "\(name): \(counter.name) were \(then) and are \(now): worse." }
                    return now < then * 9 / 10 ? "\(name): \(counter.name) were \(then) and are \(now): better." : nil
                }
            }
    }
}
