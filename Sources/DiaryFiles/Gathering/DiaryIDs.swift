import Entities

extension DiaryService {
    /// Whose ids its things have where they have no better ones.
    var source: SourceID { SourceID(rawValue: rawValue) }
}

extension ItemID {
    /// The Movie Database's number; nil for any other text.
    init?(movieDatabase text: String) {
        guard let number = Int(text), number > 0, String(number) == text else { return nil }
        self.init(source: .movieDatabase, key: text)
    }
}
