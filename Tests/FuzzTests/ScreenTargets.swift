extension FuzzTarget {
    static let screens: [FuzzTarget] = []
}
