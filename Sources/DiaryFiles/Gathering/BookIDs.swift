import Entities

extension DiaryService {
    /// Whose ids its things have where they have no better ones.
    var source: SourceID { SourceID(rawValue: rawValue) }
}

extension SourceID {
    /// The numbers of editions, with 13 digits: `9780060929879`.
    static let isbn = SourceID(rawValue: "isbn")
}

extension ItemID {
    init(isbn: ISBN) { self.init(source: .isbn, key: isbn.ofThirteen) }

    /// The Movie Database's number; nil for any other text.
    init?(movieDatabase text: String) {
        guard let number = Int(text), number > 0, String(number) == text else { return nil }
        self.init(source: .movieDatabase, key: text)
    }
}
