/// Carries out what `scripts/new-scene` was told.
package struct NewSceneCommand {
    private let tree: any FileTree
    private let shelf: TemplateShelf
    private let formatter: any SourceFormatter
    private let gitAuthor: () -> String?
    private let today: CalendarDay

    /// - Parameters:
    ///   - tree: the project's.
    ///   - configuration: the user's folder of configurations; nil where there is none.
    ///   - gitAuthor: `user.name` of git; nil where it is not set.
    package init(
        tree: any FileTree, configuration: (any FileTree)?, formatter: any SourceFormatter,
        gitAuthor: @escaping () -> String?, today: CalendarDay
    ) {
        self.tree = tree
        let own = TemplateShelf.Place(name: "scripts/templates", tree: tree.folder("scripts/templates"))
        let homes = configuration.map {
            TemplateShelf.Place(name: "$XDG_CONFIG_HOME/matinee/templates", tree: $0.folder("matinee/templates"))
        }
        shelf = TemplateShelf(places: [own] + [homes].compactMap(\.self))
        self.formatter = formatter
        self.gitAuthor = gitAuthor
        self.today = today
    }

    /// - Parameters:
    ///   - arguments: without the program's name.
    ///   - print: takes a line for standard output.
    package func run(_ arguments: [String], print: (String) -> Void) throws(GeneratorError) {
        switch try GeneratorRequest(arguments: arguments) {
        case .showHelp: print(GeneratorUsage.text)
        case .listTemplates:
            let templates = try shelf.list()
            let width = templates.map(\.name.count).max() ?? 0
            for (name, place) in templates {
                print(name + String(repeating: " ", count: width - name.count + 2) + place)
            }
        case .updateModules:
            let plan = try planner.modulesPlan()
            plan.lines.forEach(print)
            try apply(plan, print)
        case .make(let order): try make(order, print)
        }
    }

    private var planner: ScenePlanner { ScenePlanner(tree: tree, shelf: shelf, formatter: formatter) }

    private func make(_ order: SceneOrder, _ print: (String) -> Void) throws(GeneratorError) {
        let project = try planner.manifest().name
        var known = order.author
        if known == nil, let name = gitAuthor() { known = try Author.checked(name) }
        let author = known ?? Author.fallback(project: project)
        let (plan, template) = try planner.plan(order, author: author, date: order.date ?? today)
        print("\(order.name.text), from the template \(template.place)")
        if known == nil { print("  author    \(author), since git config user.name is not set (see --author)") }
        plan.lines.forEach(print)
        guard !order.isDryRun else {
            print("Nothing was touched: this was a dry run.")
            return
        }
        try apply(plan, print)
        print("Made. To see it: swift build && .build/debug/matinee --scene \(order.name.text)")
    }

    private func apply(_ plan: ScenePlan, _ print: (String) -> Void) throws(GeneratorError) {
        for path in try PlanApplication.apply(plan, to: tree) { print("  remains   \(path): remove it") }
    }
}
