import Testing

@testable import Sealing

struct SealingKeyTests {
    private let key = SealingKey(bytes: Array(1...32))

    private func failure(_ words: [String]) -> SealingKey.WordsFailure? {
        do throws(SealingKey.WordsFailure) { _ = try SealingKey(words: words.joined(separator: " ")) } catch {
            return error
        }
        return nil
    }

    @Test func `Words are the key again, however they were written down`() throws {
        let words = key.words
        #expect(words.count == 17)
        #expect(words.allSatisfy { $0.count == 5 })
        for text in [
            words.joined(separator: " "), words.joined(separator: "-"), "\n" + words.joined(separator: "\r\n\t") + "\n",
            words.joined(separator: " ").uppercased(),
            words.enumerated().map { "\($0 + 1). \($1)," }.joined(separator: " "),
        ] {
            #expect(try SealingKey(words: text) == key)
        }
    }

    /// The example of the proposal: 127.0.0.1 is lusab-babad.
    @Test func `The words are those that others read too`() {
        let bytes: [UInt8] = [127, 0, 0, 1] + Array(repeating: 255, count: 28)
        #expect(SealingKey(bytes: bytes).words.prefix(3) == ["lusab", "babad", "zuzuz"])
    }

    @Test func `Words that are no key are named by their number, and a wrong one is noticed`() {
        var words = key.words
        #expect(failure(Array(words.dropLast())) == .count(16))
        #expect(failure([]) == .count(0))
        words[3] = "apple"
        #expect(failure(words) == .unknown(number: 4))
        words[3] = "bábab"
        #expect(failure(words) == .count(18))
        words = key.words
        words[3] = words[3] == "babab" ? "babad" : "babab"
        #expect(failure(words) == .checksum)
        words = key.words
        words.swapAt(0, 1)
        #expect(failure(words) == .checksum)
    }

    @Test func `It shows itself to nobody by accident`() throws {
        var dumped = ""
        dump(key, to: &dumped)
        for text in ["\(key)", String(describing: key), String(reflecting: [key]), dumped] {
            #expect(text.contains("(secret)"))
            #expect(!key.words.contains { text.contains($0) })
            #expect(!text.contains("1, 2, 3"))
        }
    }

    @Test func `Two that are made are two`() throws {
        #expect(try Seal.makeKey() != Seal.makeKey())
        #expect(try SealingKey(words: Seal.makeKey().words.joined(separator: " ")).words.count == 17)
    }
}
