import Foundation
import Testing

@testable import HTTP

struct JSONRepairTests {
    @Test(arguments: [
        (#""\ud800""#, #""\ufffd""#), (#""\uDC00x""#, #""\ufffdx""#),
        (#""\ud800\ud800\udc00""#, #""\ufffd\ud800\udc00""#),
        (#""\ud83c\udfac""#, #""\ud83c\udfac""#), (#""\\ud800""#, #""\\ud800""#), (#""\\\ud800""#, #""\\\ufffd""#),
        (#""\ud800\n""#, #""\ufffd\n""#), (#""\ud8"#, #""\ud8"#), ("\"\\", "\"\\"),
    ])
    func replacesHalvesOfPairsAndNothingElse(body: String, expected: String) {
        #expect(String(decoding: JSONRepair.repaired(Data(body.utf8)), as: UTF8.self) == expected)
    }

    @Test func replacesBytesThatAreNotUnicode() {
        let repaired = JSONRepair.repaired(Data([34, 0xFF, 65, 34]))
        #expect(String(decoding: repaired, as: UTF8.self) == "\"\u{FFFD}A\"")
    }
}
