package import TerminalKit

/// The styles of a row's parts.
package struct RowStyle {
    package let plain: Style
    package let muted: Style

    package init(plain: Style, muted: Style) {
        self.plain = plain
        self.muted = muted
    }

    package init(isSelected: Bool, hasFocus: Bool) {
        switch (isSelected, hasFocus) {
        case (true, true): (plain, muted) = (.selected, .selectedMuted)
        case (true, false): (plain, muted) = (.selectedInactive, .muted)
        case (false, _): (plain, muted) = (.plain, .muted)
        }
    }
}
