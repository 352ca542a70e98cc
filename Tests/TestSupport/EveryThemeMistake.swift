package import Entities

extension ThemeMistake {
    /// One of each kind, with long names.
    package static let all: [ThemeMistake] = {
        let names: [String?] = [nil, "selected-favourite"]
        let flaws: [Flaw] =
            [.unreadable, .tooLarge(kilobytes: 64), .notJSON5] + names.map { .unknownName(nearest: $0) }
            + Expectation.allCases.flatMap { expected in names.map { .expected(expected, nearest: $0) } }
        let file = "/home/ada/.config/matinee/themes/sunset.json5"
        return flaws.map { ThemeMistake(file: file, path: ["selected-favourite", "ground", "hex"], $0) }
    }()
}
