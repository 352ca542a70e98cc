import Testing

/// A border that what comes from outside has to pass.
struct FuzzTarget: Sendable {
    /// What must not have come of an input, where the border itself can tell.
    struct Harm: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) {
            self.description = description
        }
    }

    /// Takes an input, of whatever kind, and gives back what somebody would read of it.
    enum Border: Sendable {
        case plain(@Sendable ([UInt8]) throws -> [String])
        /// Has something that a process has once, a terminal or a main thread, and so runs in a process of its own.
        case alone(@MainActor @Sendable ([UInt8]) async throws -> [String])
    }

    let name: String
    /// What it is meant for; mutations start from here.
    let corpus: [[UInt8]]
    let border: Border

    init(name: String, corpus: [[UInt8]], read: @escaping @Sendable ([UInt8]) throws -> [String]) {
        (self.name, self.corpus, border) = (name, corpus, .plain(read))
    }

    init(name: String, corpus: [[UInt8]], alone: @escaping @MainActor @Sendable ([UInt8]) async throws -> [String]) {
        (self.name, self.corpus, border) = (name, corpus, .alone(alone))
    }

    func read(_ input: [UInt8]) async throws -> [String] {
        switch border {
        case .plain(let read): try read(input)
        case .alone(let read): try await read(input)
        }
    }
}

extension FuzzTarget: CustomTestStringConvertible {
    var testDescription: String { name }
}

extension FuzzTarget {
    static let all = services + kept + program + alone
    static let alone = terminal + screens

    var isAlone: Bool {
        if case .alone = border { true } else { false }
    }

    static func named(_ name: String) -> FuzzTarget? {
        all.first { $0.name == name }
    }
}
