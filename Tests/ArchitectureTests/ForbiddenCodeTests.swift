import SceneGenerator
import Testing

struct ForbiddenCodeTests {
    @Test(arguments: ForbiddenCode.all.map(\.name))
    func theProjectDoesWithout(name: String) throws {
        let rule = try #require(ForbiddenCode.all.first { $0.name == name })
        expectNone(try Project.this.swiftFiles(below: "Sources", "Tests").flatMap { try rule.offences(in: $0) })
    }

    @Test(arguments: [
        ("let a = try! b()", "try!"), ("let a = b as! C", "as!"), ("let a = b!", "a force unwrap"),
        ("f(a[0]!.b)", "a force unwrap"), ("let a = f()!", "a force unwrap"), ("var view: View!", "a force unwrap"),
        (#"let a = "\(b!)""#, "a force unwrap"), ("{ [unowned self] in }", "unowned"),
        ("static let shared = A()", "a singleton"), ("Task { await a() }", "a task without an owner"),
        ("Task(priority: .low) {", "a task without an owner"), ("Task.detached {", "a task without an owner"),
        ("try JSONDecoder().decode(A.self, from: b)", "JSON that is read as it is"),
        ("try decoder.decode(A.self, from: b)", "JSON that is read as it is"),
        ("exit(1)", "an end of the process"), ("if a { _exit(0) }", "an end of the process"),
    ])
    func itsKindIsFound(code: String, name: String) throws {
        let file = SourceFile(path: "Sources/Navigation/A.swift", text: code + "\n")
        #expect(try ForbiddenCode.all.filter { try $0.offences(in: file).count == 1 }.map(\.name) == [name])
    }

    @Test(arguments: [
        "if a != b {}", "if !a.isEmpty {}", "x = a!=b", "let a: Task<Void, Never>", "group.addTask { }",
        "// try! as! b!",
        #"let a = "wait! try! as! Task {""#, "try await Task.sleep(for: a)", "static let standard = A()",
        "let exitStatus = A(b)", "a.exit(b)", "Main.leave(0)",
        "JSONDecoder().decode(A.self, fromOutside: b)", "container.decode(A.self, forKey: .b)",
    ])
    func whatOnlyLooksLikeItIsLeftAlone(code: String) throws {
        let file = SourceFile(path: "Sources/Navigation/A.swift", text: code + "\n")
        #expect(try ForbiddenCode.all.flatMap { try $0.offences(in: file) } == [])
    }

    @Test(arguments: [
        "Sources/Browsing/Work/TaskScope.swift", "Sources/HTTP/A.swift", "Tests/ATests/B.swift",
    ])
    func ownersOfTasksMayStartThem(path: String) throws {
        let file = SourceFile(path: path, text: "Task { }\n")
        #expect(try ForbiddenCode.all.flatMap { try $0.offences(in: file) } == [])
    }

    @Test func anOffenceSaysWhereWhyAndWhatToDo() throws {
        let file = SourceFile(path: "Sources/Matinee/A.swift", text: "\nlet a = try! b()\n")
        #expect(
            try ForbiddenCode.all.flatMap { try $0.offences(in: file) }.map(\.description) == [
                "Sources/Matinee/A.swift:2: has try!. It ends the program, with the terminal full of cells. Throw on, or handle the error."
            ])
    }
}
