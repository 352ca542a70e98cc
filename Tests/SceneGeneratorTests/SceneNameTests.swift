import Testing

@testable import SceneGenerator

struct SceneNameTests {
    @Test(arguments: [
        ("PersonList", "personList", "PERSON_LIST"), ("TVShow", "tvShow", "TV_SHOW"),
        ("PostDetails", "postDetails", "POST_DETAILS"), ("Top10Film", "top10Film", "TOP10_FILM"),
        ("Viewer", "viewer", "VIEWER"), ("Classes", "classes", "CLASSES"), ("TV2Show", "tv2Show", "TV2_SHOW"),
    ])
    func aNameIsWrittenInThreeCases(name: String, lower: String, constant: String) throws {
        let forms = try SceneName(name).forms
        #expect(forms["Name"] == name)
        #expect(forms["name"] == lower)
        #expect(forms["NAME"] == constant)
    }

    @Test(arguments: [
        ("PersonList", "PersonLists"), ("PostDetails", "PostDetails"), ("Story", "Stories"), ("Essay", "Essays"),
        ("Address", "Addresses"), ("Box", "Boxes"), ("Branch", "Branches"), ("Analysis", "Analyses"),
        ("VIPPerson", "VIPPeople"), ("Series", "Series"), ("Canvas", "Canvases"), ("Movie", "Movies"),
    ])
    func itsLastWordHasAPlural(name: String, plural: String) throws {
        #expect(try SceneName(name).forms["Names"] == plural)
    }

    @Test(arguments: ["", "personList", "Person List", "Person-List", "../Person", "9Lives", "TV", "Ärzte", "Zoo\n"])
    func whatIsNoUpperCamelCaseIsRefused(name: String) {
        #expect(throws: GeneratorError.self) { try SceneName(name) }
    }

    @Test(arguments: ScenePart.allCases.map(\.rawValue) + ["Tests", "Spy"])
    func aNameThatEndsInWhatIsAppendedIsRefused(part: String) {
        #expect(throws: GeneratorError.self) { try SceneName("Person\(part)") }
    }

    @Test(arguments: ["Any", "Self", "Type", "Class", "Import", "Switch", "String", "Task", "Foundation"])
    func aWordOfSwiftIsRefused(name: String) {
        #expect(throws: GeneratorError.self) { try SceneName(name) }
    }
}
