package import Presentation

extension PlainPage {
    /// The entries, by their numbers.
    package init(_ menu: Menu) {
        self.init(menu.title)
        isMenu = true
        takesMarks = menu.takesSeveral
        rows = menu.entries.enumerated().map { index, entry in
            PlainRow(
                entry, number: menu.number(of: index),
                choice: menu.chosen.contains(index) ? .chosen : menu.excluded.contains(index) ? .excluded : nil)
        }
        if menu.entries.isEmpty { messages = [Message(menu.empty)] }
    }
}
