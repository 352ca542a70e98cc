/// Every text in a value, however deep.
enum Strings {
    static func all(in value: Any) -> [String] {
        if let text = value as? String { return [text] }
        return Mirror(reflecting: value).children.flatMap { all(in: $0.value) }
    }
}
