import Foundation
import Navigation
import Testing

@testable import Browsing

struct ScreenMementoTests {
    @Test func aRowThatNoListHasCanBeCountedOnFrom() throws {
        let file = Data(#"{"row":9223372036854775807,"top":-9223372036854775808}"#.utf8)
        let memento = try JSONDecoder().decode(ScreenMemento.self, from: file)

        #expect(memento.row < Int.max - 1_000_000)
        #expect(memento.top == 0)
    }

    @Test func whatWasTypedComesBack() throws {
        var memento = ScreenMemento()
        memento.typed.add("yi")
        let file = try JSONEncoder().encode(memento)
        #expect(try JSONDecoder().decode(ScreenMemento.self, from: file) == memento)
        #expect(try JSONDecoder().decode(ScreenMemento.self, from: Data("{}".utf8)).typed.entries.isEmpty)
    }
}
