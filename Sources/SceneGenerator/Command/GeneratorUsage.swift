/// What `--help` prints.
enum GeneratorUsage {
    static let text = """
        Usage: scripts/new-scene NAME [option...]

        Makes a scene: its six parts, their tests, and its place in Package.swift, in
        Modules.md and in the gallery of debug builds (matinee --scene NAME).

          NAME                what the scene shows, in upper camel case: PersonList
          --list              a paged list with its four states (the standard)
          --detail            a detail that scrolls
          --template NAME     another template
          --author NAME       who made it (git config user.name)
          --date YYYY-MM-DD   when (today)
          --dry-run           print what would be done, and touch nothing
          --force             replace files that are there
          --list-templates    print the templates that there are, and where
          --modules           write the table in Modules.md anew (make modules)
          -h, --help          print this

        What a template is, scripts/templates/README.md says. Exits with 0 when all is
        done, 1 when it could not be and nothing was changed, 2 when it was asked for
        what it does not know.
        """
}
