import Presentation
import Testing

struct SearchTextTests {
    @Test(arguments: [
        ("Alien", "alien"), ("Amélie", "amelie"), ("ÅNGSTRÖM", "angstrom"), ("Straße", "strasse"), ("Ｆｕｌｌ", "full"),
        ("千と千尋", "千と千尋"), ("", ""),
    ])
    func neitherCaseNorAccentNorWidthIsLeft(text: String, folded: String) {
        #expect(SearchText.folded(text) == folded)
    }
}
