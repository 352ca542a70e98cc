import SceneGenerator

/// Code that is not allowed.
struct ForbiddenCode: Sendable {
    let name: String
    /// Part of each such code: where this is not, nothing is looked for.
    private let mark: String
    /// A regular expression that finds it in code without comments and strings.
    private let pattern: String
    private let advice: String
    private let isAllowed: @Sendable (_ path: String) -> Bool

    private init(
        _ name: String, by mark: String, _ pattern: String, _ advice: String,
        except isAllowed: @escaping @Sendable (_ path: String) -> Bool = { _ in false }
    ) {
        self.name = name
        self.mark = mark
        self.pattern = pattern
        self.advice = advice
        self.isAllowed = isAllowed
    }

    func offences(in file: SourceFile) throws -> [Offence] {
        guard !isAllowed(file.path), file.text[...].holds(mark) else { return [] }
        let expression = try Regex(pattern)
        return file.numberedLines.filter { $0.line.holds(mark) && $0.line.contains(expression) }.map {
            file.offence(line: $0.number, "has \(name). \(advice).")
        }
    }

    static let all = [
        ForbiddenCode(
            "try!", by: "try!", #"\btry!"#,
            "It ends the program, with the terminal full of cells. Throw on, or handle the error"),
        ForbiddenCode(
            "as!", by: "as!", #"\bas!"#,
            "Wiring by casts fails at run time. Give the value the type that is needed where it is made"),
        ForbiddenCode(
            "a force unwrap", by: "!", #"\b(?!try!|as!)\w+!(?!=)|[)\]?"]!(?!=)"#,
            "It ends the program, with the terminal full of cells. Use guard let, ??, or preconditionFailure with a reason"
        ),
        ForbiddenCode(
            "unowned", by: "unowned", #"\bunowned\b"#,
            "A call that comes late would trap. Hold it weakly"),
        ForbiddenCode(
            "a singleton", by: "shared", #"\bstatic (?:let|var) shared\b"#,
            "It cannot be replaced in a test. Take it through init, and make it in Sources/Matinee/Root/CompositionRoot.swift"
        ),
        ForbiddenCode(
            "JSON that is read as it is", by: ".decode(", #"ecoder(?:\(\))?\.decode\(.*, from: "#,
            "Foundation ends the process for some of it. Decode it with fromOutside, of JSONReading",
            except: {
                !$0.hasPrefix("Sources/") || $0.hasPrefix("Sources/JSONReading/")
                    || $0 == "Sources/Catalogs/BuiltIn/BuiltInLines.swift"
            }),
        ForbiddenCode(
            "an end of the process", by: "exit(", #"(?:^|[^\w.])_?exit\("#,
            "On the ordinary way out OpenSSL takes itself apart beneath transfers that still run. Use Main.leave",
            except: {
                !$0.hasPrefix("Sources/") || $0 == "Sources/Matinee/Program/Main.swift"
                    || $0 == "Sources/SceneGenerator/NewScene.swift"
            }),
        ForbiddenCode(
            "a task without an owner", by: "Task", #"\bTask(?:\.detached|\.immediate)?\s*[({]"#,
            "It outlives the screen that started it. Start it in a TaskScope, which cancels it in time",
            except: {
                !$0.hasPrefix("Sources/") || $0.hasSuffix("/TaskScope.swift")
                    || $0.hasPrefix("Sources/HTTP/") || $0.hasPrefix("Sources/BookShelf/")
                    || $0.hasSuffix("/LibrarySharing.swift")
                    || $0.hasSuffix("/Waiting.swift") || $0.hasSuffix("/SharedWork.swift")
            }),
    ]
}
