import Testing

@testable import SceneGenerator

struct TemplateVariablesTests {
    private func filled(_ text: String, author: String = "Ada") throws -> String {
        let day = try #require(CalendarDay(iso: "2026-11-21"))
        return TemplateVariables(name: try SceneName("PersonList"), project: "Cinema", author: author, date: day)
            .filled(into: text)
    }

    @Test(arguments: [
        ("{name}", "personList"), ("{Name}", "PersonList"), ("{NAME}", "PERSON_LIST"), ("{names}", "personLists"),
        ("{Names}", "PersonLists"), ("{NAMES}", "PERSON_LISTS"), ("{project}", "Cinema"), ("{author}", "Ada"),
        ("{date}", "2026-11-21"),
    ])
    func eachVariableHasItsValue(variable: String, value: String) throws {
        #expect(try filled(variable) == value)
        #expect(try filled("a\(variable)\(variable)b") == "a\(value)\(value)b")
    }

    @Test(arguments: [
        "{}", "{ name }", "{other}", "{names", "name}", "{nAme}", "{ $0 }", "{{", "{Name1}", "{name:}", "",
    ])
    func bracesAroundAnythingElseStay(text: String) throws {
        #expect(try filled(text) == text)
    }

    @Test func bracesAroundAVariableStayToo() throws {
        #expect(try filled("{{name}}") == "{personList}")
    }

    @Test(arguments: ["{Name}", "{date}", "{author}"])
    func whatAValueBringsInIsNotReplacedAgain(author: String) throws {
        #expect(try filled("{author} {Name}", author: author) == "\(author) PersonList")
    }

    @Test func aValueDoesNotMakeAVariableWithWhatStandsAroundIt() throws {
        #expect(try filled("{{author}}", author: "Name") == "{Name}")
        #expect(try filled("{author}ame}", author: "{N") == "{Name}")
    }
}
