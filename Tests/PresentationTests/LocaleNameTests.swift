import Foundation
import Presentation
import Testing

struct LocaleNameTests {
    @Test(arguments: [
        ("de", "de"), ("DE_at", "de_AT"), ("de_AT.UTF-8@euro", "de_AT"), ("de-AT", "de_AT"),
        ("ca_ES@valencia", "ca_ES"),
        ("es_419", "es_419"), ("zh_hANT_tw", "zh_Hant_TW"), ("sr_Latn", "sr_Latn"), ("fil_PH", "fil_PH"),
        ("abcdefgh", "abcdefgh"),
    ])
    func aNameIsReadAndWrittenAsTheSystemWritesIt(text: String, identifier: String) {
        #expect(LocaleName(text)?.identifier == identifier)
    }

    @Test(arguments: [
        "", "C", "C.UTF-8", "POSIX", "POSIX.UTF-8", "a", "abcdefghi", "undefinedlanguage", "_", "_DE", "de_", "de__AT",
        "de_A", "de_AUT", "de_1", "de_12", "de_1234", "de_DE_1996", "de_DE_POSIX", "d1_DE", "dé_DE", "日本", "../../etc",
        "/usr/share", ".UTF-8", "@euro", " de", "de ", "de\u{0}", "de\n", "\u{1B}[31m", "de_DE/x", "*",
        "d\u{65}\u{301}",
        String(repeating: "de_", count: 10_000),
    ])
    func whatIsNoNameIsNone(text: String) {
        #expect(LocaleName(text) == nil)
    }

    @Test func whatFollowsTheNameMayBeAsLongAsItLikes() {
        #expect(LocaleName("de_AT@" + String(repeating: "x", count: 10_000))?.identifier == "de_AT")
    }

    /// Every locale that the system knows must be accepted.
    @Test func everyLocaleOfTheSystemWithoutVariantsIsOne() {
        for identifier in Locale.availableIdentifiers where LocaleName(identifier) == nil {
            let parts = identifier.split(separator: "_" as Character)
            #expect(parts.dropFirst().contains { $0.count > 4 }, "\(identifier) has no variant")
        }
    }
}
