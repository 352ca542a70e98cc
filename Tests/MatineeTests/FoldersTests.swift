import Testing

@testable import Matinee

struct FoldersTests {
    @Test func theEnvironmentSaysWhereStateIsKept() {
        #expect(
            Folders(environment: ["XDG_STATE_HOME": "/var/state", "HOME": "/home/ada"]).state == "/var/state/matinee")
    }

    @Test(arguments: [nil, "", "relative/path"]) func withoutAPathItIsWhereTheStandardSays(value: String?) {
        var environment = ["HOME": "/home/ada"]
        environment["XDG_STATE_HOME"] = value
        #expect(Folders(environment: environment).state == "/home/ada/.local/state/matinee")
    }
}
