import Testing

@testable import SceneGenerator

struct GeneratorErrorTests {
    private static let hostile = "a\u{1B}[31mb\u{7}c\nd\u{0}"

    private static let all: [GeneratorError] = [
        .nameMissing, .oneTooMany(hostile), .unknownOption(hostile), .valueMissing(option: "--date"),
        .repeatedOption("--date"), .twoTemplates("--list", "--detail"), .malformedDate(hostile), .malformedAuthor,
        .malformedName(hostile, suggestion: "A"), .malformedName(hostile, suggestion: nil),
        .nameEndsInPart("PersonView", part: "View"), .nameEndsInPart("View", part: "View"),
        .nameIsKeyword("Class", keyword: "class"), .nameTaken("Foundation", by: "a module of the system"),
        .unknownTemplate(hostile, known: [hostile]), .unknownTemplate("a", known: []), .emptyTemplate(hostile),
        .linkInTemplate(hostile), .unusablePath(hostile), .twoFiles(hostile), .reservedPath(hostile),
        .noScene(template: hostile, folder: "Sources"), .notSwift(hostile),
        .declaredTwice(type: "A", path: hostile, other: "B"), .noProject, .noPlace(path: "A", what: "b"),
        .sceneExists(hostile), .exist([hostile]), .exist(["a", "b", "c"]), .obstructed(hostile),
        .changedMeanwhile(hostile),
        .unreadable(hostile, .notText), .unwritable(hostile, .system(28)), .noFormatter(hostile),
        .notTakenBack(.unwritable("a", .system(13)), remains: [hostile]),
    ]

    @Test(arguments: all)
    func aSentenceIsOneLineThatATerminalCannotObey(error: GeneratorError) {
        #expect(!error.sentence.isEmpty)
        #expect(error.sentence.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }

    @Test(arguments: all)
    func aSentenceSaysWhatToDo(error: GeneratorError) {
        let remedies = [
            "--help", "try ", "Leave one out", "leave one out", "write it as", "give ", "choose another name",
            "name what",
            "--list-templates", "put ", "rename", "take it out", "add its", "mend", "run ", "bring that back",
            "move it",
            "install", "needs a value", "as PersonList has", "see ",
        ]
        #expect(remedies.contains { error.sentence.contains($0) })
    }

    @Test func whatIsAskedWronglyEndsWithTwoAndWhatFailsWithOne() {
        #expect(GeneratorError.unknownOption("-x").exitStatus == 2)
        #expect(GeneratorError.nameTaken("A", by: "b").exitStatus == 2)
        #expect(GeneratorError.unknownTemplate("a", known: []).exitStatus == 2)
        #expect(GeneratorError.exist(["a"]).exitStatus == 1)
        #expect(GeneratorError.unwritable("a", .system(28)).exitStatus == 1)
        #expect(GeneratorError.noProject.exitStatus == 1)
    }

    @Test func theSystemsReasonIsSaid() {
        #expect(
            GeneratorError.unwritable("Sources/A.swift", .system(28)).sentence
                == "Sources/A.swift cannot be written (no space left on device); put that right, then try again")
    }
}
