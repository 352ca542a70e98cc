package import Presentation
package import TerminalKit

/// The styles of a row's parts.
package struct RowStyle {
    package let plain: Style
    package let muted: Style
    /// Of what was searched for, where it is found.
    package let match: Style
    /// What is searched for; nil for nothing.
    package let search: ListFilter?

    package init(plain: Style, muted: Style) {
        (self.plain, self.muted, match, search) = (plain, muted, plain, nil)
    }

    package init(isSelected: Bool, hasFocus: Bool, search: ListFilter? = nil) {
        self.search = search
        match = isSelected && hasFocus ? .selectedMatch : .match
        switch (isSelected, hasFocus) {
        case (true, true): (plain, muted) = (.selected, .selectedMuted)
        case (true, false): (plain, muted) = (.selectedInactive, .muted)
        case (false, _): (plain, muted) = (.plain, .muted)
        }
    }
}
