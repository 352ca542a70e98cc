import Entities

/// Which lines of the built-in data are most like one of them: what they have in common is looked for in the bytes, since
/// decoding them all would take longer than a first frame may wait.
struct BuiltInLikeness {
    /// What two lines may share, and how much that tells.
    let traits: [(text: String, weight: Int)]

    /// Less than this is chance.
    let least: Int

    /// What a trait stands between, where it is a whole one.
    let edges: BuiltInLines.Edges

    /// The numbers of the most alike, in that order; a tie stays in the order of the lines.
    ///
    /// - Parameter number: of the line itself, which is none of them.
    func lines(of data: BuiltInLines, besides number: Int, most: Int) -> [Int] {
        var merits: [Int: Int] = [:]
        for (text, weight) in traits {
            for line in data.lines(having: text, between: edges) where line != number {
                merits[line, default: 0] += weight
            }
        }
        let alike = merits.filter { $0.value >= least }
        return alike.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.prefix(most).map(\.key)
    }
}

extension BuiltInArtist {
    /// What a tag stands between.
    fileprivate static let edges = BuiltInLines.Edges(before: ["[\"", ",\""], behind: ["\",", "\"]"])
}

extension BuiltInLikeness {
    init(_ artist: BuiltInArtist) {
        self.init(traits: Set(artist.tags ?? []).sorted().map { ($0, 1) }, least: 1, edges: BuiltInArtist.edges)
    }
}
