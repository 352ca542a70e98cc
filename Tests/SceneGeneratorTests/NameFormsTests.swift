import Testing

@testable import SceneGenerator

struct NameFormsTests {
    @Test(arguments: [
        ("PersonList", "personList", "PERSON_LIST"), ("TVShow", "tvShow", "TV_SHOW"),
        ("PostDetails", "postDetails", "POST_DETAILS"), ("Zoo", "zoo", "ZOO"), ("Top10List", "top10List", "TOP10_LIST"),
        ("ListOfTVs", "listOfTVs", "LIST_OF_T_VS"), ("A1", "a1", "A1"),
    ])
    func aNameIsWrittenInThreeCases(name: String, lower: String, constant: String) {
        let forms = NameForms(name)
        #expect(forms.upperCamel == name)
        #expect(forms.lowerCamel == lower)
        #expect(forms.constant == constant)
    }

    @Test(arguments: [
        ("PersonList", "PersonLists"), ("PostDetails", "PostDetails"), ("Story", "Stories"), ("Essay", "Essays"),
        ("Address", "Addresses"), ("Status", "Statuses"), ("Box", "Boxes"), ("Branch", "Branches"),
        ("Analysis", "Analyses"), ("Person", "People"), ("VIPPerson", "VIPPeople"), ("Series", "Series"),
        ("Canvas", "Canvases"), ("Movie", "Movies"),
    ])
    func itsLastWordHasAPlural(name: String, plural: String) {
        #expect(NameForms.plural(name).upperCamel == plural)
    }
}
