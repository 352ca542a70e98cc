extension CommandLineTable.VerbGroup {
    static let year = CommandLineTable.VerbGroup(
        title: "A year in review",
        verbs: [
            CommandLineVerb(
                words: ["year"], operands: [.init(name: "[PERIOD]")],
                options: [
                    CommandLineOption(
                        names: ["--json"], description: "one object, for other programs", answers: .form),
                    CommandLineOption(names: ["--markdown"], description: "tables in Markdown", answers: .form),
                ],
                description:
                    "print what the diary has of this year, or of another: 2025, a month (2026-03), a day, two of these "
                    + "(2025-11..2026-02), or all")
        ], takesProgramOptions: true, notes: [counting])

    private static let counting = """
        An entry counts in a year, a month or a day if all of what is known of its date lies in it: one of which only the \
        year is known is in the totals and in no month, and how many these are is said. People are the artists of music and \
        the authors of books, as the library has them. Genres, countries and lengths are not kept in the library, and so are \
        not counted. Bars are of ASCII where the locale is not UTF-8; with --plain or --reader there are sentences in their \
        place. 'matinee year' reads the library, changes nothing in it, and asks nobody.
        """
}
