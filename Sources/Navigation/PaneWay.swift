/// How a list and its detail stand on the screen.
package enum PaneWay: String, CaseIterable, Sendable {
    /// Beside each other where the screen is wide enough for that, else one at a time.
    case auto
    case beside
    /// The list above its detail.
    case stacked
    /// One at a time.
    case single
}
