import Foundation
import Testing

@testable import Pictures

@Suite("Placeholders of Kitty's protocol")
struct KittyPlaceholdersTests {
    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test(
        "Each cell says its row, its column and the highest byte of its id by marks, and the lowest one by its colour")
    func cells() {
        let id = KittyPlaceholders.id(family: 2, color: 7)
        #expect(id == 0x0300_0007)
        let bytes = KittyPlaceholders.cells(of: id, in: PictureBox(columns: 3, rows: 2), atColumn: 4, row: 1)
        let expected = [
            "\u{1B}[0;38;5;7m",
            "\u{1B}[2;5H\u{10EEEE}\u{305}\u{305}\u{310}\u{10EEEE}\u{305}\u{30D}\u{310}\u{10EEEE}\u{305}\u{30E}\u{310}",
            "\u{1B}[3;5H\u{10EEEE}\u{30D}\u{305}\u{310}\u{10EEEE}\u{30D}\u{30D}\u{310}\u{10EEEE}\u{30D}\u{30E}\u{310}",
            "\u{1B}[0m",
        ].joined()
        #expect(Array(text(bytes).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test func theFirstMarksAreThoseOfTheProtocol() {
        let first = ["305", "30D", "30E", "310", "312", "33D", "33E", "33F", "346", "34A", "34B", "34C", "350", "351"]
        let marks = KittyPlaceholders.marks.map { mark in
            text(mark).unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined()
        }
        #expect(Array(marks.prefix(first.count)) == first)
        #expect(marks.count == 297 && marks.last == "1D244")
    }

    @Test("All marks are those that the protocol's rule finds in Unicode 6.0")
    func marksFollowTheRule() {
        /// Which become one character with some letters.
        let fused: Set<UInt32> = [
            0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30A, 0x30B, 0x30C, 0x30F, 0x311, 0x313,
            0x314, 0x342, 0x653, 0x654,
        ]
        let found = (0x300...0x1_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter { scalar in
            let properties = scalar.properties
            guard let age = properties.age, age.major < 6 || (age.major == 6 && age.minor == 0) else { return false }
            let text = String(Character(scalar))
            return properties.canonicalCombiningClass == .above && properties.generalCategory == .nonspacingMark
                && Array(text.decomposedStringWithCanonicalMapping.unicodeScalars) == [scalar]
                && !fused.contains(scalar.value)
        }
        #expect(KittyPlaceholders.marks.map { text($0) } == found.map { String(Character($0)) })
    }

    @Test("A box that is larger than there are marks is cut off, and no id is 0")
    func limits() {
        let box = PictureBox(columns: 400, rows: 1)
        let cells = text(KittyPlaceholders.cells(of: 0x0100_0001, in: box, atColumn: 0, row: 0)).unicodeScalars
        #expect(cells.count { $0 == "\u{10EEEE}" } == KittyPlaceholders.mostCells)
        #expect(KittyPlaceholders.id(family: KittyPlaceholders.families - 1, color: 255) == 29 << 24 | 255)
        #expect(KittyPlaceholders.id(family: 0, color: 1) == 1 << 24 | 1)
    }

    @Test("What goes through tmux is wrapped for it, with each ESC doubled; else it goes as it is")
    func route() {
        let command = Array("\u{1B}_Ga=d,d=I,i=12,q=2\u{1B}\\".utf8)
        #expect(KittyRoute.direct.carrying(command) == command)
        #expect(
            text(KittyRoute.tmux.carrying(command))
                == "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=d,d=I,i=12,q=2\u{1B}\u{1B}\\\u{1B}\\")
    }
}
