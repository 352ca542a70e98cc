import Foundation
import Presentation
import Testing

@testable import Matinee

/// In processes of their own, since a process reads its environment once.
struct SystemLocaleTests {
    private static let unlikely = [
        "undefinedlanguage", "abcdefghijkl.UTF-8", "de_DE@" + String(repeating: "x", count: 300), "../../../etc/passwd",
    ]

    @Test(arguments: unlikely, ["LC_ALL", "LC_MESSAGES", "LANG"])
    func whateverTheEnvironmentHoldsNumbersAreFormatted(name: String, variable: String) async {
        await #expect(processExitsWith: .success) { [name = name as String, variable = variable as String] in
            for known in ["LC_ALL", "LC_MESSAGES", "LANG"] { unsetenv(known) }
            setenv(variable, name, 1)
            SystemLocale.keepFromEnvironment()
            let format = LocaleFormat(identifier: "de_AT")
            try #require(format.rating(8.4) == "8,4")
            try #require(format.language("en") == "Englisch")
        }
    }
}
