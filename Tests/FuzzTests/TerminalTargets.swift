extension FuzzTarget {
    static let terminal: [FuzzTarget] = []
}
