import Presentation
import Testing

struct PictureStateTests {
    @Test(
        "A place says the first letters of the first two words that have any, else a digit",
        arguments: [
            ("In the Mood for Love", "IT"), ("Amélie (2001)", "A"), ("the xx", "TX"), ("It’s a Boy", "IA"),
            ("千と千尋の神隠し", "千"), ("2001: A Space Odyssey", "AS"), ("8½ (1963)", "8"), ("!!!", ""), ("", ""),
        ])
    func firstLetters(title: String, initials: String) {
        #expect(PictureState(.upright, of: title, hasPicture: false, nil).initials == initials)
    }
}
