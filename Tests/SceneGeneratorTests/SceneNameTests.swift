import SourceReading
import Testing

@testable import SceneGenerator

struct SceneNameTests {
    @Test(arguments: ["PersonList", "PostDetails", "TVShow", "Top10", "Zoo", "NoteEditor", "Viewer", "Classes"])
    func aNameInUpperCamelCaseStaysAsItIs(name: String) throws {
        #expect(try SceneName(name).text == name)
    }

    @Test(arguments: [
        ("personList", "PersonList"), ("person list", "PersonList"), ("person_list", "PersonList"),
        ("Person-List", "PersonList"), ("PERSON", "Person"), ("TV", "Tv"), ("Person.List", "PersonList"),
        ("../Person", "Person"), ("PersonList\n", "PersonList"),
    ])
    func anotherIsRefusedWithOneThatWouldDo(name: String, suggestion: String) {
        #expect(throws: GeneratorError.malformedName(name, suggestion: suggestion)) { try SceneName(name) }
    }

    @Test(arguments: ["", "9Lives", "Ärzte2", "日本", "-", "{Name}"])
    func whatCannotBeMendedIsRefused(name: String) {
        #expect(throws: GeneratorError.self) { try SceneName(name) }
    }

    @Test(arguments: ScenePart.allCases.map(\.rawValue) + ["Tests", "Scene", "Module"])
    func aNameThatEndsInWhatIsAppendedIsRefused(part: String) {
        #expect(throws: GeneratorError.nameEndsInPart("Person\(part)", part: part)) {
            try SceneName("Person\(part)")
        }
        #expect(throws: GeneratorError.nameEndsInPart(part, part: part)) { try SceneName(part) }
    }

    @Test(arguments: ["Any", "Self", "Type", "Protocol", "Class", "Import", "Default", "Switch", "Extension"])
    func aWordOfSwiftIsRefusedInAnyOfItsCases(name: String) {
        #expect { try SceneName(name) } throws: { error in
            guard case .nameIsKeyword(name, _) = error as? GeneratorError else { return false }
            return true
        }
    }

    @Test(arguments: ["String", "Task", "Result"])
    func aTypeOfSwiftIsRefused(name: String) {
        #expect(throws: GeneratorError.nameTaken(name, by: "a type of Swift's standard library")) {
            try SceneName(name)
        }
    }
}
