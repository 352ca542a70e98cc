/// A key. It cannot be printed, dumped or interpolated by accident; who sends it says `revealed`.
struct Secret: Hashable, Sendable {
    let revealed: String
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "(secret)" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}
