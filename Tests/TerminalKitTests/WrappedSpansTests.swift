import TestSupport
import Testing

@testable import TerminalKit

struct WrappedSpansTests {
    private func wrapped(_ pieces: String..., to width: Int) -> [[String]] {
        pieces.enumerated().map { TextLine.Span($1, .plain, stop: $0) }.wrapped(to: width).map { line in
            line.spans.map { "\($0.stop ?? -1):\($0.text)" }
        }
    }

    @Test func linesBreakAsThoseOfTheWholeText() {
        #expect(wrapped("one", ", ", "two three", to: 9) == [["0:one", "1:, ", "2:two"], ["2:three"]])
    }

    @Test func aPieceMayTakeUpSeveralLines() {
        #expect(wrapped("a", " ", "long long long", to: 6) == [["0:a", "1: ", "2:long"], ["2:long"], ["2:long"]])
    }

    @Test func aLineBreakInAPieceIsASpace() {
        #expect(wrapped("a\nb", "c\u{85}d", to: 9) == [["0:a b", "1:c d"]])
    }

    @Test func wideCharactersAreCountedAsWide() {
        #expect(wrapped("漢字", "漢字", to: 6) == [["0:漢字", "1:漢"], ["1:字"]])
    }

    @Test func aMarkAtTheStartOfAPieceBelongsToTheOneBefore() {
        #expect(wrapped("e", "\u{301}te", to: 9) == [["0:e\u{301}", "1:te"]])
    }

    @Test func aSequenceThatIsNotEndedSwallowsNoOtherPiece() {
        #expect(wrapped("a\u{1B}]0;", "b", to: 9).joined().last == "1:b")
    }

    @Test(
        "Lines of facts break at the points between these, which fall away there",
        arguments: [
            (42, ["1934 · 474 pages, about 16 h · 19 editions"]),
            (41, ["1934 · 474 pages, about 16 h", "19 editions"]),
            (20, ["1934", "474 pages, about 16", "h · 19 editions"]),
            (12, ["1934", "474 pages,", "about 16 h", "19 editions"]),
        ])
    func linesOfFacts(width: Int, lines: [String]) {
        let facts = [TextLine.Span("1934 · 474 pages, about 16 h · 19 editions", .muted)]
        #expect(facts.factsWrapped(to: width).map(\.text) == lines)
    }

    @Test func factsOfSeveralPiecesKeepThem() {
        let pieces = ["Ann", " Lee", " · ", "Bo", ", ", "C", " · ", "Di Du"].enumerated()
            .map { TextLine.Span($1, .plain, stop: $0) }
        #expect(
            pieces.factsWrapped(to: 15).map { $0.spans.map(\.text) }
                == [["Ann", " Lee", " · ", "Bo", ", ", "C"], ["Di Du"]])
        #expect(pieces.factsWrapped(to: 15).last?.spans.map(\.stop) == [7])
        #expect(pieces.factsWrapped(to: 7).map(\.text) == ["Ann Lee", "Bo, C", "Di Du"])
        #expect([TextLine.Span]().factsWrapped(to: 9) == [TextLine([])])
        #expect([TextLine.Span(" ·  · ", .plain)].factsWrapped(to: 2).isEmpty == false)
    }

    @Test func withoutPiecesThereIsOneEmptyLine() {
        #expect([TextLine.Span]().wrapped(to: 9) == [TextLine([])])
    }

    @Test func textOfAnyKindKeepsItsCharacters() {
        var generator = SeededGenerator(seed: 7)
        let alphabet = Array("ab  漢\n\te\u{301}👍🏽\u{1B}[ –x")
        for _ in 1...500 {
            let pieces = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
                String(
                    (0..<Int.random(in: 0...9, using: &generator)).map { _ in
                        alphabet.randomElement(using: &generator) ?? " "
                    })
            }
            let spans = pieces.map { TextLine.Span($0, .plain) }
            let width = Int.random(in: 1...12, using: &generator)
            let whole = pieces.map { EscapeSequence.removed(from: $0) }.joined().wrapped(to: width)
            if spans.count > 1 { #expect(spans.wrapped(to: width).map(\.text) == whole) }
        }
    }
}
