package import TerminalKit

/// The insides of panes, in columns and rows, for which tests record screens.
package enum PaneSizes {
    /// In terminals of 80×24 and 40×8.
    package static let few: [Size] = [Size(width: 78, height: 20), Size(width: 38, height: 4)]

    /// In terminals of 80×24 and 40×8, and beside a detail in those of 120×40 and 200×60.
    package static let ofLists: [Size] = few + [Size(width: 53, height: 36), Size(width: 71, height: 56)]

    /// In terminals of 80×24 and 40×8, and beside a list in those of 120×40 and 200×60.
    package static let ofDetails: [Size] = few + [Size(width: 64, height: 36), Size(width: 126, height: 56)]

    /// In terminals of 80×24, 120×40, 200×60 and 30×6.
    package static let ofForms: [Size] = [
        Size(width: 78, height: 20), Size(width: 64, height: 36), Size(width: 108, height: 56),
        Size(width: 28, height: 2),
    ]
}
