extension Wording {
    /// `8.00 M`, `1.05 bn`: a number where there is room for nine cells; nil for one below a million, which has that room as it is.
    package func short(_ number: Int) -> String? {
        // What is nearly a thousand millions is rounded to as many.
        if number >= 999_500_000, let billions = column.billions {
            return billions(format.short(number, in: 1_000_000_000))
        }
        return number >= 1_000_000 ? column.millions(format.short(number, in: 1_000_000)) : nil
    }

    /// So many of something, in short where that is shorter: `8.00 M`, to be followed by what there is.
    package func shortCount(_ number: Int) -> Count {
        short(number).map { Count(number, text: column.countedInShort($0)) } ?? format.count(number)
    }
}
