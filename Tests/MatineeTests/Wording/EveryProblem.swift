import Commands
import Services

extension ConfigurationProblem {
    /// One of each kind.
    static let all: [ConfigurationProblem] = {
        let path = "/home/ada/.config/matinee/config.json5"
        let expectations: [SettingExpectation] = [
            .anything, .flag, .wholeNumber(1...9), .webAddress, .serverAddress, .folder, .plainText,
            .key([.hexadecimal(digits: 32)]),
            .key([.hexadecimal(digits: 32), .token(start: "ey")]), .oneOf(["auto", "dark", "light"]),
            .words(["movies", "music"]), .table, .keys, .theme(known: ["auto", "dark"], nearest: nil),
            .theme(known: ["auto", "dark"], nearest: "dark"),
        ]
        let wrong = expectations.map {
            ConfigurationProblem(.wrong($0), path: path, line: 120, name: "openlibrary.url")
        }
        return wrong + [
            .init(.notReadable, path: path), .init(.tooLarge(limit: 1 << 20), path: path),
            .init(.notUTF8, path: path, line: 4),
            .init(.notJSON5(column: 12), path: path, line: 4), .init(.notJSON5(column: nil), path: path),
            .init(.noTable, path: path, line: 1), .init(.repeated, path: path, line: 7, name: "pictures"),
            .init(.unknown(nearest: "pictures"), path: path, line: 7, name: "pictres"),
            .init(.unknown(nearest: nil), path: path, line: 7, name: "zzz"),
        ]
    }()
}

extension KeyProblem {
    /// One of each kind.
    static let all: [KeyProblem] = {
        let choice = Choice(place: "everywhere", command: "half-page-down", line: 120)
        let other = Choice(place: "everywhere", command: "previous-place", line: 7)
        let kinds: [Kind] = [
            .unknownPlace(nearest: "list"), .unknownPlace(nearest: nil), .unknownCommand(nearest: "open"),
            .unknownCommand(nearest: nil), .notInThisPlace, .unknownKey("Entr", nearest: "Enter"),
            .unknownKey("x y z a b", nearest: nil), .neverSent("Ctrl-I", sentAs: "Tab"),
            .neverSent("Ctrl-1", sentAs: nil),
            .isText("x"), .isSequence("g g"), .taken("x", by: other, key: "x"), .taken("x", by: other, key: "x y"),
            .tooMany(limit: 32), .needed, .leftWithout(other),
        ]
        return kinds.map { KeyProblem($0, choice) }
    }()
}
