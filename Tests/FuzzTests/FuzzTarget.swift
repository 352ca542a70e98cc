import Testing

/// A border that what comes from outside has to pass.
struct FuzzTarget: Sendable, CustomTestStringConvertible {
    let name: String
    /// What it is meant for; mutations start from here.
    let corpus: [[UInt8]]
    /// Takes an input, of whatever kind, and gives back what somebody would read of it.
    let read: @Sendable ([UInt8]) -> [String]

    var testDescription: String { name }
}
