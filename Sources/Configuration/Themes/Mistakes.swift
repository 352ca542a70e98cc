import Entities

/// What was found wrong in a file by now.
struct Mistakes {
    /// It is among the mistakes.
    struct Noted: Error {}

    let file: String
    private(set) var all: [ThemeMistake] = []

    init(in file: String) {
        self.file = file
    }

    @discardableResult
    mutating func note(_ flaw: ThemeMistake.Flaw, at path: [String] = []) -> Noted {
        all.append(ThemeMistake(file: file, path: path, flaw))
        return Noted()
    }
}
