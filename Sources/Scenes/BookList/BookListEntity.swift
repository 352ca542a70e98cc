import Presentation

/// A book as the list shows it: ready words, each empty where it is not known.
struct BookRow: Hashable {
    let title: String
    let authors: String
    let year: String
    /// What readers think of it, else how many editions it has.
    let figure: String
    /// How far the reader is with it.
    var state = ""
    var marks = Marks()
}
