import Presentation

extension Message {
    /// Its whole visible text.
    var text: String {
        [what, why, remedy].compactMap(\.self).joined(separator: " ")
    }
}
