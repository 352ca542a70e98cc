/// How moves are learnt, in the order in which they stand; what this version does not know comes after them.
enum MoveMethod: String, CaseIterable {
    case level = "level-up"
    case machine, egg, tutor
}
