/// The colours that are set.
struct Pen {
    /// What of a sequence changes something.
    enum Change {
        case nothing, text, ground, all
    }

    /// -1 for the terminal's own, as at the start of each frame; -2 where nobody knows.
    private var text = -1
    private var ground = -1

    mutating func take(_ rendition: Rendition) -> Change {
        switch rendition.effect {
        case .text(let slot):
            defer { text = Int(slot) }
            return text == Int(slot) ? .nothing : .all
        case .ground(let slot):
            defer { ground = Int(slot) }
            return ground == Int(slot) ? .nothing : .all
        case .ownColors(let isReset):
            defer { (text, ground) = (-1, -1) }
            if isReset || text == -2 || ground == -2 { return .all }
            return switch (text == -1, ground == -1) {
            case (true, true): .nothing
            case (false, true): .text
            case (true, false): .ground
            case (false, false): .all
            }
        case .ownText:
            defer { text = -1 }
            return text == -1 ? .nothing : .text
        case .basicText, .basicGround, .other: (text, ground) = (-2, -2)
        case .none: break
        }
        return .all
    }
}
