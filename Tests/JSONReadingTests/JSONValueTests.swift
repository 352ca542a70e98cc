import Foundation
import Testing

@testable import JSONReading

struct JSONValueTests {
    @Test(arguments: [
        "null", "true", "-7", "9007199254740993", "1.5", #""a text""#, #"[1,"a",[],{}]"#,
        #"{"a":{"b":[null,false,0.25]},"c":"d"}"#,
    ]) func `What is read is written as it was`(text: String) throws {
        let value = try JSONDecoder().decode(JSONValue.self, fromOutside: Data(text.utf8))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == text)
    }

    @Test func `It says what it is`() {
        #expect(JSONValue.text("a").asText == "a" && JSONValue.whole(1).asText == nil)
        #expect(JSONValue.table(["a": .null]).asTable == ["a": .null] && JSONValue.null.asTable == nil)
    }
}
