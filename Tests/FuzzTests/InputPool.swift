/// What mutations start from: whole inputs at first, later also those that reached code that no other had reached.
struct InputPool {
    private(set) var inputs: [[UInt8]]
    private let whole: Int
    /// In bytes: mutations of mutations must not grow for ever.
    private let longest: Int

    init(_ corpus: [[UInt8]]) {
        inputs = corpus
        whole = corpus.count
        longest = 2 * (corpus.map(\.count).max() ?? 0) + 1_000
    }

    /// How many have come in addition.
    var kept: Int { inputs.count - whole }

    mutating func keep(_ input: [UInt8]) {
        if input.count <= longest { inputs.append(input) }
    }
}
