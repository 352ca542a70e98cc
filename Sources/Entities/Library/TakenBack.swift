/// What has become of a step that was taken back.
package enum TakenBack: Hashable, Sendable {
    /// All is as it was before.
    case whole
    /// Somebody has changed a part of it since, which stays as it is by now.
    case inPart
    /// Somebody has changed all of it since, and it stays.
    case nothing
}
