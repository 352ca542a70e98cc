import FoundationEssentials
import JSONReading
import Testing

struct OutsideJSONTests {
    /// At 512 Foundation's decoder itself would end the process.
    @Test(arguments: [1, 511, 512, 513, 100_000], ["[", #"{"a":"#, #"[{"a":"#])
    func howeverDeepItIsNestedItIsRefused(count: Int, opening: String) {
        let data = Data(String(repeating: opening, count: count).utf8)
        #expect(throws: (any Error).self) { try JSONDecoder().decode([Int].self, fromOutside: data) }
    }

    /// Of JSON5, Foundation's decoder itself would end the process.
    @Test(arguments: [
        [0x7B, 0xFF, 0x34], [0x7B, 0x61, 0xE2, 0x82, 0x3A, 0x31], [0x7B, 0xC3], [0xFF], [0x5B, 0x22, 0xF0, 0x9F],
    ])
    func whatIsNotUTF8IsRefused(bytes: [UInt8]) {
        for allowsJSON5 in [false, true] {
            let decoder = JSONDecoder()
            decoder.allowsJSON5 = allowsJSON5
            #expect(throws: (any Error).self) { try decoder.decode([String: Int].self, fromOutside: Data(bytes)) }
        }
    }

    @Test(arguments: ["[1,2]", " [1, 2]\n", "[1,2]\r\n"])
    func whatIsWholeIsRead(text: String) throws {
        #expect(try JSONDecoder().decode([Int].self, fromOutside: Data(text.utf8)) == [1, 2])
    }

    @Test(arguments: ["", "[1", "[1]]", "[1\"", "1"])
    func whatIsNotWholeIsRefused(text: String) {
        #expect(throws: (any Error).self) { try JSONDecoder().decode([Int].self, fromOutside: Data(text.utf8)) }
    }
}
