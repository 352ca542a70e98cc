import TerminalKit

/// The numbers of colours by which curses tells text that leads to a page from all other, and one page from another: it knows
/// of no links, but it moves, keeps and draws again what has a colour. `FrameFinisher` makes of each what is meant.
struct LinkSlots {
    /// Text that leads to a page has a number for each style that it is drawn in.
    struct Use: Hashable {
        let link: UInt16
        let style: Style
    }

    private var slots: [Use: UInt8] = [:]
    private var free: [UInt8]
    /// Whether it was looked for unused ones since the frame began.
    private var hasLooked = false

    /// - Parameter taken: the numbers that have another meaning.
    init(taken: Set<UInt8>) {
        // The first sixteen are sent by sequences of their own.
        free = (16...255).reversed().filter { !taken.contains($0) }
    }

    mutating func frameBegins() {
        hasLooked = false
    }

    /// - Parameter inUse: what is on the screen, or will be: only what is not loses its number to another.
    /// - Returns: nil where there are more than numbers.
    mutating func slot(for use: Use, inUse: () -> Set<Use>) -> UInt8? {
        if let slot = slots[use] { return slot }
        if free.isEmpty, !hasLooked {
            hasLooked = true
            let needed = inUse()
            for (use, slot) in slots where !needed.contains(use) {
                slots[use] = nil
                free.append(slot)
            }
        }
        guard let slot = free.popLast() else { return nil }
        slots[use] = slot
        return slot
    }
}
