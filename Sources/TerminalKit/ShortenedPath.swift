extension String {
    /// The path, shortened to so many cells: its beginning and its end with an ellipsis between them. The end, which
    /// names the file, gets two thirds of the room.
    package func shortenedPath(to width: Int) -> String {
        guard HarmlessText.width(of: self) > width else { return self }
        guard width > 1 else { return width < 1 ? "" : "…" }
        let end = Self.part(reversed(), ofWidth: (width - 1) * 2 / 3)
        let start = Self.part(self, ofWidth: width - 1 - HarmlessText.width(of: end))
        return start + "…" + String(end.reversed())
    }

    /// As many leading graphemes as fit.
    private static func part(_ text: some Sequence<Character>, ofWidth width: Int) -> String {
        var (part, room) = ("", width)
        for character in text {
            room -= HarmlessText.width(of: String(character))
            if room < 0 { break }
            part.append(character)
        }
        return part
    }
}
