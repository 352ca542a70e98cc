import Testing

/// A part of the program that handles input from outside.
struct FuzzTarget: Sendable {
    /// A wrong result that the target itself detects.
    struct Harm: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) {
            self.description = description
        }
    }

    /// Handles an input, and returns the texts that would be shown.
    enum Border: Sendable {
        case plain(@Sendable ([UInt8]) throws -> [String])
        /// Needs something that a process has only once, as a terminal, and so runs in a process of its own.
        case alone(@MainActor @Sendable ([UInt8]) async throws -> [String])
    }

    let name: String
    /// Valid inputs, from which mutations start.
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
    static let all = services + kept + pictures + program + alone
    static let alone = terminal + screens

    var isAlone: Bool {
        if case .alone = border { true } else { false }
    }

    static func named(_ name: String) -> FuzzTarget? {
        all.first { $0.name == name }
    }
}
