/// How long texts may be, in bytes of UTF-8.
package enum LibraryLimits {
    package static let title = 4_096
    package static let subtitle = 4_096
    package static let name = 4_096
    package static let date = 4_096
    package static let note = 262_144
    package static let isbn = 256
    package static let readingState = 256
    package static let tag = 256
    /// How many texts of one note are kept, with the current one. The oldest are removed first.
    package static let revisions = 100
    /// How many of the latest items are there before all are read: more than any screen shows at once.
    package static let head = 100
}
