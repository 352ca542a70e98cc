import TestSupport
import Testing

@testable import TerminalKit

struct TextEditorPropertyTests {
    private static let motions: [Key] = [.left, .right, .up, .down, .home, .end, .pageUp, .pageDown]

    private func random(_ seed: UInt64) -> (editor: TextEditor, size: Size, generator: SeededGenerator) {
        var generator = SeededGenerator(seed: seed)
        var text = RandomText(seed: seed)
        let size = Size(width: .random(in: 3...20, using: &generator), height: .random(in: 1...5, using: &generator))
        var editor = TextEditor(text.hostile(pieces: 30))
        editor.resize(to: size)
        return (editor, size, generator)
    }

    @Test("Whatever is pressed, the cursor is in the text and in sight, and no row is too wide")
    func theCursorIsInSight() {
        for seed in UInt64(0)..<150 {
            var (editor, size, generator) = random(seed)
            var text = RandomText(seed: seed &+ 1_000)
            for _ in 0..<40 {
                let keys = Self.motions + [.backspace, .delete, .enter, .paste(text.hostile(pieces: 2))]
                _ = editor.handle(keys.randomElement(using: &generator) ?? .up)
                #expect((0..<editor.lineCount).contains(editor.cursor.line), "seed \(seed)")
                #expect((0..<size.height).contains(editor.cursorCell.y), "seed \(seed)")
                #expect(editor.visibleRows.count <= size.height)
                for row in editor.visibleRows {
                    let widths = row.map { HarmlessText.width(of: String($0)) }
                    #expect(widths.reduce(0, +) <= max(size.width, widths.max() ?? 0), "seed \(seed)")
                }
            }
        }
    }

    @Test("Moving changes nothing")
    func movingChangesNothing() {
        for seed in UInt64(0)..<150 {
            var (editor, _, generator) = random(seed)
            let text = editor.text
            for _ in 0..<40 { _ = editor.handle(Self.motions.randomElement(using: &generator) ?? .up) }
            #expect(editor.text == text, "seed \(seed)")
        }
    }

    @Test("So many steps to the right lead through the whole text, and as many to the left back")
    func stepsLeadThroughTheText() {
        for seed in UInt64(0)..<150 {
            var (editor, _, _) = random(seed)
            let start = editor.cursor
            var steps = 0
            while steps < 10_000 {
                let before = editor.cursor
                editor.move(.right)
                if editor.cursor == before { break }
                steps += 1
            }
            #expect(editor.cursor.line == editor.lineCount - 1, "seed \(seed)")
            for _ in 0..<steps { editor.move(.left) }
            #expect(editor.cursor == start, "seed \(seed)")
        }
    }

    @Test("What is typed letter by letter is the text")
    func whatIsTypedIsTheText() {
        for seed in UInt64(0)..<150 {
            var random = RandomText(seed: seed)
            let text = random.hostile(pieces: 20).filter { !$0.isNewline || $0 == "\n" }
            var editor = TextEditor()
            for scalar in text.unicodeScalars {
                _ = editor.handle(scalar == "\n" ? .enter : .character(Character(scalar)))
            }
            #expect(editor.text.utf8.elementsEqual(text.utf8), "seed \(seed)")
        }
    }

    @Test("Deleting backwards from the end leaves nothing")
    func deletingLeavesNothing() {
        for seed in UInt64(0)..<50 {
            var (editor, _, _) = random(seed)
            for _ in 0..<500 { editor.move(.down) }
            editor.move(.lineEnd)
            for _ in 0..<500 { editor.deleteBackward() }
            #expect(editor.text == "", "seed \(seed)")
        }
    }
}
