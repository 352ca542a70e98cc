@testable import Palette

/// Records what it should show.
@MainActor
final class PaletteViewSpy: PaletteView {
    private(set) var states: [PaletteState] = []

    var state: PaletteState { states.last ?? PaletteState() }

    /// Its headings, each with its rows.
    var groups: [String] {
        state.groups.map { group in "\(group.heading): " + group.rows.map(\.title).joined(separator: ", ") }
    }

    func show(_ state: PaletteState) { states.append(state) }
}
