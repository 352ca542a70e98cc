import Pictures

/// By which Kitty's protocol knows pictures. All programs in a window share these numbers.
struct KittyIDs {
    private var nextNumber: UInt32
    private let family: Int
    private var color: UInt8 = 0

    /// - Parameter process: the number of this process, so that two programs in one window do not share ids.
    init(process: Int32) {
        nextNumber = UInt32(truncatingIfNeeded: process) << 16 | 1
        family = Int(process.magnitude) % KittyPlaceholders.families
    }

    mutating func next() -> UInt32 {
        defer { nextNumber &+= 1 }
        return nextNumber
    }

    /// For placeholders, which can say few ids.
    ///
    /// - Parameter isUsed: whether a picture that the terminal has is called so.
    mutating func nextOfPlaceholders(where isUsed: (UInt32) -> Bool) -> UInt32 {
        var id: UInt32 = 0
        for _ in 1...UInt8.max {
            color = color % .max + 1
            id = KittyPlaceholders.id(family: family, color: color)
            if !isUsed(id) { break }
        }
        return id
    }
}
