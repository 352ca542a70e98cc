import TerminalKit
import Testing

struct ShortenedPathTests {
    private let path = "/home/ada/.local/share/matinee/library.sqlite"

    @Test func whatHasRoomStaysAsItIs() {
        #expect(path.shortenedPath(to: 45) == path)
    }

    @Test func itLosesItsMiddle() {
        #expect(path.shortenedPath(to: 31) == "/home/ada/…tinee/library.sqlite")
    }

    @Test(arguments: 0...44)
    func itFitsAndSaysWhichFileItIs(width: Int) {
        let short = path.shortenedPath(to: width)
        #expect(HarmlessText.width(of: short) == width)
        #expect(width < 3 || path.hasSuffix(short.split(separator: "…").last ?? ""))
    }

    @Test func noWideCharacterIsCutInHalf() {
        #expect(HarmlessText.width(of: "/家/家家家家家家/家家家家家家.sqlite".shortenedPath(to: 20)) <= 20)
    }
}
