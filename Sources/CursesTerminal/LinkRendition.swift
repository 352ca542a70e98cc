/// What a number of `LinkSlots` means: a page, and the colour of the text that leads there.
struct LinkRendition: Equatable {
    /// Of the canvas.
    let link: UInt16
    /// The number that curses has for the colour; nil for the terminal's own.
    let text: UInt8?
    /// Makes what follows lead to the page. With one id wherever it stands, so that a terminal knows the lines of one link.
    let opening: [UInt8]

    init(link: UInt16, address: String, text: UInt8?) {
        self.link = link
        self.text = text
        opening = Array("\u{1B}]8;id=m\(link);\(address)\u{1B}\\".utf8)
    }

    /// What follows leads nowhere.
    static let closing = "\u{1B}]8;;\u{1B}\\"
}
