import Entities
import Services
import Testing

struct FoldersTests {
    private static let defaults: [FolderKind: String] = [
        .data: ".local/share/matinee", .state: ".local/state/matinee", .cache: ".cache/matinee",
        .config: ".config/matinee",
    ]

    @Test(arguments: Folders.variables) func aVariableSaysWhereItIs(variable: Folders.Variable) {
        let folders = Folders(environment: [variable.name: "/var/ada", "HOME": "/home/ada"])
        #expect(folders[variable.kind] == "/var/ada/matinee")
    }

    @Test(arguments: Folders.variables, [nil, "", "relative/path", "./path", "~/path", " /path"])
    func withoutAnAbsolutePathItIsWhereTheSpecificationSays(variable: Folders.Variable, value: String?) throws {
        var environment = ["HOME": "/home/ada"]
        environment[variable.name] = value
        #expect(
            Folders(environment: environment)[variable.kind]
                == "/home/ada/\(try #require(Self.defaults[variable.kind]))")
    }

    @Test(arguments: FolderKind.allCases, [nil, "", "ada", "./ada", "~"])
    func withoutAHomeThatIsAnAbsolutePathThereIsNone(kind: FolderKind, home: String?) {
        var environment: [String: String] = [:]
        environment["HOME"] = home
        for variable in Folders.variables { environment[variable.name] = "ada" }
        #expect(Folders(environment: environment)[kind] == nil)
        #expect(Folders(environment: environment).missing == FolderKind.allCases)
    }

    @Test func whatHasAPlaceOfItsOwnNeedsNoHome() {
        let folders = Folders(environment: ["XDG_DATA_HOME": "/data"])
        #expect(folders[.data] == "/data/matinee")
        #expect(folders.missing == [.state, .cache, .config])
    }

    @Test func slashesAtTheEndAreOfNoAccount() {
        let folders = Folders(environment: ["HOME": "/", "XDG_DATA_HOME": "/data//", "XDG_CACHE_HOME": "//"])
        #expect(folders[.state] == "/.local/state/matinee")
        #expect(folders[.data] == "/data/matinee")
        #expect(folders[.cache] == "/matinee")
    }
}
