import Entities
import Testing

struct DiaryEventIDTests {
    @Test(arguments: [
        "00000000000000000000000000000000", "b5599319c218e833e5670035d5f65541", "ffffffffffffffffffffffffffffffff",
        "B5599319C218E833E5670035D5F65541", "b5599319c218e833e5670035d5f6554", "b5599319c218e833e5670035d5f655411", "",
        "read-7461", "b5599319c218e833e5670035d5f6554g", "b5599319c218e833e5670035d5f655é",
    ])
    func itsTextIsAsItWasGiven(text: String) {
        #expect(DiaryEvent.ID(text: text).text == text)
        #expect(DiaryEvent.ID(text: text) == DiaryEvent.ID(text: DiaryEvent.ID(text: text).text))
    }

    @Test func thoseThatDifferInOneDigitAreOthers() {
        let digits = Array("0123456789abcdef0123456789abcdef")
        var seen: Set<DiaryEvent.ID> = [DiaryEvent.ID(text: String(digits))]
        for index in digits.indices {
            var changed = digits
            changed[index] = changed[index] == "0" ? "1" : "0"
            #expect(seen.insert(DiaryEvent.ID(text: String(changed))).inserted)
        }
        #expect(DiaryEvent.ID(text: String(digits)) != DiaryEvent.ID(text: String(digits).uppercased()))
    }

    @Test func aNewOneHasThirtyTwoDigits() {
        let ids = (0..<100).map { _ in DiaryEvent.ID.makeOwn() }
        #expect(Set(ids).count == 100)
        #expect(ids.allSatisfy { $0.text.count == 32 && $0.text.allSatisfy { $0.isHexDigit && !$0.isUppercase } })
    }

    @Test func theirOrderIsThatOfTheirTexts() {
        let texts = ["", "a", "read-74", String(repeating: "0", count: 32), String(repeating: "f", count: 32)]
        let ids = (0..<100).map { _ in DiaryEvent.ID.makeOwn() } + texts.map { DiaryEvent.ID(text: $0) }
        #expect(ids.sorted().map(\.text) == ids.map(\.text).sorted())
    }
}
