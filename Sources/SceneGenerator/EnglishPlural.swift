/// The plural of an English noun, as far as the names of types need it.
enum EnglishPlural {
    /// - Parameter noun: one word that begins in upper case.
    static func of(_ noun: String) -> String {
        if let plural = irregular[noun] { return plural }
        if ["ss", "us", "as", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
        if noun.hasSuffix("is") { return noun.dropLast(2) + "es" }
        // Details and Series are plurals already.
        if noun.hasSuffix("s") { return noun }
        if noun.wholeMatch(of: /.*[^aeiou]y/) != nil { return noun.dropLast() + "ies" }
        return noun + "s"
    }

    private static let irregular = [
        "Child": "Children", "Index": "Indices", "Life": "Lives", "Man": "Men", "Person": "People", "Quiz": "Quizzes",
        "Woman": "Women",
    ]
}
