import Presentation

extension Message {
    /// All that a person reads of it.
    var text: String {
        [what, why, remedy].compactMap(\.self).joined(separator: " ")
    }
}
