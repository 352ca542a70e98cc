/// What stands for what in a template.
struct TemplateVariables: Equatable {
    private let values: [String: String]

    init(name: SceneName, project: String, author: String, date: CalendarDay) {
        let (one, many) = (NameForms(name.text), NameForms.plural(name.text))
        values = [
            "name": one.lowerCamel, "Name": one.upperCamel, "NAME": one.constant,
            "names": many.lowerCamel, "Names": many.upperCamel, "NAMES": many.constant,
            "project": project, "author": author, "date": date.description,
        ]
    }

    /// In one pass: what a value brings in is not looked at again. Braces around anything else stay.
    func filled(into text: String) -> String {
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            let inside = rest[rest.index(after: open)...]
            let word = inside.prefix { $0.isLetter }
            if let value = values[String(word)], word.endIndex < inside.endIndex, inside[word.endIndex] == "}" {
                result += value
                rest = inside[inside.index(after: word.endIndex)...]
            } else {
                result += "{"
                rest = inside
            }
        }
        return result + rest
    }
}
