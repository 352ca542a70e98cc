import Entities
import Foundation
import TerminalKit
import TestSupport

/// Every fault in every situation, measured on a few fixture servers at a time.
@MainActor
final class FaultMatrix {
    struct Entry: Sendable {
        let cell: FaultCell
        /// How often each request may be sent; nil if that is not defined.
        let allowed: Int?
        /// A sentence for each broken rule.
        let findings: [String]
        /// The screens while the fault lasted, and after `r`.
        let screens: [String]
    }

    /// The results without a fault.
    private struct Reference {
        /// The correct screens: after the situation's keys, and also after `r`.
        let screens: Set<String>
        let questionCount: Int
    }

    /// These faults last until the timeout.
    private static let slowFaults: Set = ["hang", "slow-drip"]
    private static let patienceInMilliseconds = 300
    private static let laneCount = 4

    private let faults: [String]
    private var waiting: [(place: Int, situation: Situation)]
    private var measured: [Int: [Entry]] = [:]

    private init(faults: [String], situations: [Situation]) {
        self.faults = faults
        waiting = situations.enumerated().reversed().map { ($0.offset, $0.element) }
    }

    /// Ordered by situation, then by fault.
    static func measure(faults: [String], situations: [Situation]) async throws -> [Entry] {
        let matrix = FaultMatrix(faults: faults, situations: situations)
        try await withThrowingTaskGroup { group in
            for _ in 0..<min(laneCount, situations.count) { group.addTask { try await matrix.runLane() } }
            try await group.waitForAll()
        }
        return matrix.measured.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    private func runLane() async throws {
        let server = try await FixtureServer.start("--albums", "120")
        while let (place, situation) = waiting.popLast() {
            let reference = try await reference(for: situation, on: server)
            var entries: [Entry] = []
            for fault in faults { entries.append(try await entry(fault, situation, reference, on: server)) }
            measured[place] = entries
        }
    }

    private func reference(for situation: Situation, on server: FixtureServer) async throws -> Reference {
        let program = try await begin(situation, on: server)
        let (questions, screen) = (try await server.questions(to: situation.service), program.canvas.text)
        try await program.press(situation.again)
        return Reference(screens: [screen, program.canvas.text], questionCount: questions.count)
    }

    private func entry(
        _ fault: String, _ situation: Situation, _ reference: Reference, on server: FixtureServer
    ) async throws -> Entry {
        var cell = FaultCell(fault: fault, situation: situation.name)
        let program = try await begin(situation, fault: fault, on: server)
        let reading = ScreenReading(program.canvas, columns: situation.columns)
        (cell.sentences, cell.lineCount) = (reading.sentences, reading.lineCount)
        let spoiled = program.canvas.text
        cell.isWhole = reference.screens.contains(spoiled)
        cell.asked = try await server.questions(to: situation.service)
        cell.waited = program.time.takeWaits().reduce(.zero, +)
        cell.offences = ScreenOffences(program.canvas, hiding: SpoiledProgram.secrets).sentences

        try await endFault(program, on: server)
        for refreshes in 1...2 where cell.refreshes == nil {
            try await program.press(situation.again)
            if reference.screens.contains(program.canvas.text) { cell.refreshes = refreshes }
        }
        cell.askedAgain = try await server.questions(to: situation.service)
        cell.offences += ScreenOffences(program.canvas, hiding: SpoiledProgram.secrets).sentences

        let judgement = FaultJudgement(situation: situation, questionCount: reference.questionCount)
        return Entry(
            cell: cell, allowed: judgement.allowedRequests(for: fault), findings: judgement.findings(in: cell),
            screens: [spoiled, program.canvas.text])
    }

    /// Starts the program and brings it into the situation. The server has logged the requests since the fault began.
    private func begin(
        _ situation: Situation, fault: String? = nil, on server: FixtureServer
    ) async throws -> SpoiledProgram {
        try await server.reset()
        let program = try SpoiledProgram(
            at: server.address, showing: situation.service, having: situation.kept, size: situation.size)
        if let before = situation.before { try await program.press(before) }
        try await server.reset()
        if let fault { try await server.spoil([.init(fault, path: situation.path)]) }
        _ = program.time.takeWaits()
        let isSlow = fault.map(Self.slowFaults.contains) ?? false
        let patience = isSlow ? Self.patienceInMilliseconds : nil
        program.transport.beginAnew(givingUpAfter: patience)
        try await program.press([])
        for key in situation.during {
            program.transport.beginAnew(givingUpAfter: patience)
            try await program.press([key])
        }
        return program
    }

    /// Ends the fault, and clears the server's log.
    private func endFault(_ program: SpoiledProgram, on server: FixtureServer) async throws {
        try await server.reset()
        program.transport.beginAnew(givingUpAfter: nil)
    }
}

extension FixtureServer {
    /// How often each request was sent to a service, the most frequent first. A redirected request is still the same
    /// request.
    fileprivate func questions(to service: SourceID) async throws -> [Int] {
        let paths =
            switch service {
            case .lastFM: ["/2.0"]
            case .cinemeta: ["/catalog/", "/meta/"]
            case .deezer: ["/chart/", "/genre", "/artist/", "/album/"]
            case .openLibrary: ["/trending/", "/search.json", "/works/"]
            case .pokeAPI: ["/pokemon", "/evolution-chain/", "/type/"]
            default: ["/3/"]
            }
        let questions = try await requests().filter { paths.contains(where: $0.path.hasPrefix) }.map { request in
            [request.path] + request.query.filter { $0.key != "_redirected" }.map { "\($0)=\($1)" }.sorted()
        }
        return questions.reduce(into: [:]) { $0[$1, default: 0] += 1 }.values.sorted(by: >)
    }
}
