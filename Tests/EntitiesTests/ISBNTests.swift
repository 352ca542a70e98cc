import Entities
import Testing

struct ISBNTests {
    @Test(arguments: [
        ("0306406152", "0306406152"), ("0-306-40615-2", "0306406152"), ("080442957x", "080442957X"),
        ("9780306406157", "9780306406157"), ("978-0-306-40615-7", "9780306406157"),
        (" 979 10 90636 07 1 ", "9791090636071"),
    ])
    func readsNumbersWhoseCheckDigitIsRight(text: String, digits: String) {
        #expect(ISBN(text)?.digits == digits)
    }

    @Test(arguments: [
        "", "-", "0306406153", "9780306406158", "X306406152", "03064061", "97803064061577", "9770306406157",
        "٠٣٠٦٤٠٦١٥٢",
        "030640615\u{0301}2",
    ])
    func refusesAllElse(text: String) {
        #expect(ISBN(text) == nil)
    }
}
